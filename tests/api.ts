import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { restoredFromWire, restoredToWire, userFromWire, userToWire } from '@/lib/accounts/contract/wire'
import { startSession } from '@/lib/accounts/server/sessions'
import { endpoints } from '@/lib/api/endpoints'
import { openApiDocument } from '@/lib/api/openapi'
import type { CallParts } from '@/lib/client/api'
import { errorOut, isPageQuery } from '@/lib/contract/answers'
import type { Endpoint } from '@/lib/contract/endpoint'
import { addressOf } from '@/lib/contract/paths'
import { db } from '@/lib/db/client'
import { TOKEN_COOKIE, TOKEN_HEADER } from '@/lib/http/anti-forgery'
import { SESSION_COOKIE, sealSession } from '@/lib/http/session'
import { boardFromWire, boardToWire, eventFromWire, eventToWire } from '@/lib/live/contract/wire'
import {
  managedGroupFromWire,
  managedGroupToWire,
  menuItemFromWire,
  menuItemToWire,
  menuItemWithChoicesFromWire,
  menuItemWithChoicesToWire,
} from '@/lib/menu/contract/wire'
import { boardOrderFromWire, boardOrderToWire, orderFromWire, orderToWire } from '@/lib/orders/contract/wire'
import { firstEventOf, isStream } from './first-event'
import { loadRoute, METHODS, matchRoute } from './route-modules'

export const SITE = 'http://localhost:3000'

export type EndpointName = keyof typeof endpoints
export type Out<N extends EndpointName> = z.output<(typeof endpoints)[N]['answer']>

const OPEN_API = openApiDocument({ url: SITE, bounds: [], forOperators: true })

/** Every endpoint with its name, for tests of all endpoints. */
export const ENDPOINTS = Object.entries(endpoints).map(([name, endpoint]): [EndpointName, Endpoint] => [
  name as EndpointName,
  endpoint,
])

type Convert = (value: never) => unknown
/** How browsers read the output of each of these functions. */
const READERS = new Map<unknown, Convert>([
  [userToWire, userFromWire],
  [
    restoredToWire,
    (answer: Parameters<typeof restoredFromWire>[0]) => ('error' in answer ? answer : restoredFromWire(answer)),
  ],
  [menuItemToWire, menuItemFromWire],
  [menuItemWithChoicesToWire, menuItemWithChoicesFromWire],
  [managedGroupToWire, managedGroupFromWire],
  [orderToWire, orderFromWire],
  [boardOrderToWire, boardOrderFromWire],
  [boardToWire, boardFromWire],
  [eventToWire.snapshot, eventFromWire.snapshot],
])

/** Checks that an answer, read as browsers do and written again, stays the same byte for byte. */
function expectRoundTrip({ query, toWire, stream }: Endpoint, body: unknown): void {
  const write: unknown = stream ? eventToWire.snapshot : toWire
  const read = READERS.get(write)
  if (!read) return
  const isList = isPageQuery(query)
  const rows = isList && !Array.isArray(body) ? Object.values(Object(body)).flat() : isList ? body : [body]
  const again = [rows].flat().map((row) => (write as Convert)(read(row as never) as never))
  expect(JSON.stringify(again)).toBe(JSON.stringify([rows].flat()))
}

/** What a call sends. Tests also send wrong values. */
type Sent = {
  body?: unknown
  idempotencyKey?: string
  /** Sent as it is, while `body` is sent as JSON. */
  rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
  /** Added to what the browser sends; null takes a header away. */
  headers?: Record<string, string | null>
}
type AnyCall = Sent & { id?: unknown; memberId?: unknown; query?: Record<string, string> }
type PartsOf<N extends EndpointName> = keyof CallParts<(typeof endpoints)[N]>
/** The call of an endpoint: the parts that it takes. All parts are allowed when the endpoint is not known. */
export type Call<N extends EndpointName = EndpointName> = [EndpointName] extends [N]
  ? AnyCall
  : N extends EndpointName
    ? Pick<AnyCall, keyof AnyCall & (PartsOf<N> | 'rawBody' | 'headers')> &
        ('params' extends PartsOf<N> ? { id: unknown; memberId?: unknown } : unknown)
    : never
/** The call may be left out when the endpoint needs no part. */
type CallOf<N extends EndpointName> = Record<never, never> extends Call<N> ? [Call<N>?] : [Call<N>]
export type Answer = { status: number; headers: Headers; text: string; body: unknown }
/** The body of a refusal, with extra fields such as `changes`. */
export type Refusal = { status: number; message: string; errors: Record<string, string>; [more: string]: unknown }

/** A client of the API: cookies, and the anti-forgery token that goes with them. */
export class Browser {
  /** The account that it is signed in to by `signedIn`. */
  id = 0
  readonly cookies = new Map<string, string>()

  static #noted: Browser[] | null = null

  constructor() {
    Browser.#noted?.push(this)
  }

  /** Returns the browsers that `work` creates. */
  static async noteNewOnes(work: () => Promise<void>): Promise<Browser[]> {
    const noted: Browser[] = []
    Browser.#noted = noted
    await work()
    Browser.#noted = null
    return noted
  }

  /** Another browser with the cookies that this one has now. */
  copy(): Browser {
    const copy = Object.assign(new Browser(), { id: this.id })
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  /** Sends any request to the route that answers its path, and keeps the cookies of the answer. */
  async send(method: string, target: string, call: Sent = {}): Promise<Answer> {
    const mutates = method !== 'GET'
    if (mutates && !this.cookies.has(TOKEN_COOKIE)) await this.send('GET', '/api/auth')
    const sent = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
    const request = new Request(`${SITE}${target}`, {
      method,
      headers: this.#headers(mutates, call),
      ...(mutates && sent !== undefined && { body: sent, duplex: 'half' }),
    })
    const { file, params } = matchRoute(new URL(request.url).pathname)
    const handler = (await loadRoute(file))[METHODS.find((known) => known === method) ?? 'GET']
    if (!handler) throw new Error(`${file} has no ${method}`)
    const answer = await handler(request, { params: Promise.resolve(params) })
    this.#keepCookies(answer.headers)
    const type = answer.headers.get('content-type')
    // For a stream, reads the data of the first event.
    const text = isStream(type) && answer.body ? await firstEventOf(answer.body) : await answer.text()
    const isJson = isStream(type) || type?.startsWith('application/json')
    return { status: answer.status, headers: answer.headers, text, body: bodyOf(text, isJson, type) }
  }

  /** Makes a documented call and checks that the answer, good or bad, is one that the contract describes. */
  async ask<N extends EndpointName>(name: N, ...[options]: CallOf<N>): Promise<Answer> {
    const endpoint: Endpoint = endpoints[name]
    const { id, memberId, query, ...sent }: AnyCall = options ?? {}
    const answer = await this.send(endpoint.method, addressOf(endpoint, { params: { id, memberId }, query }), sent)
    if (answer.status === 304) return answer
    const documented = OPEN_API.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses
    expect(Object.keys(documented ?? {}), `${name} answered ${answer.text}`).toContain(String(answer.status))
    const schema = answer.status < 400 ? endpoint.answer : errorOut
    // Equal, not only parsable: an answer must have no field that its schema lacks.
    expect(answer.body, `${name} answered ${answer.status} ${answer.text}`).toEqual(schema.parse(answer.body))
    if (answer.status < 400) expectRoundTrip(endpoint, answer.body)
    if (answer.status >= 400) expect(answer.body).toHaveProperty('error', errorOut.parse(answer.body).message)
    return answer
  }

  /** Makes a call that must succeed, and returns its answer. */
  async call<N extends EndpointName>(name: N, ...call: CallOf<N>): Promise<Out<N>> {
    const answer = await this.ask(name, ...call)
    expect(answer.status, answer.text).toBe(endpoints[name].status)
    // `ask` has checked it against this very schema.
    return answer.body as Out<N>
  }

  /** Makes a call that must be refused, and returns status, message and fields. */
  async refusal<N extends EndpointName>(name: N, ...call: CallOf<N>): Promise<Refusal> {
    const answer = await this.ask(name, ...call)
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
    const { error: _, ...told } = errorOut.parse(answer.body)
    return { status: answer.status, ...told }
  }

  #headers(mutates: boolean, { idempotencyKey, headers: over = {} }: Sent): Headers {
    const headers = new Headers({ host: new URL(SITE).host, 'sec-fetch-site': 'same-origin' })
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    if (mutates) {
      headers.set('origin', SITE)
      headers.set('content-type', 'application/json')
      headers.set(TOKEN_HEADER, this.cookies.get(TOKEN_COOKIE) ?? '')
    }
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
    for (const [name, value] of Object.entries(over)) {
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    }
    return headers
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

function bodyOf(text: string, isJson: boolean | undefined, type: string | null): unknown {
  if (type?.startsWith('text/csv')) return text
  return isJson && text ? JSON.parse(text) : undefined
}

/** A browser that is signed in as a user, without the cost of a password. */
export async function signedIn(user: { id: number }, provenAt: Date | null = null): Promise<Browser> {
  const browser = Object.assign(new Browser(), { id: user.id })
  const session = { userId: user.id, device: 'Tests', proof: {}, replaces: null, provenAt }
  browser.cookies.set(SESSION_COOKIE, await sealSession((await startSession(session, { db, now: new Date() })).id))
  return browser
}
