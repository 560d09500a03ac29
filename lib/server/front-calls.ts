import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { gzipSync } from 'node:zlib'
import { endpoints } from '@/lib/api/endpoints'
import { env } from '@/lib/env'
import { ANSWER_HEADERS, API_HEADERS } from '@/lib/http/answer-headers.mjs'
import { textOf } from '@/lib/http/respond'
import { accepts, addVary } from './accepted-encoding'
import { routeName } from './route-name'
import type { Step } from './step'

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Response | Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The exports of a route.ts. */
type RouteModule = Readonly<Record<Method, Handler>>
/** The handlers of the calls answered in front of Next, by endpoint path. */
export type FrontCalls = Readonly<Record<string, RouteModule>>

/** Compression does not shrink smaller bodies. */
const MIN_BYTES = 1_000

/**
 * Answers these calls without Next: browsers make them with every page load, keystroke of a search or step of an
 * order, and Next would be much of their cost. In all other cases Next still answers them.
 */
export function answerCalls(calls: FrontCalls): Step {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    const name = routeName(path)
    const methods = request.method === 'OPTIONS' && METHODS.get(name)
    if (methods) return sendMethods(methods, response)
    const handler = calls[name]?.[request.method as Method]
    if (!handler) return false
    const id = path.split('/')[name.split('/').indexOf('{id}')]
    return send(handler, id === undefined ? {} : { id }, request, response)
  }
}

/**
 * The methods of each documented path. Next would also list those that a route.ts exports only to answer 405, and as it
 * does for a path that does not exist: so for those of operators.
 */
const METHODS = methodsByPath()

function methodsByPath(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { path, method, auth } of Object.values(endpoints)) {
    if (auth === 'operator') continue
    const methods = found.get(path) ?? ['OPTIONS']
    found.set(path, method === 'GET' ? ['GET', 'HEAD', ...methods] : [...methods, method])
  }
  return found
}

function sendMethods(methods: readonly string[], response: ServerResponse): true {
  for (const [name, value] of Object.entries({ ...ANSWER_HEADERS, ...API_HEADERS })) response.setHeader(name, value)
  response.writeHead(204, { Allow: methods.toSorted().join(', ') }).end()
  return true
}

async function send(
  handler: Handler,
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const answer = await handler(requestOf(request), { params: Promise.resolve(params) })
  for (const [name, value] of Object.entries({ ...ANSWER_HEADERS, ...API_HEADERS })) response.setHeader(name, value)
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  response.setHeader('Set-Cookie', answer.headers.getSetCookie())
  response.statusCode = answer.status
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream && answer.body) sendStream(answer.body as ReadableStream<Uint8Array>, response)
  else sendText(await textOf(answer), request, response)
  return true
}

function sendStream(body: ReadableStream<Uint8Array>, response: ServerResponse): void {
  response.flushHeaders()
  // A client that disconnects ends the stream, and one that lags too far is cut off; neither is an error.
  pipeline(Readable.fromWeb(body), response, () => {})
}

function sendText(text: string, request: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from(text)
  const isZipped = body.length >= MIN_BYTES && accepts(request, 'gzip')
  addVary(response)
  if (isZipped) response.setHeader('Content-Encoding', 'gzip')
  response.end(isZipped ? gzipSync(body) : body)
}

function requestOf(request: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = request
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  // Node accepts any iterable. A handler that stops reading this one can still answer on the connection.
  const body = method === 'GET' || method === 'HEAD' ? null : request.iterator({ destroyOnReturn: false })
  const init: object = { method, headers, body, duplex: 'half' }
  return new Request(new URL(url, env.APP_URL), init)
}
