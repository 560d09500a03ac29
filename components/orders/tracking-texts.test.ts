import { describe, expect, test } from 'vitest'
import { refundText, whyCanceled } from '@/lib/orders/rules/cancel-texts'
import type { Order } from '@/lib/orders/server/shapes'
import { anOrder } from '@/tests/orders'
import { headlineOf, stateText, stepsOf } from './tracking-texts'

const at = (time: string) => new Date(`2026-11-21T${time}:00.000-05:00`)
type OrderEvent = Order['events'][number]
const event = (kind: OrderEvent['kind'], time: string): OrderEvent => ({ kind, actor: 'owner', text: '', at: at(time) })

const order = anOrder({
  totalCents: 3372,
  newAt: at('19:07'),
  acceptedAt: at('19:07'),
  estimatedFor: at('19:42'),
  events: [event('placed', '19:07'), event('accepted', '19:07')],
})
const headline = (over: Partial<Order>, time: string) => headlineOf({ ...order, ...over }, at(time).getTime())

describe('the headline of an order', () => {
  const waiting: Partial<Order> = { stage: 'placed', accepts: 'manual', events: [event('placed', '19:07')] }
  const canceled: Partial<Order> = { status: 'Canceled', canceledBy: 'owner', cancelReason: 'too_busy' }
  const scheduled: Partial<Order> = { scheduledFor: at('21:30'), estimatedFor: at('21:30') }
  const early: Partial<Order> = { opensAt: at('19:07') }
  const delivered: Partial<Order> = { stage: 'delivered', events: [event('delivered', '19:40')] }
  test.each([
    [{}, '19:07', 'About 7:42 PM', 'In about 35 minutes.'],
    [{ stage: 'on_the_way' }, '19:41', 'About 7:42 PM', 'In about a minute.'],
    [{ stage: 'preparing' }, '19:43', 'Taking longer than planned', 'It was expected at about 7:42 PM.'],
    [scheduled, '19:07', 'Sat, Nov 21, 9:30 PM', 'The delivery time that you chose.'],
    [early, '15:00', 'About 7:42 PM', 'Fish & Co opens at 7:07 PM.'],
    [early, '19:08', 'About 7:42 PM', 'In about 34 minutes.'],
    [{ ...waiting, opensAt: at('19:17') }, '19:19', 'About 7:42 PM', 'In about 23 minutes.'],
    [waiting, '19:09', 'About 7:42 PM', 'In about 33 minutes.'],
    [
      waiting,
      '19:10',
      'Fish & Co has not answered yet',
      'Without an answer by 7:17 PM we cancel the order. Your wallet gets everything back.',
    ],
    [delivered, '19:50', 'Delivered', 'At 7:40 PM. Enjoy your meal!'],
    [canceled, '19:20', 'Canceled', 'Fish & Co is too busy at the moment. $33.72 is back in your wallet.'],
  ] as const)('of %j at %s [4.16.1, 4.16.2]', (over, time, title, text) => {
    expect(headline(over, time)).toEqual({ title, text })
  })
})

test('the steps have the times at which they were entered last [4.16.1]', () => {
  const events = [event('placed', '19:07'), event('accepted', '19:07'), event('on_the_way', '19:20')]
  const moved = { ...order, stage: 'on_the_way', events } as const
  expect(stepsOf(moved).map(({ stage, state, at: time }) => [stage, state, time])).toEqual([
    ['placed', 'done', at('19:07')],
    ['accepted', 'done', at('19:07')],
    ['preparing', 'done', null],
    ['on_the_way', 'current', at('19:20')],
    ['delivered', 'ahead', null],
  ])
  const back = [...events, event('preparing', '19:25')]
  expect(stepsOf({ ...order, stage: 'preparing', events: back }).map(({ at: time }) => time)).toEqual([
    at('19:07'),
    at('19:07'),
    at('19:25'),
    null,
    null,
  ])
})

test('a canceled order shows the steps that it passed, and ends at Canceled', () => {
  const canceledAt = new Date('2026-03-03T23:04:00.000Z')
  const steps = stepsOf({ ...order, status: 'Canceled', canceledAt })
  expect(steps.map(({ stage, state }) => [stage, state])).toEqual([
    ['placed', 'done'],
    ['accepted', 'done'],
    ['canceled', 'canceled'],
  ])
  expect(steps.at(-1)).toMatchObject({ name: 'Canceled', at: canceledAt })
})

test('the state in words', () => {
  expect(stateText({ ...order, stage: 'on_the_way' })).toBe('On the way')
  expect(stateText({ ...order, status: 'Active', stage: null })).toBe('Not placed')
})

test('why an order was canceled, and where the money is [4.16.2]', () => {
  const why = (over: Partial<Order>) => whyCanceled({ ...order, ...over })
  expect([
    why({ canceledBy: 'customer' }),
    why({ canceledBy: 'system', cancelReason: 'no_answer' }),
    why({ canceledBy: 'owner', cancelReason: 'sold_out' }),
    why({ canceledBy: 'owner', cancelReason: 'closing' }),
    why({ canceledBy: 'owner', cancelReason: 'other', cancelText: 'The oven broke' }),
  ]).toEqual([
    'You canceled this order.',
    'Fish & Co did not answer in time.',
    'Fish & Co ran out of something in your order.',
    'Fish & Co is closing.',
    'Fish & Co canceled: ‘The oven broke’',
  ])
  expect(refundText({ ...order, paymentMethod: 'credit-card' })).toBe('Your card was not charged.')
  expect(refundText({ ...order, paymentMethod: null })).toBe('Nothing has been charged for it.')
})
