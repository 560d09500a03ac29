import { describe, expect, test } from 'vitest'
import {
  addUp,
  figuresOf,
  NO_SUMS,
  ratingsOf,
  type SpanSums,
  starsOf,
  sumsByHour,
  sumsByReason,
  totalOf,
} from './figures'

const sums = (over: Partial<SpanSums> = {}): SpanSums => ({ ...NO_SUMS, newCustomers: 0, returning: [], ...over })

describe('figures', () => {
  test('where there is nothing to divide by, they are null', () => {
    expect(figuresOf([], { reviews: 0, stars: 0 })).toEqual({
      orders: 0,
      salesCents: 0,
      tipsCents: 0,
      canceled: 0,
      refundedCents: 0,
      averageCents: null,
      newCustomers: 0,
      returningCustomers: 0,
      minutesToAccept: null,
      minutesToCook: null,
      lateShare: null,
      ratingTenths: null,
    })
  })

  test('sums are added up, means are rounded: money to the cent, minutes to tenths, shares to thousandths', () => {
    const days = [
      sums({ orders: 2, salesCents: 2001, tipsCents: 150, accepted: 2, acceptSeconds: 100, delivered: 2, late: 1 }),
      sums({ orders: 1, salesCents: 1000, tipsCents: 50, canceled: 3, refundedCents: 700 }),
      sums({ accepted: 1, acceptSeconds: 47, delivered: 1, cooked: 4, cookSeconds: 4750 }),
    ]
    expect(figuresOf(days, { reviews: 3, stars: 14 })).toEqual({
      orders: 3,
      salesCents: 3001,
      tipsCents: 200,
      canceled: 3,
      refundedCents: 700,
      averageCents: 1000,
      newCustomers: 0,
      returningCustomers: 0,
      minutesToAccept: 0.8,
      minutesToCook: 19.8,
      lateShare: 0.333,
      ratingTenths: 47,
    })
  })

  test('a customer who returns on several days counts once, a new one on the day of the first order', () => {
    const days = [sums({ newCustomers: 2, returning: [7] }), sums({ newCustomers: 1, returning: [7, 8] })]
    expect(figuresOf(days, { reviews: 0, stars: 0 })).toMatchObject({ newCustomers: 3, returningCustomers: 2 })
  })

  test('adding up leaves its parts as they were', () => {
    const day = sums({ orders: 1 })
    expect(addUp([day, day, { orders: 3 }])).toEqual({ ...NO_SUMS, orders: 5 })
    expect([day.orders, NO_SUMS.orders]).toEqual([1, 0])
    expect(Object.keys(totalOf([day]))).toEqual(['orders', 'salesCents', 'tipsCents', 'canceled', 'refundedCents'])
  })
})

test('the hours of days are added up by weekday, from Monday on', () => {
  const lunch = { hour: 12, orders: 1, salesCents: 1000 }
  const hours = sumsByHour([
    { day: '2026-11-20', hours: [lunch, { hour: 23, orders: 2, salesCents: 500 }] },
    { day: '2026-11-22', hours: [lunch] },
    { day: '2026-11-23', hours: [] },
    { day: '2026-11-27', hours: [lunch] },
  ])
  expect(hours).toHaveLength(168)
  expect(hours[0]).toEqual({ weekday: 0, hour: 0, orders: 0, salesCents: 0 })
  expect(hours[167]).toMatchObject({ weekday: 6, hour: 23 })
  expect(hours.filter(({ orders }) => orders > 0)).toEqual([
    { weekday: 4, hour: 12, orders: 2, salesCents: 2000 },
    { weekday: 4, hour: 23, orders: 2, salesCents: 500 },
    { weekday: 6, hour: 12, orders: 1, salesCents: 1000 },
  ])
})

test('reasons are added up, the most frequent first, then by name', () => {
  const days = [
    [{ reason: 'too_busy', orders: 1 } as const, { reason: 'customer', orders: 1 } as const],
    [{ reason: 'other', orders: 1 } as const, { reason: 'sold_out', orders: 3 } as const],
    [{ reason: 'too_busy', orders: 1 } as const],
  ]
  expect(sumsByReason(days)).toEqual([
    { reason: 'sold_out', orders: 3 },
    { reason: 'too_busy', orders: 2 },
    { reason: 'customer', orders: 1 },
    { reason: 'other', orders: 1 },
  ])
})

test('each month has its rating, rounded half up, and none without reviews', () => {
  const stars = [
    { reviews: 4, stars: 17 },
    { reviews: 1, stars: 2 },
    { reviews: 0, stars: 0 },
  ]
  expect(starsOf([...stars, { reviews: 1, stars: 5 }])).toEqual({ reviews: 6, stars: 24 })
  expect(ratingsOf([{ month: '2026-09' }, { month: '2026-10' }, { month: '2026-11' }], stars)).toEqual([
    { month: '2026-09', reviews: 4, ratingTenths: 43 },
    { month: '2026-10', reviews: 1, ratingTenths: 20 },
    { month: '2026-11', reviews: 0, ratingTenths: null },
  ])
})
