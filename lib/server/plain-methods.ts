import type { Step } from './step'

export const API_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const PAGE_METHODS = new Set(['GET', 'HEAD'])

/** A method that Next can handle and no path here supports, so that it always answers 405. */
const UNUSED_METHOD = 'PATCH'

/**
 * Replaces methods that a path does not support with one that is refused. Next answers 500 to TRACE, unknown methods
 * and anything but GET for a file, and would pass a POST to any page to its server-action parser, although there are
 * no server actions.
 */
export const allowPlainMethods: Step = (request) => {
  const method = request.method ?? ''
  if (isCall(request.url)) {
    if (!API_METHODS.has(method)) request.method = UNUSED_METHOD
  } else if (!PAGE_METHODS.has(method)) {
    // proxy.ts refuses the method for pages, but does not run for files and prefetches.
    request.method = UNUSED_METHOD
    request.url = '/'
    delete request.headers['next-router-prefetch']
  }
}

function isCall(target = '/'): boolean {
  return /^\/api(?:[/?]|$)/.test(target)
}
