import { z } from 'zod'
import { addressOf, type Endpoint } from '@/lib/contracts/endpoints/endpoint'
import { type InCents, inCents } from '@/lib/contracts/money-fields'
import { TEXTS } from '@/lib/contracts/texts'

/** A call that failed: what to tell the person, the text for each field, and the whole body for callers that want more. */
export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  readonly body: unknown
  /** Whether something answered that is not JSON, such as a proxy. */
  readonly unreadable: boolean

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    body: unknown = null,
    unreadable = false,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
    this.body = body
    this.unreadable = unreadable
  }
}

/** Whether a call was refused since nobody is signed in. A login that is refused blames its fields. */
export function isSessionOver(error: ApiError): boolean {
  return error.status === 401 && error.body !== null && Object.keys(error.fields).length === 0
}

const sessionOverListeners = new Set<() => void>()

/** Calls back whenever the server says that nobody is signed in; returns how to stop. */
export function onSessionOver(listener: () => void): () => void {
  sessionOverListeners.add(listener)
  return () => sessionOverListeners.delete(listener)
}

/** What a call needs beside its endpoint: exactly the parts that its row asks for. */
export type CallOptions<E extends Endpoint> = Parts<E> & {
  signal?: AbortSignal
  /** Goes on when the page is left meanwhile; for small bodies. */
  keepalive?: boolean
}
type Parts<E> = (E extends { params: z.ZodType } ? { params: { id: number } } : unknown) &
  (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) &
  // Makes a retry of the same attempt harmless.
  (E extends { idempotent: true } ? { idempotencyKey?: string } : unknown)
type NeedsNothing<E> = Record<never, never> extends Parts<E> ? true : false

/** The answer of an endpoint, its money in cents. */
export type AnswerOf<E extends Endpoint> = InCents<z.output<E['answer']>>

/**
 * Calls an endpoint and parses its answer. Any status of 400 or more throws an `ApiError` (spec §7.4): below 500 with the
 * server's own texts, from 500 up, and when nothing came back, with the general one (spec §8.1).
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[options]: NeedsNothing<E> extends true ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<AnswerOf<E>> {
  // The parts of any row; which of them are there is checked above.
  const { body, idempotencyKey, signal, keepalive, ...place }: AnyOptions = options ?? {}
  const { method } = endpoint
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (method !== 'GET') headers.set('XSRF-Token', await antiForgeryToken())
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  const response = await fetch(addressOf(endpoint, place), {
    method,
    headers,
    signal,
    keepalive,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(async (error: unknown) => {
    if (signal?.aborted) throw error
    await pageStays()
    throw new ApiError(0, TEXTS.somethingWrong)
  })
  const data: unknown = await response.json().catch(async () => {
    await pageStays()
    return undefined
  })
  if (!response.ok || data === undefined) {
    const error = toApiError(response.status, data)
    if (isSessionOver(error)) for (const listener of sessionOverListeners) listener()
    throw error
  }
  return inCents(endpoint.answer.parse(data)) as AnswerOf<E>
}

type AnyOptions = {
  params?: { id: number }
  query?: Record<string, string>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  keepalive?: boolean
}

/**
 * Waits for a deletion. What is gone already was deleted in another tab, or by a try whose answer was lost, and is as good as
 * deleted.
 */
export async function orGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/**
 * A browser fails the calls of a page that is being left, or cuts their answers short, while its scripts still run. Nothing may be taken back for that:
 * the server may well do what was asked. Timers do not fire anymore on such a page, unless it comes back.
 */
function pageStays(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50))
}

/** What the body of an error may say; a proxy or another server may leave out any of it. */
const failure = z.looseObject({
  message: z.string().catch(''),
  error: z.string().catch(''),
  errors: z.union([z.looseObject({}), z.array(z.unknown())]).catch({}),
})

/** The server's message, else the first of its errors (spec §8.3). */
function toApiError(status: number, data: unknown): ApiError {
  const parsed = failure.safeParse(data)
  const { message = '', error = '', errors = {} } = parsed.data ?? {}
  const fields = Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const text = message || error || Object.values(fields)[0]
  if (status >= 500 || !text) return new ApiError(status, TEXTS.somethingWrong, {}, null, data === undefined)
  return new ApiError(status, text, fields, data)
}

/** Read afresh on each call: signing in or out in any tab changes it. */
async function antiForgeryToken(): Promise<string> {
  const stored = readToken()
  if (stored) return stored
  // Any GET of the API sets one.
  await fetch('/api/auth/').catch(() => undefined)
  return readToken() ?? ''
}

function readToken(): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith('XSRF-TOKEN='))
    ?.slice('XSRF-TOKEN='.length)
}
