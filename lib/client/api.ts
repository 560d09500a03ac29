import type * as z from 'zod/mini'
import type { Endpoints } from '@/lib/api/endpoints'
import { addressOf, PATHS, type Path } from '@/lib/contract/paths'
import { STALE_TOKEN } from '@/lib/contract/stale-token'
import { TEXTS } from '@/lib/contract/texts'
import { suspectOutage } from './outage'
import { useUserId } from './user-id'

/** A failed call: the message, the error of each field, and the whole body for callers that need more. */
export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  readonly body: unknown
  /** Whether the answer was not JSON, such as that of a proxy. */
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

/** Whether a call failed with a server answer that explains why: one below status 500. */
export function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== 0 && error.body !== null
}

/** The text to show for a failure; `fallback` replaces that of a failure without an answer. */
export function failureText(error: unknown, fallback?: string): string {
  if (fallback !== undefined && !isAnswer(error)) return fallback
  return error instanceof ApiError ? error.message : TEXTS.somethingWrong
}

/** Whether a call failed because the session has ended. A refused login names its fields instead. */
export function isSessionOver(error: ApiError): boolean {
  return error.status === 401 && error.body !== null && Object.keys(error.fields).length === 0
}

/** How the end of a session was noticed: by the answer to a call, or by the stream of events. */
type SessionOver = 'refused' | 'told'

const sessionOverListeners = new Set<(how: SessionOver) => void>()

/** Calls back whenever the session has ended; returns the unsubscribe function. */
export function onSessionOver(listener: (how: SessionOver) => void): () => void {
  sessionOverListeners.add(listener)
  return () => sessionOverListeners.delete(listener)
}

/** Tells every listener that the session has ended. */
export function tellSessionOver(how: SessionOver): void {
  for (const listener of sessionOverListeners) listener(how)
}

type Name = keyof Endpoints

/** The options of a call: exactly the parts that its endpoint declares. */
export type CallOptions<N extends Name> = CallParts<Endpoints[N]> & {
  signal?: AbortSignal
  /** Lets the call finish after the user leaves the page; for small bodies. */
  keepalive?: boolean
}
/** The parts of the call of an endpoint. */
export type CallParts<E> = (E extends { params: infer P extends z.ZodMiniType } ? { params: z.output<P> } : unknown) &
  (E extends { query: infer Q extends z.ZodMiniType } ? { query?: z.input<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodMiniType }
    ? { body: z.input<B> | (E extends { takesCsv: true } ? File : never) }
    : unknown) &
  // Makes retries of the same attempt harmless.
  (E extends { idempotent: true } ? { idempotencyKey?: string } : unknown)
type NeedsNothing<N extends Name> = Record<never, never> extends CallParts<Endpoints[N]> ? true : false

/** The answer of an endpoint as it is on the wire. */
export type AnswerOf<N extends Name> = z.output<Endpoints[N]['answer']>

/**
 * Calls an endpoint. The answer is not parsed again, since the server's tests check every answer. Any status of 400 or
 * more throws an `ApiError` with the server's own texts; from 500 up, or without an answer, with the general one
 * (spec §8.1).
 */
export function call<N extends Name & keyof typeof PATHS>(
  name: N,
  ...[options]: NeedsNothing<N> extends true ? [CallOptions<N>?] : [CallOptions<N>]
): Promise<AnswerOf<N>> {
  return callPath(PATHS[name], options ?? {})
}

/**
 * The same for the path of an endpoint. The caller's type has checked which options it takes. A call that is refused for
 * its token is repeated once with a new token: the server checks the token before it does anything.
 */
export async function callPath<N extends Name>(path: Path, options: AnyOptions): Promise<AnswerOf<N>> {
  let answer = await send(path, options)
  if (membersOf(answer.data).kind === STALE_TOKEN && (await renewToken())) answer = await send(path, options)
  const { ok, status, data } = answer
  if (status === 503) suspectOutage()
  if (!ok || data === undefined) {
    const error = toApiError(status, data)
    if (isSessionOver(error)) tellSessionOver('refused')
    throw error
  }
  return data as AnswerOf<N>
}

/** Sends one request. The data are undefined when the answer is not JSON or breaks off. */
async function send(path: Path, options: AnyOptions): Promise<{ ok: boolean; status: number; data: unknown }> {
  const { body, idempotencyKey, signal, keepalive, ...addressParts } = options
  const { method } = path
  const isFile = body instanceof File
  // The system's own type of a file may be another one, such as Excel's.
  const headers = new Headers({ 'Content-Type': isFile ? 'text/csv' : 'application/json' })
  if (method !== 'GET') headers.set('XSRF-Token', await antiForgeryToken())
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  const response = await fetch(addressOf(path, addressParts), {
    method,
    headers,
    signal,
    keepalive,
    body: isFile ? body : body === undefined ? null : JSON.stringify(body),
  }).catch(async (error: unknown) => {
    if (signal?.aborted) throw error
    await pageStays()
    throw new ApiError(0, TEXTS.somethingWrong)
  })
  const data: unknown = await response.json().catch(async () => {
    await pageStays()
    return undefined
  })
  return { ok: response.ok, status: response.status, data }
}

type AnyOptions = {
  params?: Record<string, number>
  query?: Record<string, string>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  keepalive?: boolean
}

/** Waits for a deletion. A 404 counts as success: another tab, or an attempt whose answer was lost, deleted it. */
export async function orGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/**
 * When the user leaves a page, the browser fails its calls or cuts off their answers while scripts still run. Such a
 * failure must not undo anything, since the server may have carried out the call. So failures wait for this promise,
 * which resolves only while the page stays: timers do not fire on a page that is gone, unless it comes back.
 */
function pageStays(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50))
}

/** The server's message, else the first of its errors (spec §8.3). A proxy may answer anything else. */
function toApiError(status: number, data: unknown): ApiError {
  const { message, error, errors } = membersOf(data)
  const fields = Object.fromEntries(
    Object.entries(membersOf(errors)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const text = [message, error, ...Object.values(fields)].find(
    (said): said is string => typeof said === 'string' && said !== '',
  )
  if (status >= 500 || !text) return new ApiError(status, TEXTS.somethingWrong, {}, null, data === undefined)
  return new ApiError(status, text, fields, data)
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Read on each call, since signing in or out in any tab changes it. */
async function antiForgeryToken(): Promise<string> {
  const stored = readToken()
  if (stored) return stored
  await askSession()
  return readToken() ?? ''
}

/**
 * Replaces a stale token. Resolves to false when another user has signed in since the page showed its user: the call
 * must not be repeated in the name of that user.
 */
async function renewToken(): Promise<boolean> {
  const { id } = membersOf(await askSession())
  const userId = useUserId.getState()
  return userId === null || id === undefined || id === userId
}

let asking: Promise<unknown> | null = null

/** Asks who is signed in, since any GET of the API sets a valid token. Calls at the same time share one request. */
function askSession(): Promise<unknown> {
  asking ??= fetch(addressOf(PATHS.getSession))
    .then((answer) => answer.json())
    .catch(() => null)
    .finally(() => {
      asking = null
    })
  return asking
}

function readToken(): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith('XSRF-TOKEN='))
    ?.slice('XSRF-TOKEN='.length)
}
