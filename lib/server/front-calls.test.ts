import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GET as restore } from '@/app/api/auth/route'
import { GET as getOrder } from '@/app/api/orders/[id]/route'
import { GET as search } from '@/app/api/search/route'
import { PATHS } from '@/lib/contract/paths'
import { HINT_COOKIE } from '@/lib/contract/viewer-hint'
import { SESSION_COOKIE } from '@/lib/http/session'
import type { Browser } from '@/tests/api'
import { addCustomer, addGuest, addOrder, addRestaurant } from '@/tests/world'
import { answerCalls } from './front-calls'

let server: Server

beforeEach(async () => {
  server = createServer((request, response) => response.end(`Next got ${request.method} ${request.url}`))
  answerCalls(server, {
    [PATHS.getSession.path]: restore,
    [PATHS.getOrder.path]: getOrder,
    [PATHS.search.path]: search,
  })
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
  const found = await (await ask(`/api/search?q=${encodeURIComponent(restaurant.name)}`)).json()
  expect(found).toMatchObject({ restaurants: [{ id: restaurant.id }] })
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
  ['POST', '/api/auth'],
])('%s %s is left to Next', async (method, path) => {
  expect(await (await ask(path, { method })).text()).toBe(`Next got ${method} ${path}`)
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
