import { describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/contracts/endpoints'
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

const cancel = (id: number, account = ada) => account.browser.call(endpoints.cancelOrder, { params: { id } })
const refusal = (id: number, account = ada) => account.browser.refusal(endpoints.cancelOrder, { params: { id } })

/** An order that was submitted that long ago. */
async function submitted(ago: number, choices: object = { paymentMethod: 'wallet' }) {
  const order = await addSubmittedOrder(ada, restaurant, choices)
  const submittedAt = new Date(Date.now() - ago)
  await db.write((tx) => tx.order.update({ where: { id: order.id }, data: { submittedAt } }))
  return order
}

test('a customer cancels their own Active order', async () => {
  const before = await addOrder(ada, restaurant)
  const other = await addOrder(ada, restaurant)
  const order = await cancel(before.id)
  expect(order).toEqual({ ...before, status: 'Canceled', canceledAt: expect.any(String) })
  expect((await ada.browser.call(endpoints.listOrders)).orders).toEqual([other, order])
  expect(await ledgerOf(ada)).toHaveLength(1)
})

describe('a Submitted order can be canceled within a time window', () => {
  test.each([
    ['customer', 0, true],
    ['customer', 5 * MINUTE - 10_000, true],
    ['customer', 5 * MINUTE + 1, false],
    ['owner', 5 * MINUTE + 1, true],
    ['owner', 60 * MINUTE - 10_000, true],
    ['owner', 60 * MINUTE + 1, false],
  ] as const)('a Submitted order is canceled by its %s after %i ms: %s', async (role, ago, allowed) => {
    const { id } = await submitted(ago)
    const actor = role === 'owner' ? owner : ada
    if (allowed) expect(await cancel(id, actor)).toMatchObject({ status: 'Canceled' })
    else expect(await refusal(id, actor)).toEqual(TOO_LATE)
    expect(await balanceOf(ada)).toBe(allowed ? 99_999 : 99_999 - 2849)
  })

  test('an order tells customer and owner until when each may cancel it', async () => {
    const { id, submittedAt } = await submitted(0, {})
    const order = await ada.browser.call(endpoints.getOrder, { params: { id } })
    const start = Date.parse(order.submittedAt ?? '')
    expect(Date.parse(order.cancelableUntil ?? '') - start).toBe(5 * MINUTE)
    const seen = await owner.browser.call(endpoints.getOrder, { params: { id } })
    expect(Date.parse(seen.cancelableUntil ?? '') - start).toBe(60 * MINUTE)
    expect(submittedAt).not.toBeNull()
  })

  test('an owner who ordered at their own restaurant has the window of an owner', async () => {
    const order = await addSubmittedOrder(owner, restaurant)
    const submittedAt = new Date(Date.now() - 30 * MINUTE)
    await db.write((tx) => tx.order.update({ where: { id: order.id }, data: { submittedAt } }))
    const { cancelableUntil } = await owner.browser.call(endpoints.getOrder, { params: { id: order.id } })
    expect(Date.parse(cancelableUntil ?? '') - submittedAt.getTime()).toBe(60 * MINUTE)
    expect(await cancel(order.id, owner)).toMatchObject({ status: 'Canceled' })
  })
})

describe('the refund of a wallet payment', () => {
  test('the whole payment is refunded, with an entry in the ledger', async () => {
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

  test('a payment is refunded once, however often customer and owner cancel at once', async () => {
    const { id } = await submitted(0)
    const orders = await Promise.all([cancel(id), cancel(id, owner), cancel(id), cancel(id, owner)])
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['Canceled']))
    expect(await ledgerOf(ada)).toHaveLength(3)
  })

  test('a card payment is not refunded to the wallet', async () => {
    const { id } = await submitted(0, {})
    await cancel(id)
    expect(await ledgerOf(ada)).toHaveLength(1)
  })
})

describe('the review of a canceled order', () => {
  const ratingOf = async () => {
    const { rating, numReviews } = (await ada.browser.call(endpoints.getRestaurant, { params: { id: restaurant.id } }))
      .restaurant
    return [rating, numReviews]
  }

  test('the review and its stars go when the customer cancels', async () => {
    const { orderId } = await addReview(ada, restaurant, { restaurant_rating: 1 })
    expect(await ratingOf()).toEqual([1, 1])
    expect(await cancel(orderId)).toMatchObject({ status: 'Canceled', reviewed: false })
    expect(await ratingOf()).toEqual([null, 0])
    expect(await ada.browser.call(endpoints.listMyReviews)).toEqual([])
  })

  test('the review stays when the owner cancels', async () => {
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

test('an order can be canceled and refunded after its restaurant was deleted', async () => {
  const { id } = await submitted(0)
  await owner.browser.call(endpoints.removeRestaurant, { params: { id: restaurant.id }, query: { type: 'hard' } })
  expect(await cancel(id)).toMatchObject({ status: 'Canceled', restaurantId: null })
  expect(await balanceOf(ada)).toBe(99_999)
  expect(await refusal(id, owner)).toMatchObject({ status: 404 })
})
