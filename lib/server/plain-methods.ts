import type { Hook } from './hook'

const OF_CALLS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const OF_EVERYTHING_ELSE = new Set(['GET', 'HEAD'])

/** A method that Next can handle and that nothing here has: whatever it is sent to answers 405. */
const NOBODYS_METHOD = 'PATCH'

/**
 * Shows Next every method that a path does not have as one that is refused: it answers TRACE, unknown methods and OPTIONS for
 * a file with 500, and a POST to any page would reach what reads the payloads of server actions, though there are none.
 */
export const allowPlainMethods: Hook = ({ request }) => {
  const known = isCall(request.url) ? OF_CALLS : OF_EVERYTHING_ELSE
  if (known.has(request.method ?? '')) return
  request.method = NOBODYS_METHOD
  // A page that is fetched ahead does without proxy.ts, which refuses the method.
  delete request.headers['next-router-prefetch']
}

function isCall(target = '/'): boolean {
  return /^\/api(?:[/?]|$)/.test(target)
}
