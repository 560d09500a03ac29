import { describe, expect, test } from 'vitest'
import { addDays, instantOf } from '@/lib/zoned-time'
import { addMonths, daysOfMonth, MONTH, monthOf, monthsOf, spansOf } from './periods'

const timeZone = 'America/New_York'
const now = new Date('2026-11-21T19:10:20.345Z')
const texts = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()]

describe('periods', () => {
  test.each([
    ['today', 1, '2026-11-21T05:00:00.000Z', '2026-11-20T05:00:00.000Z', '2026-11-20T19:10:20.345Z'],
    ['7d', 7, '2026-11-15T05:00:00.000Z', '2026-11-08T05:00:00.000Z', '2026-11-14T19:10:20.345Z'],
    ['28d', 28, '2026-10-25T04:00:00.000Z', '2026-09-27T04:00:00.000Z', '2026-10-24T18:10:20.345Z'],
    ['12m', 364, '2025-11-23T05:00:00.000Z', '2024-11-24T05:00:00.000Z', '2025-11-22T19:10:20.345Z'],
  ] as const)(
    '%s has its days, and the period before ends at the same time of day [4.30.1]',
    (period, count, from, past, end) => {
      const { days, span, before } = spansOf(period, timeZone, now)
      expect(days).toHaveLength(count)
      expect(days.at(-1)).toBe('2026-11-21')
      expect(texts(span)).toEqual([from, now.toISOString()])
      expect(texts(before.span)).toEqual([past, end])
      // All of its days but the last are whole.
      expect(before.days).toHaveLength(count - 1)
      const lastOfBefore = addDays('2026-11-21', -count)
      expect(texts(before.last)).toEqual([instantOf(lastOfBefore, 0, timeZone).toISOString(), end])
      if (count > 1)
        expect([before.days[0], before.days.at(-1)]).toEqual([past.slice(0, 10), addDays(lastOfBefore, -1)])
    },
  )
})

describe('months', () => {
  test('a month is that of the zone', () => {
    expect(monthOf(new Date('2026-12-01T04:59:00Z'), timeZone)).toBe('2026-11')
    const days = daysOfMonth('2026-11')
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-11-01', '2026-11-30'])
    expect(daysOfMonth('2028-02')).toHaveLength(29)
  })

  test('a span has its months, the first and the last in part, without a gap', () => {
    const [from, to] = [new Date('2026-09-30T23:00:00Z'), new Date('2026-12-01T05:00:00Z')]
    expect(monthsOf({ from, to }, timeZone).map(({ month, ...span }) => [month, ...texts(span)])).toEqual([
      ['2026-09', '2026-09-30T23:00:00.000Z', '2026-10-01T04:00:00.000Z'],
      ['2026-10', '2026-10-01T04:00:00.000Z', '2026-11-01T04:00:00.000Z'],
      ['2026-11', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
    ])
    const part = monthsOf({ from: new Date('2026-11-02T00:00:00Z'), to: new Date('2026-11-03T00:00:00Z') }, timeZone)
    expect(part.map(({ month, to: end }) => [month, end.toISOString()])).toEqual([
      ['2026-11', '2026-11-03T00:00:00.000Z'],
    ])
  })

  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected)
  })

  test.each(['2026-00', '2026-13', '1999-01', '2026-1', '2026-11-01', ''])('%j is no month', (text) => {
    expect(MONTH.test(text)).toBe(false)
  })
})
