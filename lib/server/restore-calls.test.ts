import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/api/auth/route'
import { HINT_COOKIE } from '@/lib/contract/viewer-hint'
import { SESSION_COOKIE } from '@/lib/http/session'
import type { Browser } from '@/tests/api'
import { addCustomer, addGuest, addRestaurant } from '@/tests/world'
import { answerRestores } from './restore-calls'

let server: Server

beforeEach(async () => {
  server = createServer((request, response) => response.end(`Next got ${request.method} ${request.url}`))
  answerRestores(server, async (request) => GET(request, { params: Promise.resolve({}) }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

const ask = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options)
const cookiesOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join('=')).join('; ')

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
  const restore = async (cookie: string) => hintIn(await ask('/api/auth/', { headers: { cookie } }))
  expect(await restore(`${cookiesOf(customer)}; ${HINT_COOKIE}=${customer.id}`)).toBeUndefined()
  expect(await restore(`${cookiesOf(customer)}; ${HINT_COOKIE}=999`)).toBe(String(customer.id))
  expect(await restore(`${cookiesOf(guest)}; ${HINT_COOKIE}=0`)).toBe(`${guest.id}g`)
  expect(await restore(`${HINT_COOKIE}=999`)).toBe('')
  expect(await restore('theme=dark')).toBeUndefined()
})

test('the hint of a session that has ended names nobody, and the session cookie stays', async () => {
  const answer = await ask('/api/auth/', { headers: { cookie: `${SESSION_COOKIE}=over; ${HINT_COOKIE}=7` } })
  expect(hintIn(answer)).toMatch(/^-[0-9a-f]{8}$/)
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith(SESSION_COOKIE))).toBe(false)
})
