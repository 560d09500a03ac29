import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { changesOut } from '@/lib/orders/contract/schemas'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOrder, addRestaurant, balanceOf, ledgerOf, type Restaurant } from '@/tests/world'

const SIGNUP = { reason: 'signup', amountCents: 99_999, orderId: null }

let ada: Account
let restaurant: Restaurant
let id: number

scene(async () => {
  ada = await addCustomer()
  // 20.00 and with delivery and fees 28.49.
  restaurant = await addRestaurant({ prices: [8, 12] })
  id = (await addOrder(ada, restaurant)).id
})

const submit = (body?: object, account = ada) => account.call('submitOrder', { id, body })
const refusal = (body?: object, account = ada) => account.refusal('submitOrder', { id, body })

describe('submitting an order', () => {
  test('an order without choices is paid by card, with standard delivery and no tip [4.1.1, 7.1.1]', async () => {
    const before = await ada.call('getOrder', { id })
    const order = await submit()
    expect(order).toEqual({
      ...before,
      // Only an order that is still to be placed says when deliveries are possible.
      restaurant: { ...before.restaurant, openingWeek: null },
      status: 'Submitted',
      paymentMethod: 'credit-card',
      submittedAt: expect.any(String),
      cancelableUntil: expect.any(String),
      stage: 'accepted',
      version: 2,
      newAt: order.submittedAt,
      acceptedAt: order.submittedAt,
      estimatedFor: new Date(Date.parse(order.submittedAt ?? '') + 35 * 60_000).toISOString(),
      events: [
        { kind: 'placed', by: 'customer', text: '', at: order.submittedAt },
        { kind: 'accepted', by: 'system', text: '', at: order.submittedAt },
      ],
    })
    expect(order.totalCost).toBe(28.49)
    expect(await ada.call('getOrder', { id })).toEqual(order)
    expect((await ada.call('listOrders')).orders).toEqual([order])
    expect(await ledgerOf(ada)).toEqual([SIGNUP])
  })

  test.each([
    [
      { deliveryOption: 'priority', tipPercent: 20 },
      { priorityFee: 1.49, tip: 4, totalCost: 33.98 },
    ],
    [{ tip: 0.01 }, { tip: 0.01, totalCost: 28.5 }],
    [{ tip: 1000 }, { tip: 1000, totalCost: 1028.49 }],
  ])('an order with %j costs the expected total [4.1.1, 9.1.1]', async (choices, parts) => {
    expect(await submit(choices)).toMatchObject({ status: 'Submitted', subtotal: 20, taxesAndFees: 2, ...parts })
  })

  test('a submitted order keeps its own instructions and the address at that time', async () => {
    const body = { address: '1 Navy Way', city: 'Arlington', state: 'VA', zip: '22202' }
    await ada.call('updateProfile', { id: ada.id, body })
    expect(await submit({ deliveryInstructions: 'Leave it at the door.' })).toMatchObject({
      deliveryInstructions: 'Leave it at the door.',
    })
    expect(await db.read.order.findUniqueOrThrow({ where: { id } })).toMatchObject(body)
    expect(await ada.call('getSession')).toMatchObject({ deliveryInstructions: '' })
  })

  test('an order without instructions of its own takes those of the profile at that time', async () => {
    await ada.call('updateProfile', { id: ada.id, body: { delivery_instructions: 'Ring twice.' } })
    expect(await submit()).toMatchObject({ deliveryInstructions: 'Ring twice.' })
  })
})

describe('paying from the wallet', () => {
  test('a wallet payment takes exactly the total and leaves an entry [4.4.1]', async () => {
    const order = await submit({ paymentMethod: 'wallet', deliveryOption: 'priority', tipPercent: 20 })
    expect(order).toMatchObject({ paymentMethod: 'wallet', totalCost: 33.98 })
    expect(await ledgerOf(ada)).toEqual([SIGNUP, { reason: 'order_payment', amountCents: -3398, orderId: id }])
    expect(await ada.call('getSession')).toMatchObject({ wallet: 966.01 })
  })

  test('a wallet payment may take the last cent', async () => {
    await ada.call('deductFunds', { id: ada.id, body: { amount: 971.5 } })
    await submit({ paymentMethod: 'wallet' })
    expect(await balanceOf(ada)).toBe(0)
  })

  test('a wallet payment is refused when one cent is missing, and changes nothing [4.4.2, 8.2.3, V2.3.1–4]', async () => {
    await ada.call('deductFunds', { id: ada.id, body: { amount: 971.51 } })
    const before = await ada.call('getOrder', { id })
    expect(await refusal({ paymentMethod: 'wallet' })).toEqual({
      status: 402,
      message: 'Insufficient funds in your wallet.',
      errors: {},
    })
    expect(await ada.call('getOrder', { id })).toEqual(before)
    expect(await ledgerOf(ada)).toHaveLength(2)
    // The same order can still be paid by card.
    expect(await submit()).toMatchObject({ status: 'Submitted' })
  })
})

describe('submitting an order again [V2.3.1–4]', () => {
  test('a second submission answers the order unchanged and charges nothing, whatever its choices [4.1.3]', async () => {
    const order = await submit({ paymentMethod: 'wallet' })
    expect(await submit({ paymentMethod: 'credit-card', deliveryOption: 'priority', tip: 50 })).toEqual(order)
    expect(await ledgerOf(ada)).toHaveLength(2)
  })

  test('a second submission answers the order unchanged even when the menu has changed', async () => {
    const order = await submit()
    await restaurant.owner.call('updateMenuItem', { id: restaurant.items[0]?.id, body: { price: 99 } })
    expect(await submit()).toEqual(order)
  })

  test('a Canceled order cannot be submitted [4.1.3]', async () => {
    await ada.call('cancelOrder', { id })
    expect(await refusal()).toEqual({ status: 409, message: 'This order was canceled.', errors: {} })
  })
})

describe('an invalid choice is refused at its field [5.6.7]', () => {
  const PAYMENT = "Payment method must be 'credit-card' or 'wallet'"
  const OPTION = "Delivery option must be 'standard', 'priority' or 'schedule'"
  const PERCENT = 'Tip percent must be 15, 20, 25 or 30'
  const TIP = 'Tip must be from 0 to 1000, with at most two decimals'

  test.each([
    [{ paymentMethod: 'cash' }, { paymentMethod: PAYMENT }],
    [{ paymentMethod: '' }, { paymentMethod: PAYMENT }],
    [{ paymentMethod: 'credit_card' }, { paymentMethod: PAYMENT }],
    [{ payment_method: 'cash' }, { payment_method: PAYMENT }],
    [{ deliveryOption: 'pickup' }, { deliveryOption: OPTION }],
    [{ deliveryOption: null }, { deliveryOption: OPTION }],
    [{ tipPercent: 10 }, { tipPercent: PERCENT }],
    [{ tipPercent: 0 }, { tipPercent: PERCENT }],
    [{ tipPercent: '20' }, { tipPercent: PERCENT }],
    [{ tipPercent: -20 }, { tipPercent: PERCENT }],
    [{ tip: -0.01 }, { tip: TIP }],
    [{ tip: 1000.01 }, { tip: TIP }],
    [{ tip: 1.005 }, { tip: TIP }],
    [{ tip: '5' }, { tip: TIP }],
    [{ tip: 5, tipPercent: 20 }, { tip: 'Please send a tip or a tip percent, not both' }],
    [{ deliveryOption: 'schedule' }, { scheduledFor: 'Please choose a delivery time' }],
    [{ deliveryOption: 'schedule', scheduledFor: null }, { scheduledFor: 'Please choose a delivery time' }],
    [
      { deliveryOption: 'schedule', scheduledFor: 'tomorrow' },
      { scheduledFor: 'Delivery time must be an ISO 8601 instant' },
    ],
    [{ deliveryOption: 'schedule', scheduledFor: 1 }, { scheduledFor: 'Delivery time must be an ISO 8601 instant' }],
    [{ deliveryInstructions: 'x'.repeat(501) }, { deliveryInstructions: 'Must be at most 500 characters' }],
  ])('%j', async (body, errors) => {
    expect(await refusal(body)).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await ada.call('getOrder', { id })).toMatchObject({ status: 'Active' })
  })
})

describe('when the order has changed since, nothing is paid and the answer lists the changes [4.2.14]', () => {
  const CHANGED = 'Something in your order has changed. Please check it before you pay.'

  async function changes(body: object = { paymentMethod: 'wallet' }) {
    const { status, message, errors, ...more } = await refusal(body)
    expect({ status, errors }).toEqual({ status: 409, errors: {} })
    expect(await ledgerOf(ada)).toEqual([SIGNUP])
    expect(await ada.call('getOrder', { id })).not.toMatchObject({ status: 'Submitted' })
    // The contract describes every change.
    expect(changesOut.parse(more)).toEqual(more)
    return { message, ...more }
  }

  test('a changed price, up or down, refuses the submission', async () => {
    await restaurant.owner.call('updateMenuItem', { id: 1, body: { price: 8.01 } })
    await restaurant.owner.call('updateMenuItem', { id: 2, body: { price: 11 } })
    expect(await changes()).toEqual({
      message: CHANGED,
      changes: [
        { kind: 'price', menu_item_id: 1, order_item_id: 1, name: 'Tomato Soup', from: 8, to: 8.01 },
        { kind: 'price', menu_item_id: 2, order_item_id: 2, name: 'Tomato Soup', from: 12, to: 11 },
      ],
    })
  })

  test('a deleted item refuses the submission', async () => {
    await restaurant.owner.call('deleteMenuItem', { id: 1 })
    expect(await changes()).toEqual({
      message: CHANGED,
      changes: [{ kind: 'gone', menu_item_id: null, name: 'Tomato Soup' }],
    })
  })

  test('a changed name or picture does not refuse the submission', async () => {
    await restaurant.owner.call('updateMenuItem', { id: 1, body: { name: 'Soup', description: 'Of the day.' } })
    expect(await submit()).toMatchObject({ status: 'Submitted' })
  })

  test('an inactive restaurant refuses the submission', async () => {
    const { owner } = restaurant
    await owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'soft' } })
    expect(await changes()).toEqual({
      message: 'This restaurant is not taking orders right now.',
      changes: [{ kind: 'closed' }],
    })
    await owner.call('reactivateRestaurant', { id: restaurant.id })
    expect(await submit()).toMatchObject({ status: 'Submitted' })
  })

  test('an order of a deleted restaurant is gone and cannot be submitted', async () => {
    await restaurant.owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'hard' } })
    expect(await refusal()).toMatchObject({ status: 404, message: 'Order not found' })
  })

  test('a slot that has passed, is not offered or is more than a week away refuses the submission [5.6.9]', async () => {
    const hour = new Date()
    hour.setUTCMinutes(0, 0, 0)
    for (const hours of [0, -24, 24 * 8]) {
      const scheduledFor = new Date(hour.getTime() + hours * 3_600_000).toISOString()
      expect(await changes({ deliveryOption: 'schedule', scheduledFor })).toEqual({
        message: CHANGED,
        changes: [{ kind: 'slot' }],
      })
    }
  })
})

describe('a scheduled delivery', () => {
  // Six o'clock in the evening at the restaurant.
  const NOW = new Date('2026-11-21T23:00:00.000Z')
  beforeEach(async () => {
    vi.setSystemTime(NOW)
    await db.write((tx) => tx.order.update({ where: { id }, data: { createdAt: NOW } }))
  })
  afterEach(() => vi.useRealTimers())

  const schedule = (scheduledFor: string) =>
    ada.ask('submitOrder', { id, body: { deliveryOption: 'schedule', scheduledFor } })

  test('the chosen slot is stored as an instant [7.2.10]', async () => {
    const { body } = await schedule('2026-11-21T19:30:00-05:00')
    expect(body).toMatchObject({
      status: 'Submitted',
      deliveryOption: 'schedule',
      scheduledFor: '2026-11-22T00:30:00.000Z',
      priorityFee: 0,
      totalCost: 28.49,
    })
  })

  test.each([
    ['22:00', '2026-11-22T03:00:00.000Z', 200],
    ['22:00', '2026-11-22T03:30:00.000Z', 409],
    // Without a closing time, and hours that cannot be read, the checkout assumes 20:00.
    ['', '2026-11-22T01:00:00.000Z', 200],
    ['', '2026-11-22T01:30:00.000Z', 409],
  ])('a restaurant that closes at %o, for a delivery at %s, answers %i', async (closingTime, scheduledFor, status) => {
    await db.write((tx) =>
      tx.restaurant.updateMany({ data: { closingTime, ...(closingTime === '' && { openingWeek: '' }) } }),
    )
    expect((await schedule(scheduledFor)).status).toBe(status)
  })

  test('slots go by the clock of the restaurant [9.2.7]', async () => {
    await db.write((tx) => tx.restaurant.updateMany({ data: { timeZone: 'Asia/Tokyo' } }))
    // In Tokyo it is eight in the morning of the next day.
    expect((await schedule('2026-11-22T09:00:00+09:00')).status).toBe(200)
  })

  test('a delivery option without a slot ignores the slot that was sent', async () => {
    const body = { deliveryOption: 'standard', scheduledFor: '2026-11-22T00:30:00.000Z' }
    expect(await submit(body)).toMatchObject({ scheduledFor: null, deliveryOption: 'standard' })
  })
})

test('a customer without an address cannot submit', async () => {
  await ada.call('updateProfile', { id: ada.id, body: { address: '' } })
  const text = 'Please add a delivery address first'
  expect(await refusal()).toEqual({ status: 400, message: text, errors: { address: text } })
})
