import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ANSWER_HEADERS } from '@/lib/http/answer-headers.mjs'
import { errorBody } from '@/lib/http/respond'

/**
 * Answers 400 to ambiguous requests, in front of everything else: Next answers 500 to a target that
 * is no path, and Node drops all but the first Host, where a proxy may have gone by another one. A path of the API with an empty
 * segment is 404.
 */
export function refuseUnclearTargets(server: Server): void {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...rest: unknown[]) => {
    const [request, response] = rest as [IncomingMessage, ServerResponse]
    if (event !== 'request') return emit(event, ...rest)
    if (!hasClearTarget(request)) refuse(response, 400, 'Bad request')
    // Next would redirect it, and a redirect loses the body of a POST.
    else if (/^\/+api\/(?:[^?]*\/)?\/|^\/\/+api(?:[/?]|$)/.test(request.url ?? '')) refuse(response, 404, 'Not found')
    else return emit(event, ...rest)
    return true
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.setHeader(name, value)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  response.writeHead(status, headers).end(JSON.stringify(errorBody(message)))
}

/** Whether the target is a path of this site, and at most one Host was sent. */
function hasClearTarget({ url = '', rawHeaders }: IncomingMessage): boolean {
  return url.startsWith('/') && rawHeaders.filter(isHost).length < 2
}

/** Names and values take turns. */
const isHost = (text: string, at: number) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
