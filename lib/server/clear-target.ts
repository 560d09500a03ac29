import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ANSWER_HEADERS } from '@/lib/http/answer-headers.mjs'
import { errorBody } from '@/lib/http/respond'

/**
 * Answers 400 to ambiguous requests, in front of everything else: Next answers 500 to a target that
 * is no path, and Node drops all but the first Host, where a proxy may have gone by another one.
 */
export function refuseUnclearTargets(server: Server): void {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...rest: unknown[]) => {
    const [request, response] = rest as [IncomingMessage, ServerResponse]
    if (event !== 'request' || hasClearTarget(request)) return emit(event, ...rest)
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.setHeader(name, value)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
    }
    response.writeHead(400, headers).end(JSON.stringify(errorBody('Bad request')))
    return true
  }
}

/** Whether the target is a path of this site, and at most one Host was sent. */
function hasClearTarget({ url = '', rawHeaders }: IncomingMessage): boolean {
  return url.startsWith('/') && rawHeaders.filter(isHost).length < 2
}

/** Names and values take turns. */
const isHost = (text: string, at: number) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
