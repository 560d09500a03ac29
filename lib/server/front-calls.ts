import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { env } from '@/lib/env'
import { ANSWER_HEADERS, API_HEADERS } from '@/lib/http/answer-headers.mjs'
import { textOf } from '@/lib/http/respond'
import { accepts, addVary } from './accepted-encoding'
import { routeName } from './route-name'

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Response | Promise<Response>
/** The handlers of `GET`, by the paths of their endpoints. */
export type FrontCalls = Readonly<Record<string, Handler>>

/** Smaller bodies do not get smaller. */
const MIN_BYTES = 1_000

/**
 * Answers these calls in front of Next: browsers make them with every load of a page, every key of a search or every step of an
 * order, and much of their cost would be Next's. Next answers them too, in all other cases.
 */
export function answerCalls(server: Server, calls: FrontCalls): void {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...rest: unknown[]) => {
    const [request, response] = rest as [IncomingMessage, ServerResponse]
    const path = request?.url?.split('?', 1)[0] ?? ''
    const handler = event === 'request' && request.method === 'GET' ? calls[routeName(path)] : undefined
    if (!handler) return emit(event, ...rest)
    const id = /\/(\d+)(?=\/|$)/.exec(path)?.[1]
    void send(handler, id === undefined ? {} : { id }, request, response)
    return true
  }
}

async function send(
  handler: Handler,
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const asked = new Request(new URL(`${request.url}`, env.APP_URL), { headers })
  const answer = await handler(asked, { params: Promise.resolve(params) })
  const body = Buffer.from(await textOf(answer))
  const isZipped = body.length >= MIN_BYTES && accepts(request, 'gzip')
  for (const [name, value] of Object.entries({ ...ANSWER_HEADERS, ...API_HEADERS })) response.setHeader(name, value)
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  response.setHeader('Set-Cookie', answer.headers.getSetCookie())
  response.statusCode = answer.status
  addVary(response)
  if (isZipped) response.setHeader('Content-Encoding', 'gzip')
  response.end(isZipped ? gzipSync(body) : body)
}
