import { describe, expect, test, vi } from 'vitest'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { ERROR_CODES } from '@/lib/errors'
import { Browser, ENDPOINTS } from '@/tests/api'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addRestaurant, addReview, type Restaurant } from '@/tests/world'
import { errorResponse, STATUS_OF } from './respond'

let customer: Account
let restaurant: Restaurant

scene(async () => {
  customer = await addCustomer()
  restaurant = await addRestaurant({ owner: customer })
  await addReview(await addCustomer(), restaurant)
  await addReview(customer, await addRestaurant())
})

test('every error code has the status that the contract gives it [7.4.3]', () => {
  const { validation, malformed, unauthenticated, insufficient_funds, forbidden, not_found, ...others } = STATUS_OF
  expect([validation, malformed, unauthenticated, insufficient_funds]).toEqual([400, 400, 401, 402])
  expect([forbidden, not_found]).toEqual([403, 404])
  expect(others).toEqual({
    method_not_allowed: 405,
    conflict: 409,
    too_many: 409,
    too_large: 413,
    unsupported_media_type: 415,
    key_reused: 422,
    too_many_requests: 429,
    unavailable: 503,
  })
  expect(Object.keys(STATUS_OF).toSorted()).toEqual([...ERROR_CODES].toSorted())
})

test('a storage that cannot be used answers 503 with a text and a time to retry after', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = Object.assign(new Error('database or disk is full: /srv/plateful.db'), { code: 'SQLITE_FULL' })
  const answer = errorResponse(fault)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { message: ERROR_TEXTS.unavailable, error: ERROR_TEXTS.unavailable, errors: {} },
  ])
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(logged).toHaveBeenCalledOnce()
  expect(JSON.parse(logged.mock.lastCall?.[0])).toMatchObject({ msg: 'failed', err: { message: fault.message } })
})

/** For the endpoints that have an id in their path. */
const id = 1
const reading = ENDPOINTS.filter(([, { method }]) => method === 'GET')
const catalog = reading.filter(([, { cacheable }]) => cacheable)
const personal = reading.filter(([, { cacheable }]) => !cacheable)

describe('an answer of the catalog', () => {
  test.each(catalog)(
    'an answer of the catalog has an ETag and is not sent again to a client that has it: %s [7.5.6]',
    async (name) => {
      const browser = new Browser()
      await browser.call('getSession')
      const first = await browser.ask(name, { id })
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      expect(first.headers.get('cache-control')).toBe('public, no-cache')
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`]) {
        const again = await browser.ask(name, { id, headers: { 'if-none-match': known } })
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
      }
      const other = await browser.ask(name, { id, headers: { 'if-none-match': '"other"' } })
      expect([other.status, other.text]).toEqual([200, first.text])
    },
  )

  test.each(catalog)('an answer of the catalog is the same for every user: %s', async (name) => {
    const answers = await Promise.all([new Browser(), customer].map((browser) => browser.ask(name, { id })))
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  test('an answer of the catalog that sets a cookie is not cached', async () => {
    const answer = await new Browser().ask('listRestaurants')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('etag')).not.toBeNull()
  })

  test('an answer of the catalog changes its ETag with its content', async () => {
    const before = await customer.ask('listMenuItems')
    const id = restaurant.items[0]?.id
    await customer.call('updateMenuItem', { id, body: { price: 9 } })
    const headers = { 'if-none-match': before.headers.get('etag') }
    const after = await customer.ask('listMenuItems', { headers })
    expect(after.status).toBe(200)
    expect(after.body).toContainEqual(expect.objectContaining({ id, price: 9 }))
  })

  test.each(catalog)('an error of the catalog is not shared between users: %s', async (name) => {
    const call = name.startsWith('list') && name !== 'listRestaurantReviews' ? { query: { limit: '0' } } : { id: 99 }
    const answer = await new Browser().ask(name, call)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })
})

test.each(personal)(
  'a personal answer is not cached: %s [7.5.6, T24, V14.2.1–2, V14.3.2]',
  async (name, { stream }) => {
    for (const browser of [new Browser(), customer]) {
      const answer = await browser.ask(name, { id })
      const isStream = stream && answer.status === 200
      expect(answer.headers.get('cache-control')).toBe(`private, no-store${isStream ? ', no-transform' : ''}`)
      expect(answer.headers.get('etag')).toBeNull()
    }
  },
)

test('the answer to a mutating call is not cached', async () => {
  const answer = await customer.ask('updateProfile', { id: customer.id, body: {} })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test.each(reading.filter(([, { stream, answersCsv }]) => !stream && !answersCsv))(
  'an answer is JSON in UTF-8: %s [V4.1.1]',
  async (name) => {
    const answer = await customer.ask(name, { id })
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  },
)
