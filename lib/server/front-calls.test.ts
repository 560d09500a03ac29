import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ReadableStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as auth from '@/app/api/auth/route'
import * as events from '@/app/api/events/route'
import * as orders from '@/app/api/orders/[id]/route'
import * as submit from '@/app/api/orders/[id]/submit/route'
import * as search from '@/app/api/search/route'
import { PATHS } from '@/lib/contract/paths'
import { HINT_COOKIE } from '@/lib/contract/viewer-hint'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { TOKEN_COOKIE } from '@/lib/http/anti-forgery'
import { SESSION_COOKIE } from '@/lib/http/session'
import { liveEvents } from '@/lib/live/server/streams'
import { log } from '@/lib/log'
import { refreshIndex } from '@/lib/search/server/refresh-index'
import type { Browser } from '@/tests/api'
import { addCustomer, addGuest, addOrder, addRestaurant } from '@/tests/world'
import { answerCalls } from './front-calls'
import { inOrder } from './step'

let server: Server

beforeEach(async () => {
  const step = answerCalls({
    [PATHS.getSession.path]: auth,
    [PATHS.getOrder.path]: orders,
    [PATHS.submitOrder.path]: submit,
    [PATHS.search.path]: search,
    [PATHS.followEvents.path]: events,
    [PATHS.getBoard.path]: { ...orders, GET: () => Promise.reject(new Error('no such luck')) },
  })
  server = createServer(
    inOrder([step], async (request, response) => {
      response.setHeader('left-to', `Next: ${request.method} ${request.url}`).end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

const ask = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options)
const cookiesOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join('=')).join('; ')

test('calls with an id and with a query are answered in front of Next', async () => {
  const [customer, restaurant] = [await addCustomer(), await addRestaurant({ prices: [8] })]
  const { id } = await addOrder(customer, restaurant)
  const headers = { cookie: cookiesOf(customer) }
  expect(await (await ask(`/api/orders/${id}`, { headers })).json()).toMatchObject({ id, status: 'Active' })
  expect((await ask(`/api/orders/${id}`)).status).toBe(401)
  expect((await ask('/api/orders/2147483648', { headers })).status).toBe(404)
  await refreshIndex({ db })
  const found = await (await ask(`/api/search?q=${encodeURIComponent(restaurant.name)}`)).json()
  expect(found).toMatchObject({ restaurants: [{ id: restaurant.id }] })
})

test('a call with a body is answered in front of Next, and what refuses it leaves the connection in order', async () => {
  const [customer, restaurant] = [await addCustomer({ walletCents: 9_000 }), await addRestaurant({ prices: [8] })]
  const { id } = await addOrder(customer, restaurant)
  const [cookie, token] = [cookiesOf(customer), customer.cookies.get(TOKEN_COOKIE) ?? '']
  const headers = { cookie, 'xsrf-token': token, 'content-type': 'application/json', origin: env.APP_URL }
  const submit = (body: string, over = {}) =>
    ask(`/api/orders/${id}/submit`, { method: 'PUT', headers: { ...headers, ...over }, body })
  const long = JSON.stringify({ x: 'x'.repeat(60_000) })
  expect((await submit(long, { cookie: '' })).status).toBe(403)
  expect((await submit(long, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await submit(long.repeat(9))).status).toBe(413)
  const chunks = ReadableStream.from(Array.from({ length: 9 }, () => new TextEncoder().encode(long)))
  const streamed = { method: 'PUT', headers, body: chunks, duplex: 'half' } as unknown as RequestInit
  expect((await ask(`/api/orders/${id}/submit`, streamed)).status).toBe(413)
  const placed = await submit(JSON.stringify({ paymentMethod: 'wallet' }))
  expect([placed.status, await placed.json()]).toMatchObject([200, { id, status: 'Submitted' }])
})

test('a stream is sent as it comes, and ends when its reader leaves', async () => {
  const customer = await addCustomer()
  const leaving = new AbortController()
  const answer = await ask('/api/events', { headers: { cookie: cookiesOf(customer) }, signal: leaving.signal })
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const texts = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('event: snapshot')) text += (await texts?.read())?.value
  expect(liveEvents.userIds()).toEqual([customer.id])
  leaving.abort()
  await expect.poll(() => liveEvents.userIds()).toEqual([])
})

test('a handler that fails closes its connection and nothing else', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await expect(ask('/api/manage/1/orders')).rejects.toThrow('fetch failed')
  expect(logged).toHaveBeenCalledWith({ err: new Error('no such luck') }, 'failed')
  expect((await ask('/api/orders/1')).status).toBe(401)
})

test('the headers of a stream can be asked for alone', async () => {
  const answer = await ask('/api/events', { method: 'HEAD', headers: { cookie: cookiesOf(await addCustomer()) } })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
})

test.each(['/api/auth', '/api/auth/', '/api/auth/?x=1'])('%s is answered in front of Next', async (path) => {
  const [customer, restaurant] = [await addCustomer(), await addRestaurant({ prices: [8] })]
  await customer.call('likeMenuItem', { id: restaurant.items[0]?.id })
  await customer.call('likeRestaurant', { id: restaurant.id })
  const answer = await ask(path, { headers: { cookie: cookiesOf(customer) } })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    id: customer.id,
    likedItems: [restaurant.items[0]?.id],
    likedRestaurants: [restaurant.id],
  })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test.each([
  ['GET', '/'],
  ['GET', '/api/auth/login'],
  ['GET', '/api/authx'],
  ['GET', '/api/orders/x'],
  ['GET', '/api/orders/1/estimate'],
  ['POST', '/api/auth/login'],
  ['HEAD', '/api/auth'],
])('%s %s is left to Next', async (method, path) => {
  const answer = await ask(path, { method })
  expect(answer.headers.get('left-to')).toBe(`Next: ${method} ${path}`)
})

/** The hint that an answer sets. */
const hintIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .flatMap((cookie) => new RegExp(`^${HINT_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? [])
    .at(0)

test('a hint that names another user, or none, is corrected', async () => {
  const [customer, guest] = [await addCustomer(), await addGuest()]
  const hintOf = async (cookie: string) => hintIn(await ask('/api/auth/', { headers: { cookie } }))
  expect(await hintOf(`${cookiesOf(customer)}; ${HINT_COOKIE}=${customer.id}`)).toBeUndefined()
  expect(await hintOf(`${cookiesOf(customer)}; ${HINT_COOKIE}=999`)).toBe(String(customer.id))
  expect(await hintOf(`${cookiesOf(guest)}; ${HINT_COOKIE}=0`)).toBe(`${guest.id}g`)
  expect(await hintOf(`${HINT_COOKIE}=999`)).toBe('')
  expect(await hintOf('theme=dark')).toBeUndefined()
})

test('the hint of a session that has ended names nobody, and the session cookie stays', async () => {
  const answer = await ask('/api/auth/', { headers: { cookie: `${SESSION_COOKIE}=over; ${HINT_COOKIE}=7` } })
  expect(hintIn(answer)).toMatch(/^-[0-9a-f]{8}$/)
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith(SESSION_COOKIE))).toBe(false)
})

test.each([
  ['/api/auth', 'GET, HEAD, OPTIONS'],
  ['/api/orders/', 'GET, HEAD, OPTIONS, POST'],
  ['/api/menu-items/7', 'DELETE, GET, HEAD, OPTIONS, PUT'],
  ['/api/orders/7/submit?a=b', 'OPTIONS, PUT'],
])('OPTIONS of %s lists what answers there', async (path, allowed) => {
  const answer = await ask(path, { method: 'OPTIONS' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, allowed])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})
