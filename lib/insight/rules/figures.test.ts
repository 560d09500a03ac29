import { describe, expect, test } from 'vitest'
import { figuresOf, type QuarterSums, sumsByDay, sumsByHour, totalOf } from './figures'
import { quarterOf } from './local-days'

const sums = (at: string, over: Partial<QuarterSums> = {}): QuarterSums => ({
  quarter: quarterOf(new Date(at)),
  orders: 1,
  salesCents: 1000,
  tipsCents: 100,
  canceled: 0,
  refundedCents: 0,
  accepted: 0,
  acceptSeconds: 0,
  delivered: 0,
  late: 0,
  ...over,
})
const nothing = {
  quarters: [],
  cooked: 0,
  cookSeconds: 0,
  reviews: { count: 0, stars: 0 },
  newCustomers: 0,
  returningCustomers: 0,
}

describe('figures', () => {
  test('where there is nothing to divide by, they are null', () => {
    expect(figuresOf(nothing)).toEqual({
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
    const quarters = [
      sums('2026-11-21T17:00Z', {
        orders: 2,
        salesCents: 2001,
        accepted: 2,
        acceptSeconds: 100,
        delivered: 2,
        late: 1,
      }),
      sums('2026-11-21T18:00Z', { canceled: 3, refundedCents: 700, accepted: 1, acceptSeconds: 47, delivered: 1 }),
    ]
    const parts = { quarters, cooked: 4, cookSeconds: 4750, reviews: { count: 3, stars: 14 } }
    expect(figuresOf({ ...parts, newCustomers: 1, returningCustomers: 2 })).toEqual({
      orders: 3,
      salesCents: 3001,
      tipsCents: 200,
      canceled: 3,
      refundedCents: 700,
      averageCents: 1000,
      newCustomers: 1,
      returningCustomers: 2,
      minutesToAccept: 0.8,
      minutesToCook: 19.8,
      lateShare: 0.333,
      ratingTenths: 47,
    })
  })
})

describe('days and hours of the zone', () => {
  const timeZone = 'America/New_York'
  // 11:45 PM on Friday, and 12:15 AM on Saturday, of New York.
  const quarters = [sums('2026-11-21T04:45Z'), sums('2026-11-21T05:15Z', { salesCents: 500, canceled: 1 })]

  test('an evening of New York is not the next day of UTC', () => {
    const days = sumsByDay(quarters, ['2026-11-20', '2026-11-21', '2026-11-22'], timeZone)
    expect(days.map(({ day, salesCents, canceled }) => [day, salesCents, canceled])).toEqual([
      ['2026-11-20', 1000, 0],
      ['2026-11-21', 500, 1],
      ['2026-11-22', 0, 0],
    ])
    expect(totalOf(days)).toEqual({ orders: 2, salesCents: 1500, tipsCents: 200, canceled: 1, refundedCents: 0 })
  })

  test('weekdays count from Monday', () => {
    const hours = sumsByHour(quarters, timeZone)
    expect(hours).toHaveLength(168)
    expect(hours[0]).toEqual({ weekday: 0, hour: 0, orders: 0, salesCents: 0 })
    expect(hours.filter(({ orders }) => orders > 0)).toEqual([
      { weekday: 4, hour: 23, orders: 1, salesCents: 1000 },
      { weekday: 5, hour: 0, orders: 1, salesCents: 500 },
    ])
  })
})
