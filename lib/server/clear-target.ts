import type { IncomingMessage, ServerResponse } from 'node:http'
import { ANSWER_HEADERS } from '@/lib/http/answer-headers.mjs'
import { errorBody } from '@/lib/http/respond'
import type { Step } from './step'

/**
 * Answers 400 to ambiguous requests: Next answers 500 to a target that is not a path, and Node keeps only the first
 * Host, while a proxy may have used another. An API path with an empty segment gets 404.
 */
export const refuseUnclearTargets: Step = (request, response) => {
  if (!hasClearTarget(request)) return refuse(response, 400, 'Bad request')
  // Next would redirect it, and a redirect loses the body of a POST.
  if (/^\/+api\/(?:[^?]*\/)?\/|^\/\/+api(?:[/?]|$)/.test(request.url ?? '')) return refuse(response, 404, 'Not found')
  return false
}

function refuse(response: ServerResponse, status: number, message: string): true {
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.setHeader(name, value)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  response.writeHead(status, headers).end(JSON.stringify(errorBody(message)))
  return true
}

/** Whether the target is a path of this site, with one Host. HTTP 1.0 needs none. */
function hasClearTarget({ url = '', rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(isHost).length
  return url.startsWith('/') && (hosts === 1 || (hosts === 0 && httpVersion === '1.0'))
}

/** `rawHeaders` alternates names and values. */
const isHost = (text: string, at: number) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
