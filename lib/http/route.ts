import type { Cookies } from 'cookie'
import * as z from 'zod/mini'
import { asksOperatorsPassword } from '@/lib/accounts/rules/session-life'
import type { User } from '@/lib/accounts/server/shapes'
import type { Acted, ActName } from '@/lib/acts'
import { isPageQuery, type pageQuery } from '@/lib/contract/answers'
import { type Auth, type Endpoint, PICTURE_LIMIT } from '@/lib/contract/endpoint'
import { TEXTS } from '@/lib/contract/texts'
import { db as database } from '@/lib/db/client'
import type { Db } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { mapRows, type Paged } from '@/lib/db/paging'
import { AppError, type FieldErrors } from '@/lib/errors'
import { settleOrders } from '@/lib/orders/server/clock'
import { isFullAccount, mayActFor } from '@/lib/policy'
import { missingTokenCookie, requireToken, TOKEN_COOKIE } from './anti-forgery'
import { audited } from './audited'
import { readCookies } from './cookies'
import { otherSpelling, respell } from './field-spelling'
import { inHeavyTurn } from './heavy-turns'
import { idempotencyKey, once } from './idempotency'
import { FEW_WAITING, inTurn } from './in-turn'
import { limitAttempts } from './limit-attempts'
import { unknownPath } from './not-found'
import { pageJson } from './page'
import { DEFAULT_BODY_LIMIT, isCsv, parseJson, readBody, requireJson, textOfBody, textOfFile } from './request-body'
import { cacheable, csv, errorResponse, json } from './respond'
import { SESSION_COOKIE } from './session'
import { sessionOf } from './session-user'

/** The session that a handler gets, depending on whether its endpoint requires one. */
type Given<A extends Auth, T> = A extends 'user' | 'account' | 'operator' ? T : A extends 'optional' ? T | null : null
type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Field<O, K extends string> = O extends Record<K, infer S> ? S : undefined

/** The arguments of a handler: checked, parsed, and under the names that commands use. */
export type Input<O extends Endpoint> = {
  user: Given<O['auth'], User>
  sessionId: Given<O['auth'], number>
  params: Parsed<Field<O, 'params'>>
  query: Parsed<Field<O, 'query'>>
  body: O extends { toInput: (...body: never) => infer Body } ? Body : Parsed<Field<O, 'body'>>
  db: Db
  now: Date
  request: Request
}

/** The data that a handler returns: a page of rows for a list, else the answer; both as views. */
type Answer<O extends Endpoint> = O extends { query: { shape: (typeof pageQuery)['shape'] } }
  ? Paged<ViewOf<O, RowOf<z.output<O['answer']>>>>
  : ViewOf<O, z.output<O['answer']>>
/** The view that a handler returns: the input of its row's `toWire`, if there is one that makes the row's answer. */
type ViewOf<O, Out> = O extends { toWire: (view: infer View) => Out } ? View : Out
/** The row type of a list, which is bare or the only field of its answer. */
type RowOf<Answer> = Answer extends readonly (infer Row)[] ? Row : RowOf<Answer[keyof Answer]>

/** An endpoint of the operators' desk that changes something. */
type ActEndpoint = { method: 'POST' | 'PUT' | 'DELETE'; path: `/api/operate/${string}` }

/** The name of an act; null for an endpoint that is none. */
function actOf({ method, path, act }: Endpoint): ActName | null {
  if (method === 'GET' || !path.startsWith('/api/operate/')) return null
  if (!act) throw new Error(`${method} ${path} has no name for the audit log.`)
  return act
}

/**
 * A handler returns data, or a `Response` when it sets cookies or streams. An operator's act also returns its entry of
 * the audit log, so that none can be written without.
 */
export type Handle<O extends Endpoint> = (
  input: Input<O>,
) => Promise<O extends ActEndpoint ? Acted<Answer<O>> : Answer<O> | Response>

export type NextContext = { params: Promise<Record<string, string | string[] | undefined>> }
export type RouteHandler = ((request: Request, context: NextContext) => Promise<Response>) & { endpoint: Endpoint }

/**
 * Makes the handler of an endpoint. All cross-cutting work is here, in this order: anti-forgery, media type, session,
 * limits, path, query, size and fields of the body, idempotency, account ownership, due changes of orders, error map,
 * headers.
 */
export function route<const O extends Endpoint>(endpoint: O, handle: Handle<O>): RouteHandler {
  const act = actOf(endpoint)
  // An act's handler returns its entry too; the compiler cannot follow the condition.
  const whole = act ? (audited(act, handle as never) as unknown as Handle<O>) : handle
  const handler = async (request: Request, context: NextContext) => {
    const cookies = readCookies(request.headers.get('cookie'))
    const answer = await answerTo(endpoint, whole, request, context, cookies).catch((error: unknown) =>
      errorResponse(error, request),
    )
    // The answer to everybody but operators is the same as for a path that does not exist.
    return endpoint.auth === 'operator' ? answer : withToken(request, cookies, answer)
  }
  return Object.assign(handler, { endpoint })
}

async function answerTo<O extends Endpoint>(
  endpoint: O,
  handle: Handle<O>,
  request: Request,
  context: NextContext,
  cookies: Cookies,
): Promise<Response> {
  const sessionCookie = cookies[SESSION_COOKIE]
  const mutates = endpoint.method !== 'GET'
  const takesFile = endpoint.takesCsv === true && isCsv(request)
  const isHidden = endpoint.auth === 'operator'
  // Before all that answers differently from a path that does not exist.
  const operating = isHidden ? await sessionOf(sessionCookie) : null
  if (isHidden && !operating?.operator) return unknownPath()
  if (mutates) {
    requireToken(request, cookies, sessionCookie)
    if (!takesFile) requireJson(request)
  }
  const session = operating ?? (endpoint.auth === 'public' ? null : await sessionOf(sessionCookie, endpoint))
  const user = session?.user ?? null
  authorize(endpoint.auth, user)
  const now = new Date()
  await limitAttempts(endpoint, { request, user }, { db: database, now })
  const params = parsePath(endpoint.params, await context.params)
  const query = parseFields(endpoint.query, Object.fromEntries(new URL(request.url).searchParams))
  const bytes = mutates ? await readBody(request, endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT) : null
  const text = bytes ? (takesFile ? textOfFile : textOfBody)(bytes) : ''
  const sent = takesFile ? { csv: text } : parseJson(text)
  const parsed = parseFields(endpoint.body, sent)
  const body = endpoint.toInput ? endpoint.toInput(parsed) : parsed
  // Each part was parsed by the endpoint's own schema; the compiler cannot follow that.
  const input = { user, sessionId: session?.id ?? null, params, query, body, now, request }
  const run = async (db: Db) => {
    requireOwnAccount(endpoint, user, params)
    await settleFirst(endpoint, { id: params?.id, customerId: user?.id }, { db, now })
    return handle({ ...input, db } as Input<O>).then(
      (answer) => toResponse(endpoint, request, answer),
      (error) => {
        throw error instanceof AppError ? error.withFields(asSent(error.fields, sent)) : error
      },
    )
  }

  if (endpoint.asksPassword && (!session || asksOperatorsPassword(session, now))) {
    throw new AppError('forbidden', TEXTS.passwordRequired, { extra: { kind: 'password_required' } })
  }
  const key = endpoint.idempotent ? idempotencyKey(request) : null
  if (mutates && user) {
    const scope = `${endpoint.method} ${new URL(request.url).pathname.replace(/\/+$/, '')}`
    const call = key === null ? null : { userId: user.id, scope, key, body: text }
    const change = () =>
      inHeavyTurn(endpoint, { request, user }, () => (call ? once(call, { db: database, now }, run) : run(database)))
    // Pictures skip the queue: the decoder has its own, which keeps few of their large bodies in memory.
    if (endpoint.bodyLimit === PICTURE_LIMIT) return change()
    return inTurn(user.id, change, endpoint.bodyLimit ? FEW_WAITING : undefined)
  }
  const answer = await inHeavyTurn(endpoint, { request, user }, () => run(database))
  return endpoint.cacheable ? cacheable(request, answer) : answer
}

function toResponse(
  { query, answer, status, toWire, answersCsv }: Endpoint,
  request: Request,
  returned: unknown,
): Response {
  if (returned instanceof Response) return returned
  if (answersCsv) return csv(String(returned))
  const wireOf = (view: unknown) => (toWire ? toWire(view) : view)
  if (!isPageQuery(query)) return json(wireOf(returned), { status })
  // The type of a handler follows from the same query and conversion; the compiler cannot follow that.
  return pageJson(request, answer, mapRows(returned as Paged<unknown>, wireOf))
}

function authorize(auth: Auth, user: User | null): void {
  if ((auth === 'user' || auth === 'account') && !user) throw new AppError('unauthenticated', TEXTS.loginRequired)
  if (auth === 'account' && user && !isFullAccount(user)) throw new AppError('forbidden', TEXTS.guestRefused)
}

function requireOwnAccount({ ownAccount }: Endpoint, user: User | null, params: { id: number } | undefined): void {
  if (ownAccount && !(user && params && mayActFor(user, params.id))) throw new AppError('forbidden', TEXTS.notAllowed)
}

type About = { id: number | undefined; customerId: number | undefined }

/** Settles the due orders that a call is about, where its row says so. */
async function settleFirst({ settles }: Endpoint, { id, customerId }: About, deps: Deps): Promise<void> {
  if (settles === 'order') await settleOrders({ id }, deps)
  else if (settles === 'restaurant') await settleOrders({ restaurantId: id }, deps)
  else if (settles === 'customer') await settleOrders({ customerId }, deps)
}

function parsePath(schema: Endpoint['params'], params: unknown): { id: number } | undefined {
  const parsed = schema?.safeParse(params)
  if (parsed && !parsed.success) throw new AppError('not_found', 'Not found')
  return parsed?.data
}

function parseFields(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  if (!schema) return undefined
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new AppError('malformed', 'The request must be a JSON object.')
  }
  const parsed = schema.safeParse(respell(schema, sent))
  if (parsed.success) return parsed.data
  const texts = fieldTexts(schema, parsed.error.issues)
  throw new AppError('validation', Object.values(texts)[0] ?? 'Invalid request', { fields: asSent(texts, sent) })
}

/** The first error of each field, in the order of the schema: rules about several fields come last. */
function fieldTexts(schema: z.ZodMiniType, issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const order = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  const told = issues.map(({ path, message }) => ({ name: String(path[0] ?? 'body'), message }))
  const texts = new Map<string, string>()
  for (const { name, message } of told.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))) {
    if (!texts.has(name)) texts.set(name, message)
  }
  return Object.fromEntries(texts)
}

/** Renames the errors to the spelling that the caller used. */
function asSent(fields: FieldErrors, sent: unknown): FieldErrors {
  const names = Object.keys(typeof sent === 'object' && sent !== null ? sent : {})
  const spelled = (name: string) =>
    names.find((used) => used === name) ?? names.find((used) => otherSpelling(used) === name) ?? name
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [spelled(name), text]))
}

/** Gives a caller without a valid anti-forgery token a new one; signing in or out sets its own. */
function withToken(request: Request, cookies: Cookies, answer: Response): Response {
  const setsToken = answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`))
  const token = request.method === 'GET' && !setsToken && missingTokenCookie(cookies)
  if (!token) return answer
  answer.headers.append('Set-Cookie', token)
  // A shared cache must not give one visitor's cookie to the next.
  if (answer.headers.get('Cache-Control')?.startsWith('public'))
    answer.headers.set('Cache-Control', 'private, no-cache')
  return answer
}
