import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, wallClock } from '@/lib/zoned-time'
import { type QuarterSums, sumsByDay, sumsByHour } from './figures'
import { localClock, quarterOf } from './local-days'

const ZONES = Intl.supportedValuesOf('timeZone')
const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000

const at = (quarter: number): QuarterSums => ({
  quarter,
  orders: 1,
  salesCents: 1_000 + (quarter % 97),
  tipsCents: 0,
  canceled: 0,
  refundedCents: 0,
  accepted: 0,
  acceptSeconds: 0,
  delivered: 0,
  late: 0,
})

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
  'around each change of the clock of %s, every quarter is on one day, the one that its clock shows',
  (zone) => {
    const clock = localClock(zone)
    for (const change of [Date.UTC(2026, 5, 15), ...changesOf(zone, 2011), ...changesOf(zone, 2026)]) {
      const first = quarterOf(new Date(change - 26 * 3_600_000))
      const quarters = Array.from({ length: 52 * 4 }, (_, index) => first + index)
      const shown = quarters.map((quarter) => {
        const { day, minutes } = wallClock(new Date(quarter * QUARTER_MS), zone)
        return { day, weekday: (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7, hour: Math.floor(minutes / 60) }
      })
      expect(quarters.map(clock)).toEqual(shown)
    }
  },
)

describe('sums of local days', () => {
  const zone = fc.constantFrom(...ZONES)
  const first = fc.date({ min: new Date('2000-01-01'), max: new Date('2039-01-01'), noInvalidDate: true })

  test('in every zone, the sum of the days is the sum of the quarters: no day is lost or counted twice [4.30.4]', () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 400 * 96 - 1 }), { maxLength: 200 })
    fc.assert(
      fc.property(zone, first, offsets, (timeZone, start, several) => {
        const day = start.toISOString().slice(0, 10)
        const days = Array.from({ length: 400 }, (_, index) => addDays(day, index))
        const from = quarterOf(instantOf(day, 0, timeZone))
        const end = instantOf(addDays(day, 400), 0, timeZone).getTime()
        const quarters = several.map((offset) => at(from + offset)).filter(({ quarter }) => quarter * QUARTER_MS < end)
        const sales = quarters.reduce((sum, { salesCents }) => sum + salesCents, 0)
        for (const rows of [sumsByDay(quarters, days, timeZone), sumsByHour(quarters, timeZone)]) {
          expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBe(quarters.length)
          expect(rows.reduce((sum, { salesCents }) => sum + salesCents, 0)).toBe(sales)
        }
      }),
    )
  })

  test('the days of a zone follow each other without a gap: one ends where the next begins', () => {
    fc.assert(
      fc.property(zone, first, (timeZone, start) => {
        const day = start.toISOString().slice(0, 10)
        const [begins, ends] = [instantOf(day, 0, timeZone), instantOf(addDays(day, 1), 0, timeZone)]
        const quarters = (ends.getTime() - begins.getTime()) / QUARTER_MS
        const rows = Array.from({ length: quarters }, (_, index) => at(quarterOf(begins) + index))
        expect(sumsByDay(rows, [day], timeZone)).toMatchObject([{ day, orders: quarters }])
      }),
    )
  })
})

test('a night of 23 hours and one of 25 are days like others', () => {
  const timeZone = 'America/New_York'
  for (const [day, hours] of [
    ['2026-03-08', 23],
    ['2026-11-01', 25],
  ] as const) {
    const from = quarterOf(instantOf(day, 0, timeZone))
    const rows = Array.from({ length: 4 * hours }, (_, index) => at(from + index))
    expect(sumsByDay(rows, [addDays(day, -1), day, addDays(day, 1)], timeZone).map(({ orders }) => orders)).toEqual([
      0,
      4 * hours,
      0,
    ])
  }
})
