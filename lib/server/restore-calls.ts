import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { PATHS } from '@/lib/contract/paths'
import { env } from '@/lib/env'
import { ANSWER_HEADERS, API_HEADERS } from '@/lib/http/answer-headers.mjs'
import { accepts, addVary } from './accepted-encoding'

const PATHS_OF_RESTORE = new Set<string>([PATHS.getSession.path, `${PATHS.getSession.path}/`])
export type Restore = (request: Request) => Promise<Response>

/** Smaller bodies do not get smaller. */
const MIN_BYTES = 1_000

/**
 * Answers the call that restores a session in front of Next: every load of a page by a user makes it, and most of its cost would
 * be Next's. `restore` is the handler of the endpoint, which Next answers in all other cases.
 */
export function answerRestores(server: Server, restore: Restore): void {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...rest: unknown[]) => {
    const [request, response] = rest as [IncomingMessage, ServerResponse]
    const isRestore = event === 'request' && request.method === 'GET' && PATHS_OF_RESTORE.has(pathOf(request.url))
    if (!isRestore) return emit(event, ...rest)
    void send(restore, request, response)
    return true
  }
}

const pathOf = (url = '') => url.split('?', 1)[0] ?? ''

async function send(restore: Restore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const answer = await restore(new Request(new URL(`${request.url}`, env.APP_URL), { headers }))
  const body = Buffer.from(await answer.arrayBuffer())
  const isZipped = body.length >= MIN_BYTES && accepts(request, 'gzip')
  for (const [name, value] of Object.entries({ ...ANSWER_HEADERS, ...API_HEADERS })) response.setHeader(name, value)
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  response.setHeader('Set-Cookie', answer.headers.getSetCookie())
  response.statusCode = answer.status
  addVary(response)
  if (isZipped) response.setHeader('Content-Encoding', 'gzip')
  response.end(isZipped ? gzipSync(body) : body)
}
