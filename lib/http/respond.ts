import { createHash } from 'node:crypto'
import type { ErrorOut } from '@/lib/contract/answers'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { TEXTS } from '@/lib/contract/texts'
import { isUnavailable } from '@/lib/db/failures'
import { AppError, type ErrorCode, type FieldErrors } from '@/lib/errors'
import { log } from '@/lib/log'
import { processWide } from '@/lib/process-wide'
import { isLeftUnread } from './request-body'

/** The header that carries the request's id to the handlers and in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The status of each error code, defined here only. */
export const STATUS_OF: Record<ErrorCode, number> = {
  validation: 400,
  malformed: 400,
  unauthenticated: 401,
  insufficient_funds: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_many: 409,
  too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  unavailable: 503,
}

const PRIVATE = 'private, no-store'

const bodies = processWide('bodies of answers', () => new WeakMap<Response, string>())

/** The text of an answer. Reading it from the stream of a `Response` would take as long as a query. */
export const textOf = async (answer: Response): Promise<string> => bodies.get(answer) ?? answer.text()

/** A JSON answer, private unless the caller says otherwise. */
export function json(
  data: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
): Response {
  const body = JSON.stringify(data)
  const answer = new Response(body, { status, headers })
  bodies.set(answer, body)
  answer.headers.set('Content-Type', 'application/json; charset=utf-8')
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', PRIVATE)
  return answer
}

/** A CSV file to download, private like `json`; without a name it is saved under that of its address. */
export function csv(text: string, fileName?: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': fileName ? `attachment; filename="${fileName}"` : 'attachment',
      'Cache-Control': PRIVATE,
    },
  })
}

/** The body of every error. */
export function errorBody(message: string, errors: FieldErrors = {}, extra: Record<string, unknown> = {}): ErrorOut {
  return { ...extra, message, error: message, errors }
}

/** Turns anything thrown into an answer. An unexpected error is logged with the request's id; its text stays general. */
export function errorResponse(error: unknown, request?: Request): Response {
  if (error instanceof AppError) {
    const answer = json(errorBody(error.message, error.fields, error.extra), { status: STATUS_OF[error.code] })
    const wait = secondsToWait(error)
    if (wait !== undefined) answer.headers.set('Retry-After', String(wait))
    if (request && isLeftUnread(request)) answer.headers.set('Connection', 'close')
    return answer
  }
  log.error({ err: error, requestId: request?.headers.get(REQUEST_ID_HEADER) }, 'failed')
  if (isUnavailable(error)) return errorResponse(new AppError('unavailable', ERROR_TEXTS.unavailable))
  return json(errorBody(TEXTS.somethingWrong), { status: 500 })
}

/** How long clients should wait before they try again while the storage fails or a queue is full. */
export const SECONDS_UNTIL_AVAILABLE = 5

/** How long the client should wait after too many calls, or while the server is busy. */
function secondsToWait({ code, extra }: AppError): unknown {
  if (code === 'too_many_requests') return extra.retryAfter ?? 60
  return code === 'unavailable' ? SECONDS_UNTIL_AVAILABLE : undefined
}

/** Adds an ETag to an answer that is the same for everyone, and answers 304 when the client has it. */
export async function cacheable(request: Request, answer: Response): Promise<Response> {
  const body = await textOf(answer)
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = new Headers(answer.headers)
  headers.set('ETag', etag)
  // Any cache may store it but must revalidate each time: a menu may change at any moment.
  headers.set('Cache-Control', 'public, no-cache')
  if (knows(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { status: answer.status, headers })
}

/** Whether the client's `If-None-Match` contains this tag. */
export function knows(sent: string | null | undefined, etag: string): boolean {
  const tags = sent?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags?.includes(etag.replace(/^W\//, '')) ?? false
}
