import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  balanceOf,
  ledgerOf,
  type Restaurant,
} from '@/tests/world'

const TOO_LATE = { status: 409, message: 'This order can no longer be canceled.', errors: {} }
const MINUTE = 60_000

let ada: Account
let owner: Account
let restaurant: Restaurant

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [8, 12] })
  owner = restaurant.owner
})

/** An owner has to give a reason. */
const callOf = (id: number, account: Account) => ({ id, body: account === owner ? { reason: 'too_busy' } : {} })
const cancel = (id: number, account = ada) => account.call('cancelOrder', callOf(id, account))
const refusal = (id: number, account = ada) => account.refusal('cancelOrder', callOf(id, account))

/** An order that was submitted `ago` milliseconds ago. */
async function submitted(ago: number, choices: object = { paymentMethod: 'wallet' }) {
  const order = await addSubmittedOrder(ada, restaurant, choices)
  const submittedAt = new Date(Date.now() - ago)
  await db.write((tx) => tx.order.update({ where: { id: order.id }, data: { submittedAt } }))
  return order
}

test('a customer cancels their own Active order [4.1.4, 7.1.1]', async () => {
  const before = await addOrder(ada, restaurant)
  const other = await addOrder(ada, restaurant)
  const order = await cancel(before.id)
  expect(order).toEqual({
    ...before,
    restaurant: { ...before.restaurant, openingWeek: null },
    status: 'Canceled',
    canceledAt: expect.any(String),
    canceledBy: 'customer',
    version: 1,
    events: [{ kind: 'canceled', by: 'customer', text: '', at: order.canceledAt }],
  })
  expect((await ada.call('listOrders')).orders).toEqual([other, order])
  expect(await ledgerOf(ada)).toHaveLength(1)
})

describe('a Submitted order can be canceled within a time window [V2.3.1–4]', () => {
  test.each([
    ['customer', 5 * MINUTE - 10_000, true],
    ['customer', 5 * MINUTE + 1, false],
    ['owner', 5 * MINUTE + 1, true],
  ] as const)('a Submitted order is canceled by its %s after %i ms: %s [4.1.4]', async (role, ago, allowed) => {
    const { id } = await submitted(ago)
    const actor = role === 'owner' ? owner : ada
    if (allowed) expect(await cancel(id, actor)).toMatchObject({ status: 'Canceled' })
    else expect(await refusal(id, actor)).toEqual(TOO_LATE)
    expect(await balanceOf(ada)).toBe(allowed ? 99_999 : 99_999 - 2849)
  })

  test('an order tells customer and owner until when each may cancel it', async () => {
    const { id, submittedAt } = await submitted(0, {})
    const order = await ada.call('getOrder', { id })
    const start = Date.parse(order.submittedAt ?? '')
    expect(Date.parse(order.cancelableUntil ?? '') - start).toBe(5 * MINUTE)
    const seen = await owner.call('getOrder', { id })
    expect(Date.parse(seen.cancelableUntil ?? '') - start).toBe(12 * 60 * MINUTE)
    expect(submittedAt).not.toBeNull()
  })

  test('an owner who ordered at their own restaurant has the window of an owner', async () => {
    const order = await addSubmittedOrder(owner, restaurant)
    const submittedAt = new Date(Date.now() - 30 * MINUTE)
    await db.write((tx) => tx.order.update({ where: { id: order.id }, data: { submittedAt } }))
    const { cancelableUntil } = await owner.call('getOrder', { id: order.id })
    expect(Date.parse(cancelableUntil ?? '') - submittedAt.getTime()).toBe(12 * 60 * MINUTE)
    expect(await cancel(order.id, owner)).toMatchObject({ status: 'Canceled' })
  })
})

describe('the refund of a wallet payment', () => {
  test('the whole payment is refunded, with an entry in the ledger [4.1.5]', async () => {
    const { id, totalCost } = await submitted(0, {
      paymentMethod: 'wallet',
      deliveryOption: 'priority',
      tipPercent: 20,
    })
    expect(totalCost).toBe(33.98)
    await cancel(id)
    expect(await ledgerOf(ada)).toEqual([
      { reason: 'signup', amountCents: 99_999, orderId: null },
      { reason: 'order_payment', amountCents: -3398, orderId: id },
      { reason: 'order_refund', amountCents: 3398, orderId: id },
    ])
  })

  test('the customer is refunded when the owner cancels', async () => {
    const { id } = await submitted(0)
    const before = await balanceOf(owner)
    await cancel(id, owner)
    expect(await balanceOf(ada)).toBe(99_999)
    expect(await balanceOf(owner)).toBe(before)
  })

  test('a card payment is not refunded to the wallet', async () => {
    const { id } = await submitted(0, {})
    await cancel(id)
    expect(await ledgerOf(ada)).toHaveLength(1)
  })
})

describe('the review of a canceled order', () => {
  const ratingOf = async () => {
    const { rating, numReviews } = (await ada.call('getRestaurant', { id: restaurant.id })).restaurant
    return [rating, numReviews]
  }

  test('the review and its stars go when the customer cancels [4.1.5]', async () => {
    const { orderId } = await addReview(ada, restaurant, { restaurant_rating: 1 })
    expect(await ratingOf()).toEqual([1, 1])
    expect(await cancel(orderId)).toMatchObject({ status: 'Canceled', reviewed: false })
    expect(await ratingOf()).toEqual([null, 0])
    expect(await ada.call('listMyReviews')).toEqual([])
  })

  test('the review stays when the owner cancels [4.1.5]', async () => {
    const { orderId } = await addReview(ada, restaurant, { restaurant_rating: 1 })
    expect(await cancel(orderId, owner)).toMatchObject({ status: 'Canceled' })
    expect(await ratingOf()).toEqual([1, 1])
  })
})

test('canceling a Canceled order answers it unchanged, however late', async () => {
  const { id } = await submitted(0)
  const order = await cancel(id)
  const long = new Date(Date.now() - 300 * 60 * MINUTE)
  await db.write((tx) => tx.order.update({ where: { id }, data: { submittedAt: long } }))
  expect(await cancel(id)).toMatchObject({ status: 'Canceled', canceledAt: order.canceledAt })
  expect(await ledgerOf(ada)).toHaveLength(3)
})

test('an owner cannot cancel an order that is still Active', async () => {
  const { id } = await addOrder(ada, restaurant)
  expect(await refusal(id, owner)).toEqual(TOO_LATE)
})

describe('a cancellation by the restaurant', () => {
  const ask = (id: number, body: object) => owner.call('cancelOrder', { id, body })
  const refused = (id: number, body: object) => owner.refusal('cancelOrder', { id, body })
  const move = (id: number, version: number, stage: string) => owner.call('moveOrder', { id, body: { stage, version } })
  const soldOut = async () => {
    const menu = await owner.call('getManagedMenu', { id: restaurant.id })
    return menu.menu_items.map(({ soldOutUntil }) => soldOutUntil !== null)
  }

  test('the customer sees the reason and the words of the restaurant [4.12.5]', async () => {
    const { id } = await submitted(0)
    await ask(id, { reason: 'other', text: 'The oven broke.' })
    const order = await ada.call('getOrder', { id })
    expect(order).toMatchObject({
      canceledBy: 'owner',
      cancelReason: 'other',
      cancelText: 'The oven broke.',
      version: 3,
    })
    expect(order.events.at(-1)).toMatchObject({ kind: 'canceled', by: 'owner', text: 'The oven broke.' })
  })

  test.each([
    [{}, 'reason'],
    [{ reason: 'hungry' }, 'reason'],
    [{ reason: 'other' }, 'text'],
    [{ reason: 'other', text: '  ' }, 'text'],
    [{ reason: 'sold_out', items: [999_999] }, 'items'],
  ])('%j is refused and changes nothing', async (body, field) => {
    const { id } = await submitted(0)
    expect(await refused(id, body)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
    expect(await ada.call('getOrder', { id })).toMatchObject({ status: 'Submitted' })
  })

  test('the items of the named lines become sold out, and no others [4.12.5]', async () => {
    const { id, orderItems } = await submitted(0)
    await ask(id, { reason: 'too_busy', items: [orderItems[0]?.id] })
    expect(await soldOut()).toEqual([false, false])
    const next = await submitted(0)
    await ask(next.id, { reason: 'sold_out', items: [next.orderItems[1]?.id] })
    expect(await soldOut()).toEqual([false, true])
  })

  test('the lines of another order are refused', async () => {
    const [one, other] = [await submitted(0), await submitted(0)]
    expect(await refused(one.id, { reason: 'sold_out', items: [other.orderItems[0]?.id] })).toMatchObject({
      status: 400,
    })
    expect(await soldOut()).toEqual([false, false])
  })

  test('it ends once the order is on its way, and for the customer once it is being prepared [4.12.4]', async () => {
    const { id, version } = await submitted(0)
    await move(id, version, 'preparing')
    expect(await refusal(id)).toEqual(TOO_LATE)
    await move(id, version + 1, 'on_the_way')
    expect(await refusal(id, owner)).toEqual(TOO_LATE)
    expect(await balanceOf(ada)).toBe(99_999 - 2849)
  })
})
