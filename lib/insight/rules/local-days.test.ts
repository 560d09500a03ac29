import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, wallClock } from '@/lib/zoned-time'
import { daySpan, hourClock, quarterOf } from './local-days'
import type { Span } from './periods'

const ZONES = Intl.supportedValuesOf('timeZone')
const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000

/** The instants of a year at which the clock of a zone changes, to the quarter. */
function changesOf(timeZone: string, year: number): number[] {
  const offset = (time: number) => {
    const { day, minutes } = wallClock(new Date(time), timeZone)
    return Date.parse(day) + minutes * 60_000 - time
  }
  const changes: number[] = []
  for (let time = Date.UTC(year, 0); time < Date.UTC(year + 1, 0); time += DAY_MS) {
    if (offset(time) === offset(time + DAY_MS)) continue
    let change = time
    while (offset(change) === offset(time)) change += QUARTER_MS
    changes.push(change)
  }
  return changes
}

test.each(ZONES)(
  'around each change of the clock of %s, every quarter is of the day and the hour that the clock shows [4.30.4]',
  (zone) => {
    const hourOf = hourClock(zone)
    for (const change of [Date.UTC(2026, 5, 15), ...changesOf(zone, 2011), ...changesOf(zone, 2026)]) {
      const first = quarterOf(new Date(change - 26 * 3_600_000))
      const quarters = Array.from({ length: 52 * 4 }, (_, index) => first + index)
      const spans = new Map<string, Span>()
      for (const quarter of quarters) {
        const at = new Date(quarter * QUARTER_MS)
        const { day, minutes } = wallClock(at, zone)
        const { from, to } = spans.get(day) ?? daySpan(day, zone)
        spans.set(day, { from, to })
        expect([hourOf(quarter), from <= at && at < to]).toEqual([Math.floor(minutes / 60), true])
      }
    }
  },
)

test('in every zone the days follow each other without a gap: one ends where the next begins [4.30.4]', () => {
  const zone = fc.constantFrom(...ZONES)
  const first = fc.date({ min: new Date('2000-01-01'), max: new Date('2039-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zone, first, (timeZone, start) => {
      const day = start.toISOString().slice(0, 10)
      const [one, next] = [daySpan(day, timeZone), daySpan(addDays(day, 1), timeZone)]
      expect(one.to).toEqual(next.from)
      expect(one.to.getTime()).toBeGreaterThanOrEqual(one.from.getTime())
    }),
  )
})

test('a night of 23 hours and one of 25 are parts of days', () => {
  const hours = (day: string) => {
    const { from, to } = daySpan(day, 'America/New_York')
    return (to.getTime() - from.getTime()) / 3_600_000
  }
  expect(['2026-03-08', '2026-11-01', '2026-11-02'].map(hours)).toEqual([23, 25, 24])
})
