import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '@/lib/accounts/server/delete-account'
import { hashPassword } from '@/lib/accounts/server/password'
import { db } from '@/lib/db/client'
import { type Db, openDatabase } from '@/lib/db/database'
import type { Engine } from '@/lib/db/engine'
import { AppError } from '@/lib/errors'
import type { Period } from '@/lib/insight/rules/periods'
import { deleteMenuItem, updateMenuItem } from '@/lib/menu/server/commands'
import { cancelForOperator, refundForOperator } from '@/lib/operate/server/acts'
import { checkoutSlots } from '@/lib/orders/rules/delivery-slots'
import { cancelOrder } from '@/lib/orders/server/cancel-order'
import { followClock } from '@/lib/orders/server/clock'
import { createOrder } from '@/lib/orders/server/create-order'
import { withdrawRequests } from '@/lib/orders/server/help'
import { moveOrder, undoMove } from '@/lib/orders/server/stages'
import { submitOrder } from '@/lib/orders/server/submit-order'
import { updateRestaurant } from '@/lib/restaurants/server/commands'
import { createReview, deleteReview } from '@/lib/reviews/server/commands'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addRestaurant, type Restaurant } from '@/tests/world'
import { readInsight } from './queries'

const HOUR = 3_600_000
const START = Date.parse('2026-10-20T12:00:00Z')
const ZONES = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Los_Angeles']
const STAGES = ['accepted', 'preparing', 'on_the_way', 'delivered'] as const

let people: [Account, Account]
let restaurant: Restaurant
let other: Engine

const restore = scene(async () => {
  const passwordHash = await hashPassword('the password of ada')
  people = [await addCustomer({ passwordHash }), await addCustomer()]
  restaurant = await addRestaurant({ prices: [8.55, 12.49, 3] })
  const times = { timeZone: 'America/New_York', acceptMode: 'manual' }
  await restaurant.owner.call('updateRestaurant', { id: restaurant.id, body: times })
})
beforeAll(() => {
  other = openDatabase(process.env.DATABASE_URL ?? '')
})
afterAll(() => other.close())

const ask = (period: Period, now: Date, from: Db = db) =>
  readInsight({ restaurantId: restaurant.id, actorId: restaurant.owner.id, period }, { db: from, now })

/** The same, added up without any sums that are kept; those stay as they are. */
async function askAfresh(period: Period, now: Date) {
  const kept = await db.read.orderDay.findMany()
  await db.write((tx) => tx.orderDay.deleteMany())
  const fresh = await ask(period, now)
  await db.write(async (tx) => {
    await tx.orderDay.deleteMany()
    await tx.orderDay.createMany({ data: kept })
  })
  return fresh
}

type Placing = { who: number; items: number[]; scheduled: boolean; now: Date }

async function place({ who, items, scheduled, now }: Placing): Promise<number> {
  const [restaurantId, deps] = [restaurant.id, { db, now }]
  const customer = await db.read.user.findUniqueOrThrow({ where: { id: people[who % 2]?.id ?? 0 } })
  const hours = await db.read.restaurant.findUniqueOrThrow({ where: { id: restaurantId } })
  const ordered = items.map((at) => ({
    menuItemId: restaurant.items[at]?.id ?? 0,
    quantity: 1 + (at % 2),
    modifierIds: [],
  }))
  const lines = ordered.filter((line, at) => ordered.findIndex((one) => one.menuItemId === line.menuItemId) === at)
  const order = await createOrder({ customer, restaurantId, items: lines, later: scheduled, replaces: undefined }, deps)
  const slots = checkoutSlots(hours, now).flatMap((day) => day.slots)
  const slot = slots.at(-1)
  const when =
    scheduled && slot
      ? { deliveryOption: 'schedule' as const, scheduledFor: slot }
      : { deliveryOption: 'standard' as const }
  await submitOrder({ orderId: order.id, customer, paymentMethod: 'credit-card', tipCents: 100, ...when }, deps)
  return order.id
}

/** How often each act comes up. */
const KINDS = {
  place: 5,
  later: 2,
  move: 2,
  undo: 1,
  cancel: 1,
  operator: 2,
  refund: 5,
  wait: 6,
  ask: 5,
  zone: 1,
  review: 1,
  unreview: 1,
  rename: 1,
  remove: 1,
  leave: 1,
}
type Kind = keyof typeof KINDS
const KIND_NAMES = (Object.keys(KINDS) as Kind[]).flatMap((kind) => Array<Kind>(KINDS[kind]).fill(kind))
type Step = { kind: Kind; which: number; items: number[]; hours: number }

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KIND_NAMES),
  which: fc.nat(30),
  items: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
  hours: fc.integer({ min: 6, max: 80 }),
})

/** Takes a step; what the site refuses changes nothing. */
async function take({ kind, which, items, hours }: Step, orders: number[], now: Date): Promise<void> {
  const [deps, owner, restaurantId] = [{ db, now }, restaurant.owner.id, restaurant.id]
  const orderId = orders[which % Math.max(orders.length, 1)] ?? 0
  const actor = { id: owner, firstName: 'Mia' }
  const row = await db.read.order.findUnique({ where: { id: orderId } })
  const version = row?.version ?? 0
  const itemId = restaurant.items[2]?.id ?? 0
  const acts: Partial<Record<Step['kind'], () => Promise<unknown>>> = {
    place: async () => orders.push(await place({ who: which, items, scheduled: false, now })),
    later: async () => orders.push(await place({ who: which, items, scheduled: true, now })),
    move: () => moveOrder({ orderId, actor, version, stage: STAGES[which % 4] ?? 'accepted' }, deps),
    undo: () => undoMove({ orderId, actor, version }, deps),
    cancel: () => cancelOrder({ orderId, actor, reason: which % 2 ? 'too_busy' : 'sold_out' }, deps),
    operator: () => cancelForOperator({ orderId, reason: 'Asked by phone' }, deps),
    refund: () => refundForOperator({ orderId, amountCents: hours, reason: 'Cold' }, deps),
    zone: () => updateRestaurant({ restaurantId, actorId: owner, fields: { timeZone: ZONES[which % 4] ?? '' } }, deps),
    review: () =>
      createReview(
        {
          authorId: row?.customerId ?? 0,
          restaurantId,
          orderId,
          text: 'Good',
          orderRating: 4,
          restaurantRating: 1 + (which % 5),
        },
        deps,
      ),
    unreview: async () => {
      const review = await db.read.review.findUnique({ where: { orderId } })
      await deleteReview({ reviewId: review?.id ?? 0, actorId: row?.customerId ?? 0 }, deps)
    },
    rename: () => updateMenuItem({ itemId, actorId: owner, name: which % 2 ? 'Pie' : 'Cake' }, deps),
    remove: () => deleteMenuItem({ itemId, actorId: owner }, deps),
    leave: () =>
      deleteAccount({ userId: people[0].id, password: 'the password of ada' }, { ...deps, withdrawRequests }),
  }
  await acts[kind]?.().catch((error) => {
    if (!(error instanceof AppError)) throw error
  })
}

const SEED = process.env.FUZZ_SEED
const runs = { numRuns: 10 * Number(process.env.FUZZ_RUNS ?? 1), ...(SEED ? { seed: Number(SEED) } : null) }
let keptOnce = 0

test('after any sequence of acts, the sums that are kept are those of the orders [4.30.8]', {
  timeout: 300_000 * Number(process.env.FUZZ_RUNS ?? 1),
}, async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 50 }), async (steps) => {
    await restore()
    const orders: number[] = []
    let now = new Date(START)
    for (const one of steps) {
      now = new Date(now.getTime() + (one.kind === 'wait' ? one.hours * HOUR : 20_000))
      await followClock({ db, now })
      if (one.kind === 'ask') {
        await ask('28d', now)
        expect(await ask('7d', now)).toEqual(await askAfresh('7d', now))
      } else await take(one, orders, now)
    }
    now = new Date(now.getTime() + 60 * HOUR)
    await followClock({ db, now })
    const kept = await ask('28d', now)
    expect(await ask('28d', now)).toEqual(kept)
    keptOnce += await db.read.orderDay.count({ where: { sums: { contains: '"orders":1' } } })
    expect(kept).toEqual(await askAfresh('28d', now))
  })
  await fc.assert(property, runs)
  expect(keptOnce).toBeGreaterThan(0)
})

const afterDays = (days: number) => new Date(START + days * 24 * HOUR)

/** An order of the first day, and one by the same customer two days later. */
async function twoOrders() {
  const first = await place({ who: 0, items: [0], scheduled: false, now: new Date(START) })
  const second = await place({ who: 0, items: [1], scheduled: false, now: afterDays(2) })
  await followClock({ db, now: afterDays(5) })
  return [first, second] as const
}

// The first makes the seal, before the days are read; the second keeps the days.
test.each([1, 2])(
  'a change by another process just before write %i, when days were read, is in what is read later [4.30.8]',
  async (at) => {
    const [first] = await twoOrders()
    const now = afterDays(6)
    let writes = 0
    const slow: Db = {
      ...db,
      async write(work) {
        writes += 1
        if (writes === at) {
          await refundForOperator({ orderId: first, amountCents: 100, reason: 'Cold' }, { db: other, now })
        }
        return db.write(work)
      },
    }
    const { figures } = await ask('7d', now, slow)
    expect(figures.refundedCents).toBe(at === 2 ? 0 : 100)
    expect((await ask('7d', now)).figures.refundedCents).toBe(100)
  },
)

test('while nothing can be written, Insight answers without keeping', async () => {
  await twoOrders()
  const full: Db = { ...db, write: () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })) }
  expect((await ask('7d', afterDays(6), full)).figures.orders).toBe(2)
  expect(await db.read.orderDay.count()).toBe(0)
  const broken: Db = { ...db, write: () => Promise.reject(new Error('broken')) }
  await expect(ask('7d', afterDays(6), broken)).rejects.toThrow('broken')
})

test('sums and changes by two processes at once leave no sums that are out of date [4.30.8]', async () => {
  const orders = await twoOrders()
  const now = afterDays(6)
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      ...[db, other].flatMap((each) => [ask('7d', now, each), ask('28d', now, each)]),
      ...orders.map((orderId, at) =>
        refundForOperator({ orderId, amountCents: 1, reason: 'Cold' }, { db: at ? other : db, now }),
      ),
    ])
    expect(await ask('28d', now)).toEqual(await askAfresh('28d', now))
  }
})

test('when the first order of a customer is canceled, a later one of a day that is kept becomes the first', async () => {
  const scheduled = await place({ who: 0, items: [0], scheduled: true, now: new Date(START) })
  await place({ who: 0, items: [1], scheduled: false, now: afterDays(3) })
  const now = afterDays(5.5)
  await followClock({ db, now })
  expect((await ask('7d', now)).figures).toMatchObject({ orders: 2, newCustomers: 1, returningCustomers: 1 })
  await cancelForOperator({ orderId: scheduled, reason: 'Asked by phone' }, { db, now })
  expect((await ask('7d', now)).figures).toMatchObject({ orders: 1, newCustomers: 1, returningCustomers: 0 })
})

test('a day is kept once changes of its orders remove its sums, and only for two periods of a year', async () => {
  await twoOrders()
  const days = () => db.read.orderDay.findMany({ where: { timeZone: { not: '' } }, orderBy: { day: 'asc' } })
  // Of New York, where the first day ends at 4 AM UTC of the next.
  await ask('7d', new Date('2026-10-22T04:59:59.999Z'))
  expect((await days()).at(-1)?.day).toBe('2026-10-19')
  await ask('7d', new Date('2026-10-22T05:00:00Z'))
  expect((await days()).at(-1)?.day).toBe('2026-10-20')
  await ask('today', new Date('2028-12-24T05:00:00Z'))
  expect((await days())[0]?.day).toBe('2026-10-09')
  await ask('7d', new Date('2028-12-24T05:00:00Z'))
  expect((await days())[0]?.day).toBe('2028-12-11')
})

test('most orders change while they are young, and then no kept sums are looked for [4.30.8]', async () => {
  const [first] = await twoOrders()
  await ask('28d', afterDays(6))
  const count = () => db.read.orderDay.count()
  const before = await count()
  const young = await place({ who: 1, items: [0], scheduled: false, now: afterDays(6) })
  await refundForOperator({ orderId: young, amountCents: 1, reason: 'Cold' }, { db, now: afterDays(6) })
  expect(await count()).toBe(before)
  await refundForOperator({ orderId: first, amountCents: 1, reason: 'Cold' }, { db, now: afterDays(6) })
  // From the day before on, since the day of another zone may be that one; with the seal.
  const left = await db.read.orderDay.findMany({ orderBy: { day: 'desc' }, take: 1 })
  expect(left[0]?.day).toBe('2026-10-18')
})
