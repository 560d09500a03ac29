import type { Cookies } from 'cookie'
import type * as z from 'zod/mini'
import type { Session } from '@/lib/accounts/server/sessions'
import type { User } from '@/lib/accounts/server/shapes'
import type { Acted } from '@/lib/acts'
import { isPageQuery, type pageQuery } from '@/lib/contract/answers'
import { type Auth, type Endpoint, PICTURE_LIMIT } from '@/lib/contract/endpoint'
import { TEXTS } from '@/lib/contract/texts'
import { db as database } from '@/lib/db/client'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { isUnavailable } from '@/lib/db/failures'
import { mapRows, type Paged } from '@/lib/db/paging'
import { AppError } from '@/lib/errors'
import { settleOrders } from '@/lib/orders/server/clock'
import { mayActFor } from '@/lib/policy'
import { missingTokenCookie, requireToken, TOKEN_COOKIE } from './anti-forgery'
import { askedAct, writeAuditEntry } from './audited'
import { authorityOf, databaseOf, type RecordResult, requireAuthority } from './authority'
import { readCookies } from './cookies'
import { inHeavyTurn } from './heavy-turns'
import { idempotencyKey, once } from './idempotency'
import { FEW_WAITING, inTurn } from './in-turn'
import { limitAttempts } from './limit-attempts'
import { unknownPath } from './not-found'
import { pageJson } from './page'
import { asSent, readInput, requireMediaType, type Sent } from './read-input'
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

/**
 * A handler returns data, or a `Response` when it sets cookies or streams. The handler of an operator's act returns what
 * the act changed as well, so the compiler rejects an act without an entry in the audit log.
 */
export type Handle<O extends Endpoint> = (
  input: Input<O>,
) => Promise<O extends ActEndpoint ? Acted<Answer<O>> : Answer<O> | Response>

export type NextContext = { params: Promise<Record<string, string | string[] | undefined>> }
export type RouteHandler = ((request: Request, context: NextContext) => Promise<Response>) & { endpoint: Endpoint }

/**
 * Makes the handler of an endpoint. All cross-cutting work is a step of `answerTo`; the handler gets checked arguments
 * and returns data.
 */
export function route<const O extends Endpoint>(endpoint: O, handle: Handle<O>): RouteHandler {
  if (!endpoint.act && endpoint.method !== 'GET' && endpoint.path.startsWith('/api/operate/')) {
    throw new Error(`${endpoint.method} ${endpoint.path} has no name for the audit log.`)
  }
  const handler = async (request: Request, context: NextContext) => {
    const cookies = readCookies(request.headers.get('cookie'))
    // The compiler cannot follow that each part of the input was parsed by the endpoint's own schema.
    const call = { endpoint, request, context, cookies, handle: handle as Call['handle'] }
    const answer = await answerTo(call).catch((error: unknown) => errorResponse(error, request))
    // The answer to everybody but operators is the same as for a path that does not exist.
    return endpoint.auth === 'operator' ? answer : withToken(request, cookies, answer)
  }
  return Object.assign(handler, { endpoint })
}

type Call = {
  endpoint: Endpoint
  request: Request
  context: NextContext
  cookies: Cookies
  handle: (input: object) => Promise<unknown>
}

/** The steps of every call. Each one throws what refuses the call; the first refusal is the answer. */
async function answerTo(call: Call): Promise<Response> {
  const { endpoint, request, context, cookies } = call
  // Before all other steps, because any other refusal would reveal that the path exists.
  const operator = endpoint.auth === 'operator' ? await operatorsSession(cookies) : null
  if (endpoint.auth === 'operator' && !operator) return unknownPath()
  if (endpoint.method !== 'GET') requireToken(request, cookies, cookies[SESSION_COOKIE])
  requireMediaType(endpoint, request)
  const session = operator ?? (await sessionFor(endpoint, cookies))
  const arrived = new Date()
  requireAuthority(endpoint, session, arrived)
  await limitAttempts(endpoint, { request, user: session?.user ?? null }, { db: database, now: arrived })
  const sent = await readInput(endpoint, request, context)
  const heavy = <T>(work: () => Promise<T>) => inHeavyTurn(endpoint, { request, user: session?.user ?? null }, work)
  if (session && endpoint.method !== 'GET') {
    return inOwnTurn(endpoint, session, () => heavy(() => change(call, session, sent)))
  }
  const result = await heavy(() => run(call, { session, sent, db: database, now: arrived }))
  const answer = toResponse(endpoint, request, result)
  return endpoint.cacheable ? cacheable(request, answer) : answer
}

/** The session of an operator; null for everyone else, and while the database is away. */
async function operatorsSession(cookies: Cookies): Promise<Session | null> {
  const session = await sessionOf(cookies[SESSION_COOKIE]).catch((error: unknown) => {
    if (isUnavailable(error)) return null
    throw error
  })
  return session?.operator ? session : null
}

async function sessionFor(endpoint: Endpoint, cookies: Cookies): Promise<Session | null> {
  return endpoint.auth === 'public' ? null : sessionOf(cookies[SESSION_COOKIE], endpoint)
}

/** Changes of one account take turns. Pictures do not wait here: the decoder's own queue keeps few of them in memory. */
function inOwnTurn({ bodyLimit }: Endpoint, { user }: Session, work: () => Promise<Response>): Promise<Response> {
  if (bodyLimit === PICTURE_LIMIT) return work()
  return inTurn(user.id, work, bodyLimit ? FEW_WAITING : undefined)
}

/**
 * Runs the command of a signed-in caller when its turn has come. The entry of the audit log and the answer for an
 * Idempotency-Key are stored in the command's own transaction.
 */
async function change(call: Call, session: Session, sent: Sent): Promise<Response> {
  const { endpoint, request } = call
  const now = new Date()
  const key = endpoint.idempotent ? idempotencyKey(request) : null
  const act = endpoint.act ? askedAct(endpoint.act, sent) : null
  const check = authorityOf(endpoint, { session, subject: act?.subject ?? null, now })

  const runAndRecord = async (keep?: (answer: Response, tx: Tx) => Promise<void>) => {
    const recorded = new Map<unknown, Response>()
    const record: RecordResult = async (result, tx) => {
      // The handler of an act returns its view and what it changed; the compiler cannot follow the row.
      const acted = act ? (result as Acted<unknown>) : null
      if (act && acted) await writeAuditEntry({ act, result: acted, operator: session.user, at: now, request }, tx)
      const answer = toResponse(endpoint, request, acted ? acted.view : result)
      await keep?.(answer, tx)
      recorded.set(result, answer)
    }
    const returned = await run(call, { session, sent, db: databaseOf(database, check, record), now })
    const answer = recorded.get(returned)
    if (answer) return answer
    // A dry run writes nothing. An answer other than the recorded one would differ from its replay.
    if (recorded.size > 0 || act) throw new Error(`${endpoint.path} must answer the result of its transaction.`)
    return toResponse(endpoint, request, returned)
  }

  if (key !== null) {
    const scope = `${endpoint.method} ${new URL(request.url).pathname.replace(/\/+$/, '')}`
    const keyed = { userId: session.user.id, scope, key, body: sent.text }
    return once(keyed, { db: database, now, check, run: runAndRecord })
  }
  if (act) return runAndRecord()
  return toResponse(endpoint, request, await run(call, { session, sent, db: databaseOf(database, check), now }))
}

type Run = { session: Session | null; sent: Sent; db: Db; now: Date }

/** Calls the handler, and names the fields of its refusal as the caller did. */
async function run({ endpoint, request, handle }: Call, { session, sent, db, now }: Run): Promise<unknown> {
  const { params, query, body } = sent
  const user = session?.user ?? null
  requireOwnAccount(endpoint, user, params)
  await settleFirst(endpoint, { id: params?.id, customerId: user?.id }, { db: database, now })
  const input = { user, sessionId: session?.id ?? null, params, query, body, db, now, request }
  return handle(input).catch((error: unknown) => {
    throw error instanceof AppError ? error.withFields(asSent(error.fields, sent.json)) : error
  })
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
