import { describe, expect, test, vi } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { errorOut } from '@/lib/contract/answers'
import { db } from '@/lib/db/client'
import { Browser, ENDPOINTS } from '@/tests/api'
import { type CallWorld, callerOf, exampleCall, exampleOf, NOT_ALLOWED } from '@/tests/example-calls'
import { aPictureUrl } from '@/tests/pictures'
import { loadRoute, METHODS, ROUTE_FILES } from '@/tests/route-modules'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOperator, addRestaurant, addSubmittedOrder } from '@/tests/world'
import { route } from './route'

const mutating = ENDPOINTS.filter(([, { method }]) => method !== 'GET')
const withId = ENDPOINTS.filter(([, { path }]) => path.includes('{id}'))
const KIB = 1024
/** What some calls need before their body is read. */
const parts = { id: 1, query: { type: 'soft' } }

let id: number
let browser: Account
let world: CallWorld

scene(async () => {
  browser = await addCustomer()
  id = browser.id
  world = {
    customer: browser,
    restaurant: await addRestaurant(),
    picture: await aPictureUrl(),
    operator: await addOperator(),
  }
})

describe('what the clock does to an order comes before every call about it', () => {
  const placed = ENDPOINTS.filter(
    ([name, { path }]) => (path.includes('/orders') && !/^(create|submit|find)/.test(name)) || name === 'followEvents',
  )

  test.each(placed)('%s', async (name, { path }) => {
    const { customer, restaurant } = world
    const { id } = await addSubmittedOrder(customer, restaurant)
    const call = await exampleCall(name, world)
    const longAgo = new Date(Date.now() - 48 * 3_600_000)
    const data = { submittedAt: longAgo, stageAt: longAgo, dueAt: longAgo, accepts: 'auto' } as const
    await db.write((tx) => tx.order.update({ where: { id }, data }))
    const { by = ['customer'] } = exampleOf(name)
    const caller = by.includes('customer') ? customer : callerOf(name, world)
    await caller.ask(name, path.includes('/orders/{id}') ? { ...call, id } : call)
    expect(await db.read.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ stage: 'delivered' })
  })
})

describe('a mutating call whose content type is not JSON is refused [7.2.2, V3.5.1–2]', () => {
  test.each(mutating)('%s', async (name) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', null]) {
      const caller = callerOf(name, world)
      const refusal = await caller.refusal(name, { ...parts, rawBody: '{}', headers: { 'content-type': type } })
      expect(refusal).toEqual({ status: 415, message: 'The content type must be application/json.', errors: {} })
    }
  })

  test('JSON with a charset, in upper or lower case, is accepted', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' }
    await browser.call('updateProfile', { id, body: {}, headers })
  })
})

describe('a body that is not JSON is refused [7.2.2, V1.1.1–2]', () => {
  test.each(mutating)('%s', async (name) => {
    for (const rawBody of ['{', '{"a":1,}', "{'a':1}", 'undefined', '{} {}', 'NaN']) {
      expect(await callerOf(name, world).refusal(name, { ...parts, rawBody })).toEqual({
        status: 400,
        message: 'The request is not valid JSON.',
        errors: {},
      })
    }
    expect(
      await callerOf(name, world).refusal(name, { ...parts, rawBody: Uint8Array.of(0x22, 0xff, 0x22) }),
    ).toMatchObject({
      status: 400,
      message: 'The request is not valid UTF-8.',
    })
  })

  test.each(mutating.filter(([, { body }]) => body))('JSON that is not an object is refused: %s', async (name) => {
    for (const rawBody of ['null', '[]', '"text"', '7', 'true']) {
      expect(await callerOf(name, world).refusal(name, { ...parts, rawBody })).toMatchObject({
        status: 400,
        message: 'The request must be a JSON object.',
      })
    }
  })
})

test('an empty body counts as an object without fields [7.2.2]', async () => {
  const before = await browser.call('updateProfile', { id, body: {} })
  for (const rawBody of [undefined, '', '  ', '\n']) {
    expect(await browser.call('updateProfile', { id, rawBody })).toEqual(before)
  }
})

test('unknown fields are ignored, also those that are named like columns [7.2.5, T14, V2.2.1–3]', async () => {
  const body = {
    wallet: 1,
    walletCents: 1,
    restaurantOwner: true,
    demo: true,
    passwordHash: 'x',
    id: 99,
    __proto__: {},
  }
  const rawBody = `${JSON.stringify(body).slice(0, -1)},"__proto__":{"first_name":"Eve"},"constructor":{}}`
  const user = await browser.call('updateProfile', { id, rawBody })
  expect(user).toMatchObject({ id, wallet: 999.99, restaurantOwner: false, firstName: 'Ada' })
  expect(await browser.call('getSession')).toEqual({ ...user, likedItems: [], likedRestaurants: [] })
})

describe('a body that is too large is refused [7.2.2, V5.2.1–3]', () => {
  const padded = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`

  test.each(mutating)('%s', async (name, { bodyLimit = 64 * KIB }) => {
    const refusal = await callerOf(name, world).refusal(name, { ...parts, rawBody: padded(bodyLimit + 1) })
    expect(refusal).toEqual({
      status: 413,
      message: `The request is larger than ${bodyLimit / KIB} KiB.`,
      errors: {},
    })
    // A body of exactly the limit passes.
    expect((await callerOf(name, world).ask(name, { ...parts, rawBody: padded(bodyLimit) })).status).not.toBe(413)
  })

  test('a body is refused by its announced length and counted in bytes, not characters [T33]', async () => {
    const announced = { id, rawBody: '{}', headers: { 'content-length': String(64 * KIB + 1) } }
    expect(await browser.refusal('updateProfile', announced)).toMatchObject({ status: 413 })
    const wide = { id, rawBody: JSON.stringify({ x: 'é'.repeat(40 * KIB) }) }
    expect(await browser.refusal('updateProfile', wide)).toMatchObject({ status: 413 })
    // Nothing can follow a body that was not read to its end.
    for (const sent of [announced, wide]) {
      expect((await browser.ask('updateProfile', sent)).headers.get('connection')).toBe('close')
    }
    const read = await browser.ask('updateProfile', { id, rawBody: '{}' })
    expect(read.headers.get('connection')).toBeNull()
  })
})

describe('an id that is not a positive integer is not found [7.2.8]', () => {
  const SHORT = ['0', '-1', '01', '1e3', ' 7 ', '1.0', '+1', '0x1', '1n', 'abc', 'null', '１', '2147483648']

  test.each(withId)('the id %s is not found', async (name) => {
    const call = await exampleCall(name, world)
    for (const id of [...SHORT, ...[15, 16, 400].map((length) => '9'.repeat(length))]) {
      const refusal = await browser.refusal(name, { ...call, id })
      // These endpoints refuse other accounts with 403, since users act on their own id only.
      const isOfAnother = exampleOf(name).missing === NOT_ALLOWED && /^[1-9]\d{0,14}$/.test(id)
      expect({ id, status: refusal.status }).toEqual({ id, status: isOfAnother ? 403 : 404 })
    }
  })
})

describe('a path that does not exist answers JSON [7.2.9]', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/orders/1/nothing',
    '/api/users',
    '/api/restaurants/1/menu',
    '/api/a/b/c',
  ])('%s', async (path) => {
    const visitor = new Browser()
    for (const method of METHODS) {
      const answer = await visitor.send(method, path, { headers: { 'content-type': null } })
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual({ message: 'Not found', error: 'Not found', errors: {} })
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})

describe('a method that a path does not have is refused with a list of those it has [7.2.9]', () => {
  const paths = [...ROUTE_FILES].filter(([path]) => path !== '/api' && !path.includes('{...'))

  test.each(paths)('%s', async (path, file) => {
    const own = ENDPOINTS.filter(([, endpoint]) => endpoint.path === path)
    const documented = own.map(([, { method }]) => method)
    // Those of operators do not exist for anybody else.
    const isHidden = own.some(([, { auth }]) => auth === 'operator')
    const known = documented.length > 0 ? documented : ['GET']
    const visitor = new Browser()
    for (const method of METHODS.filter((one) => !known.some((other) => other === one))) {
      expect(await loadRoute(file)).toHaveProperty(method)
      const answer = await visitor.send(method, path.replace(/\{[^}]+\}/, '1'))
      expect(answer.status).toBe(isHidden ? 404 : 405)
      if (isHidden) continue
      expect(errorOut.parse(answer.body)).toEqual({
        message: 'Method not allowed',
        error: 'Method not allowed',
        errors: {},
      })
      const allowed = new Set(answer.headers.get('allow')?.split(', '))
      expect(allowed).toEqual(new Set([...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS']))
    }
  })
})

describe('an unexpected error', () => {
  const answer = async (failure: unknown) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const handler = route(endpoints.getSession, () => Promise.reject(failure))
    const response = await handler(new Request('http://localhost:3000/api/auth'), { params: Promise.resolve({}) })
    return { response, body: await response.json(), logged }
  }

  test('an unexpected error is answered with a general text and logged whole [7.4.4, T25, V16.3.4, V16.5.1–3]', async () => {
    const failure = new Error('UNIQUE constraint failed: User.email at /srv/app')
    const { response, body, logged } = await answer(failure)
    expect(response.status).toBe(500)
    const message = 'Something went wrong. Please try again'
    expect(body).toEqual({ message, error: message, errors: {} })
    expect(logged).toHaveBeenCalledOnce()
    const { msg, err } = JSON.parse(logged.mock.lastCall?.[0])
    expect([msg, err.message, err.stack]).toEqual(['failed', failure.message, failure.stack])
  })

  test('a thrown value that is not an Error is handled in the same way', async () => {
    expect((await answer('text')).response.status).toBe(500)
  })

  test('the answer to an unexpected error has an anti-forgery token', async () => {
    expect((await answer(new Error('x'))).response.headers.getSetCookie().join()).toContain('XSRF-TOKEN=')
  })
})
