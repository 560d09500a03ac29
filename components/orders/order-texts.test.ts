import { expect, test } from 'vitest'
import type { Order } from '@/lib/orders/server/shapes'
import { anOrder } from '@/tests/orders'
import { cancelNote, mayCancel, orderDetails, rateHref } from './order-texts'

const order = anOrder()

test('an order says how it is delivered and paid', () => {
  expect(orderDetails(order)).toBe('Standard delivery · Wallet')
  expect(orderDetails({ ...order, deliveryOption: 'priority', paymentMethod: 'credit-card' })).toBe(
    'Priority delivery · Credit card',
  )
})

test('a scheduled order shows its time as clocks at the restaurant do', () => {
  const scheduled = {
    ...order,
    deliveryOption: 'schedule',
    scheduledFor: new Date('2026-03-04T23:30:00.000Z'),
  } as const
  expect(orderDetails(scheduled)).toBe('Scheduled for Wed, Mar 4, 6:30 PM · Wallet')
})

test('an order of a closed restaurant says which opening it is for', () => {
  const early = { ...order, opensAt: new Date('2026-03-04T16:30:00.000Z') }
  expect(orderDetails(early)).toBe('Standard delivery for the opening, Wed, Mar 4, 11:30 AM · Wallet')
})

test('an order without a payment method was not placed', () => {
  expect(orderDetails({ ...order, status: 'Active', paymentMethod: null })).toBe('Not placed')
})

test('a Submitted order can be canceled until its window ends, an Active one always, a Canceled one never', () => {
  const until = Date.parse('2026-03-03T23:06:00.000Z')
  expect(mayCancel(order, until - 1)).toBe(true)
  expect(mayCancel(order, until)).toBe(false)
  expect(mayCancel({ ...order, cancelableUntil: null }, 0)).toBe(false)
  expect(mayCancel({ ...order, status: 'Active', cancelableUntil: null }, until)).toBe(true)
  expect(mayCancel({ ...order, status: 'Canceled' }, 0)).toBe(false)
})

test.each<[string, Partial<Order>, string | null]>([
  ['23:05:59', {}, 'Cancel free until 6:06 PM'],
  ['23:05:59', { cancelableUntil: new Date('2026-03-04T15:45:00.000Z') }, 'Cancel free until Wed, Mar 4, 10:45 AM'],
  ['23:06:00', {}, 'Too late to cancel here: Fish & Co has your order. Ask them, they still can.'],
  ['23:06:00', { cancelableUntil: null, stage: 'placed' }, null],
  [
    '23:02:00',
    { cancelableUntil: null, stage: 'preparing' },
    'Too late to cancel here: it is being cooked. Ask Fish & Co, they still can.',
  ],
  ['23:02:00', { cancelableUntil: null, stage: 'on_the_way' }, 'Too late to cancel: it is on its way.'],
  ['23:02:00', { cancelableUntil: null, stage: 'delivered' }, null],
  ['23:02:00', { cancelableUntil: null, status: 'Canceled' }, null],
])('at %s of an order with %j, the note about canceling is: %s', (clock, over, text) => {
  expect(cancelNote({ ...order, ...over }, Date.parse(`2026-03-03T${clock}.000Z`))).toBe(text)
})

test('the link to rate an order carries its id and the name of its restaurant, whatever the name is [V1.2.1–5]', () => {
  expect(rateHref(order)).toBe('/reviews/restaurant/7?orderId=12&restaurantName=Fish+%26+Co')
})
