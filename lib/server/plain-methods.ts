import type { Hook } from './hook'

const OF_CALLS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const OF_EVERYTHING_ELSE = new Set(['GET', 'HEAD'])

/** A method that Next can handle and that nothing here has: whatever it is sent to answers 405. */
const NOBODYS_METHOD = 'PATCH'

/**
 * Shows Next every method that a path does not have as one that is refused: it answers TRACE, unknown methods and anything
 * but GET for a file with 500, and a POST to any page would reach what reads the payloads of server actions, though there
 * are none.
 */
export const allowPlainMethods: Hook = ({ request }) => {
  const method = request.method ?? ''
  if (isCall(request.url)) {
    if (!OF_CALLS.has(method)) request.method = NOBODYS_METHOD
  } else if (!OF_EVERYTHING_ELSE.has(method)) {
    // proxy.ts refuses the method for pages, but is not asked about files and about what is fetched ahead.
    request.method = NOBODYS_METHOD
    request.url = '/'
    delete request.headers['next-router-prefetch']
  }
}

function isCall(target = '/'): boolean {
  return /^\/api(?:[/?]|$)/.test(target)
}
