import type { Hook } from './hook'

const OF_CALLS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const OF_EVERYTHING_ELSE = new Set(['GET', 'HEAD'])

/** A method that Next can handle and that no path here has, so that it always answers 405. */
const NOBODYS_METHOD = 'PATCH'

/**
 * Replaces every method that a path does not have with one that is refused. Next answers TRACE, unknown methods and
 * anything but GET for a file with 500, and would pass a POST to any page to its parser for server actions, although
 * there are none.
 */
export const allowPlainMethods: Hook = ({ request }) => {
  const method = request.method ?? ''
  if (isCall(request.url)) {
    if (!OF_CALLS.has(method)) request.method = NOBODYS_METHOD
  } else if (!OF_EVERYTHING_ELSE.has(method)) {
    // proxy.ts refuses the method for pages, but does not run for files and prefetches.
    request.method = NOBODYS_METHOD
    request.url = '/'
    delete request.headers['next-router-prefetch']
  }
}

function isCall(target = '/'): boolean {
  return /^\/api(?:[/?]|$)/.test(target)
}
