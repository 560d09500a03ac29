import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userShape } from '@/lib/accounts/server/shapes'
import { forgetAttempts } from '@/lib/db/attempts'
import { db } from '@/lib/db/client'
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  deliverAll,
  orderOf,
  type Restaurant,
} from '@/tests/world'
import { submitOrder } from './submit-order'

const [OPEN, AN_HOUR, ACTIVE] = [4, 6, 12]
vi.hoisted(() => {
  process.env.OPEN_ORDERS = '4'
  process.env.ORDERS_PER_HOUR = '6'
  process.env.ACTIVE_ORDERS = '12'
})

const NOON = new Date('2026-11-21T17:00:00.000Z')
const MINUTE = 60_000
const REFUSED = { status: 429, message: 'You have too many open orders.', errors: {} }

let ada: Account
let bob: Account
let restaurant: Restaurant

scene(async () => {
  ada = await addCustomer()
  bob = await addCustomer()
  restaurant = await addRestaurant()
})
afterEach(() => vi.useRealTimers())

/** As if ada had created no orders yet: they are counted in memory. */
const forgetCreations = () => forgetAttempts({ limit: 'orders', by: ada.id }, { db, now: new Date() })
beforeEach(forgetCreations)

/** As many processes would have. */
const databases = [1, 2, 3].map(() => openDatabase(env.DATABASE_URL, { writers: 2, readers: 2 }))
afterAll(() => Promise.all(databases.map((each) => each.close())))

const setClock = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON.getTime() + minutes * MINUTE) })
const submission = (id: number, key?: string) => ({ id, body: {}, ...(key && { headers: { 'idempotency-key': key } }) })
const submit = (id: number, key?: string) => ada.ask('submitOrder', submission(id, key))
const refusedSubmit = (id: number) => ada.refusal('submitOrder', submission(id))
const refusedOrder = () => ada.refusal('createOrder', { body: orderOf(restaurant) })
const submitTimes = async (times: number) => {
  for (let count = 0; count < times; count += 1) await addSubmittedOrder(ada, restaurant)
}

describe('open orders', () => {
  test('a customer has so many at a time; others still order, and a delivery makes room [4.1.11]', async () => {
    await submitTimes(OPEN)
    const { id } = await addOrder(ada, restaurant)
    expect(await refusedSubmit(id)).toMatchObject(REFUSED)
    const { headers } = await submit(id)
    expect(Number(headers.get('retry-after'))).toBe(60)
    expect(await addSubmittedOrder(bob, restaurant)).toMatchObject({ status: 'Submitted' })
    await deliverAll(restaurant)
    expect((await submit(id)).status).toBe(200)
  })

  test('of many submits at once in several processes, no more than allowed get through [4.1.11, T40]', async () => {
    await submitTimes(OPEN - 1)
    const ids: number[] = []
    for (let count = 0; count < ACTIVE; count += 1) {
      await forgetCreations()
      ids.push((await addOrder(ada, restaurant)).id)
    }
    const customer = await db.read.user.findUniqueOrThrow({ where: { id: ada.id }, select: userShape })
    const choices = { paymentMethod: 'credit-card', deliveryOption: 'standard', tipCents: 0, customer } as const
    const outcomes = await Promise.all(
      ids.map((orderId, at) =>
        submitOrder({ orderId, ...choices }, { db: databases[at % databases.length] ?? db, now: new Date() }).then(
          () => 'done',
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(ACTIVE - 1)
  })

  test('submitting a Submitted order again, and a retry with its key, are never refused [4.1.11]', async () => {
    await submitTimes(OPEN - 1)
    const { id } = await addOrder(ada, restaurant)
    expect((await submit(id, 'key')).status).toBe(200)
    expect((await submit(id, 'key')).headers.get('idempotency-replayed')).toBe('true')
    expect((await submit(id)).status).toBe(200)
    expect((await submit(id, 'another')).status).toBe(200)
  })
})

describe('orders within an hour', () => {
  test('so many are submitted, whatever became of them [4.1.11]', async () => {
    setClock(0)
    await submitTimes(3)
    setClock(20)
    await submitTimes(1)
    await deliverAll(restaurant)
    await submitTimes(2)
    await forgetCreations()
    const { id } = await addOrder(ada, restaurant)
    expect(await refusedSubmit(id)).toMatchObject({ ...REFUSED, retryAfter: 40 * 60 })
    setClock(59)
    expect(await refusedSubmit(id)).toMatchObject({ ...REFUSED, retryAfter: 60 })
    setClock(60)
    expect((await submit(id)).status).toBe(200)
  })

  test('so many are created, whatever became of them [4.1.11, T40]', async () => {
    const end: ((id: number) => Promise<unknown>)[] = [
      (id) => ada.call('cancelOrder', { id, body: {} }),
      (id) => ada.call('submitOrder', { id, body: {} }),
      // Replaced by the next one.
      () => Promise.resolve(),
    ]
    let replaces: number | undefined
    for (let count = 0; count < AN_HOUR; count += 1) {
      const { id } = await ada.call('createOrder', { body: { ...orderOf(restaurant), replaces } })
      replaces = count % 3 === 2 ? id : undefined
      await end[count % 3]?.(id)
    }
    const refused = await refusedOrder()
    expect(refused).toMatchObject({ status: 429, message: 'Too many attempts. Please try again in 60 minutes.' })
    expect(refused.retryAfter).toBeGreaterThan(3_500)
    expect(await addOrder(bob, restaurant)).toMatchObject({ status: 'Active' })
  })
})

test('of Active orders the oldest one goes, and nothing that was placed [4.1.11]', async () => {
  const placed = await addSubmittedOrder(ada, restaurant)
  const other = await addOrder(bob, restaurant)
  const ids: number[] = []
  for (let count = 0; count < ACTIVE + 2; count += 1) {
    await forgetCreations()
    ids.push((await addOrder(ada, restaurant)).id)
  }
  const left = await db.read.order.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
  expect(left.map(({ id }) => id)).toEqual([placed.id, other.id, ...ids.slice(2)])
})
