import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Methods that a `Request` cannot have; Next makes one of everything that comes in. */
const UNKNOWN_TO_FETCH = new Set(['TRACE', 'TRACK', 'CONNECT'])

/**
 * Next answers 500 to a path that is not properly encoded and to the method TRACE. Such a request is changed before Next
 * sees it: the path into one that says the same to the letter, and so exists nowhere, the method into one that nothing has.
 */
export function makeRequestsReadable(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.url = readableTarget(request.url ?? '/')
    if (UNKNOWN_TO_FETCH.has(request.method ?? '')) request.method = 'UNKNOWN'
  })
}

/** The path and query of a request with a path that can be decoded. */
export function readableTarget(target: string): string {
  const [path = '', ...query] = target.split('?')
  return canBeDecoded(path) ? target : [path.replaceAll('%', '%25'), ...query].join('?')
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
