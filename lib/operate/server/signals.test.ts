import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { after } from '@/lib/instant'
import { BURST_MS, MOST_ORDERS, MOST_SIGNALS, SIGNAL_MS, type SignalKind } from '@/lib/operate/rules/signals'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addDeliveredOrder,
  addMember,
  addOperator,
  addRestaurant,
  type Restaurant,
} from '@/tests/world'

let operator: Account
let ada: Account
let bistro: Restaurant
let row: Prisma.OrderUncheckedCreateInput

const now = new Date()
const LONG_AGO = after(now, -SIGNAL_MS - BURST_MS * 30)
const old = { createdAt: LONG_AGO, lastActiveAt: LONG_AGO }

scene(async () => {
  operator = await addOperator()
  ada = await addCustomer({ ...old, firstName: 'Ada', lastName: 'Lovelace' })
  bistro = await addRestaurant({
    owner: await addCustomer({ ...old, firstName: 'Mia', address: '1 Pine Street', zip: '10001' }),
  })
  const order = await addDeliveredOrder(ada, bistro)
  const { id: _, ...columns } = await db.read.order.findUniqueOrThrow({ where: { id: order.id } })
  await db.write(async (tx) => {
    await tx.mail.deleteMany()
    await tx.order.delete({ where: { id: order.id } })
  })
  row = { ...columns, address: '9 Elm Street', zip: '10009' }
})

/** Delivered orders; their ids. */
async function place(times: number, over: Partial<Prisma.OrderUncheckedCreateInput> = {}): Promise<number[]> {
  const ids: number[] = []
  for (let count = 0; count < times; count += 1)
    ids.push((await db.write((tx) => tx.order.create({ data: { ...row, ...over } }))).id)
  return ids
}

async function refund(orderId: number, amountCents = 1_000, at = now) {
  await db.write(async (tx) => {
    await tx.orderRefund.create({ data: { orderId, number: 1, amountCents, reason: 'Cold', at } })
    await tx.order.update({ where: { id: orderId }, data: { refundedCents: amountCents } })
  })
}

async function review(orderId: number, at: Date) {
  const data = { orderId, userId: ada.id, restaurantId: bistro.id, text: 'Good', orderRating: 5, restaurantRating: 5 }
  await db.write((tx) => tx.review.create({ data: { ...data, createdAt: at, updatedAt: at } }))
}

const strangers = (count: number, over: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      addCustomer({ email: `new${at}@example.com`, phoneNumber: null, ...over }),
    ),
  )

const found = async (kind: SignalKind) =>
  (await operator.call('getSignals')).signals.filter((signal) => signal.kind === kind)
const newestOf = (ids: readonly number[]) => ids.toSorted((a, b) => b - a).slice(0, MOST_ORDERS)
const idsOf = ({ orders }: { orders: { id: number }[] }) => orders.map(({ id }) => id)

test('a site without anything strange has no signals [4.39.1]', async () => {
  await place(20)
  expect(await operator.call('getSignals')).toEqual({ signals: [], more: 0 })
})

describe('refunds of one customer', () => {
  test('are a signal from three orders and 30 % of what was ordered on [4.39.2]', async () => {
    const ids = await place(4)
    const [first = 0, second = 0, third = 0] = ids
    const total = row.totalCents * 4
    await refund(first)
    await refund(second)
    expect(await found('refunds')).toEqual([])
    await refund(third, Math.ceil(total * 0.3) - 2_001)
    expect(await found('refunds')).toEqual([])
    await db.write((tx) => tx.order.update({ where: { id: third }, data: { refundedCents: { increment: 1 } } }))
    const [signal, ...none] = await found('refunds')
    expect(none).toEqual([])
    expect(signal).toMatchObject({ id: ada.id, name: 'Ada Lovelace', count: 3 })
    expect(signal?.text).toMatch(/^\$\d+\.\d\d of \$\d+\.\d\d went back, on 3 orders\.$/)
    // The order that was not refunded is no part of it.
    expect(signal?.orders).toMatchObject([third, second, first].map((id) => ({ id, why: 'refunded' })))
  })

  test('of earlier orders, and cancellations, are none [4.39.2]', async () => {
    for (const id of await place(4, { submittedAt: LONG_AGO })) await refund(id)
    const canceled = { status: 'Canceled', canceledAt: now, undoTo: null, refundedCents: row.totalCents } as const
    await place(4, canceled)
    expect(await found('refunds')).toEqual([])
  })
})

describe('new accounts at one address', () => {
  test('are a signal from four on, however it is written [4.39.3]', async () => {
    const [first, ...others] = await strangers(4)
    const ids = []
    for (const { id } of others) ids.push(...(await place(1, { customerId: id })))
    ids.push(...(await place(2, { customerId: others[0]?.id ?? 0, address: '9 ELM street' })))
    expect(await found('addresses')).toEqual([])
    ids.push(...(await place(1, { customerId: first?.id ?? 0 })))
    const [signal, ...none] = await found('addresses')
    expect(none).toEqual([])
    expect(signal).toMatchObject({ id: null, name: '9 Elm Street, 10009', count: 6 })
    expect(signal?.text).toBe('4 new accounts placed 6 orders.')
    expect(signal && idsOf(signal)).toEqual(newestOf(ids))
  })

  test.each<[string, Partial<Prisma.UserUncheckedCreateInput>, Partial<Prisma.OrderUncheckedCreateInput>]>([
    ['older accounts', old, {}],
    ['guests', { guestAccount: true, email: null }, {}],
    ['orders of long ago', {}, { submittedAt: LONG_AGO }],
    ['orders of deleted accounts, whose address is gone', {}, { address: '' }],
  ])('are none when they are %s [4.39.3]', async (_, user, order) => {
    for (const [at, { id }] of (await strangers(5, user)).entries())
      await place(1, { customerId: id, ...order, zip: user.guestAccount ? row.zip : '10009', city: `${at}` })
    expect(await found('addresses')).toEqual([])
  })

  test('are none in different places [4.39.3]', async () => {
    for (const [at, { id }] of (await strangers(6)).entries())
      await place(1, { customerId: id, ...(at % 2 ? { zip: '10010' } : { address: '9 Elm Street' }) })
    expect(await found('addresses')).toEqual([])
  })
})

describe('orders at the own restaurant', () => {
  test('of the owner, the staff, and new accounts at their address are one signal from three on [4.39.4]', async () => {
    const cook = await addMember(bistro, 'kitchen', await addCustomer(old))
    const [stranger] = await strangers(1)
    const ids = await place(1, { customerId: bistro.owner.id })
    ids.push(...(await place(1, { customerId: cook.id })))
    expect(await found('own_orders')).toEqual([])
    ids.push(...(await place(1, { customerId: stranger?.id ?? 0, address: '1 pine street', zip: '10001' })))
    const [signal, ...none] = await found('own_orders')
    expect(none).toEqual([])
    expect(signal).toMatchObject({ id: bistro.id, name: bistro.name, count: 3, text: '3 orders of 3 accounts.' })
    expect(signal?.orders.map(({ why }) => why)).toEqual(['own_address', 'staff', 'owner'])
    expect(signal && idsOf(signal)).toEqual(newestOf(ids))
  })

  test('to the address of the restaurant are one too, and an order counts once [4.39.4]', async () => {
    const { address, zip } = await db.read.restaurant.findUniqueOrThrow({ where: { id: bistro.id } })
    const cook = await addMember(bistro, 'kitchen')
    await place(2, { customerId: cook.id, address, zip })
    expect(await found('own_orders')).toEqual([])
    await place(1, { customerId: cook.id, address, zip })
    expect(await found('own_orders')).toMatchObject([{ count: 3, text: '3 orders of one account.' }])
  })

  test('of a new owner to the own address count once [4.39.4]', async () => {
    const { id } = bistro.owner
    await db.write((tx) => tx.user.update({ where: { id }, data: { createdAt: now } }))
    const home = { customerId: id, address: '1 Pine Street', zip: '10001' }
    await place(2, home)
    expect(await found('own_orders')).toEqual([])
    await place(1, home)
    expect(await found('own_orders')).toMatchObject([{ count: 3 }])
  })

  test('are none of an older account, elsewhere, long ago, or of people who only know each other [4.39.4]', async () => {
    const other = await addRestaurant({ over: { name: 'Grill' } })
    const cook = await addMember(bistro, 'kitchen', await addCustomer(old))
    const [stranger] = await strangers(1)
    const home = { address: '1 Pine Street', zip: '10001' }
    await place(4, { customerId: ada.id, ...home })
    await place(4, { customerId: bistro.owner.id, submittedAt: LONG_AGO })
    await place(4, { customerId: cook.id, restaurantId: other.id })
    await place(4, { customerId: stranger?.id ?? 0 })
    await place(4, { customerId: stranger?.id ?? 0, ...home, zip: '10002' })
    expect(await found('own_orders')).toEqual([])
  })
})

describe('reviews of one restaurant', () => {
  const hours = (count: number) => after(new Date(), -count * 3_600_000)

  test('are a signal from eight within 24 hours on, beside few before [4.39.5]', async () => {
    const ids = await place(9)
    for (const id of ids.slice(0, 7)) await review(id, hours(2))
    // The day before is another day.
    await review(ids[7] ?? 0, hours(30))
    expect(await found('reviews')).toEqual([])
    await review(ids[8] ?? 0, hours(20))
    const [signal, ...none] = await found('reviews')
    expect(none).toEqual([])
    expect(signal).toMatchObject({ id: bistro.id, name: bistro.name, count: 8 })
    expect(signal?.text).toBe('8 reviews within 24 hours, beside 0 in the four weeks before.')
    expect(signal?.orders).toMatchObject(
      newestOf([...ids.slice(0, 7), ids[8] ?? 0]).map((id) => ({ id, why: 'reviewed' })),
    )
  })

  test('are none for a restaurant that has many on any day, nor after a week [4.39.5]', async () => {
    const ids = await place(8 + 45)
    for (const id of ids.slice(0, 8)) await review(id, hours(1))
    for (const id of ids.slice(8)) await review(id, hours(10 * 24))
    // 45 in four weeks are 1.6 a day: five times as many are 8.04.
    expect(await found('reviews')).toEqual([])
    await db.write((tx) => tx.review.deleteMany({ where: { orderId: ids.at(-1) ?? 0 } }))
    expect(await found('reviews')).toHaveLength(1)
    await db.write((tx) => tx.review.updateMany({ data: { createdAt: hours(10 * 24) } }))
    expect(await found('reviews')).toEqual([])
  })
})

test('of many signals the largest are listed, and the others counted [4.39.1]', async () => {
  const count = MOST_SIGNALS + 2
  for (const [at, { id }] of (await strangers(count, old)).entries())
    for (const order of await place(at === count - 1 ? 7 : 3, { customerId: id })) await refund(order)
  const { signals, more } = await operator.call('getSignals')
  expect([signals.length, more]).toEqual([MOST_SIGNALS, 2])
  expect(signals[0]).toMatchObject({ count: 7 })
  expect(signals[0]?.orders).toHaveLength(MOST_ORDERS)
})
