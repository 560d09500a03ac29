import { addDays, type Day, instantOf, wallClock } from '@/lib/zoned-time'
import type { Span } from './periods'

/** A quarter of an hour of UTC, counted from 1970. The clocks of all zones differ from UTC by whole quarters. */
export type Quarter = number

const QUARTER_MS = 15 * 60_000
const QUARTERS_OF_DAY = 96

/** The quarter of an instant. */
export const quarterOf = (instant: Date): Quarter => Math.floor(instant.getTime() / QUARTER_MS)

/** A day of the zone, from its midnight to the next one: 23 hours or 25 when the clock changes. */
export const daySpan = (day: Day, timeZone: string): Span => ({
  from: instantOf(day, 0, timeZone),
  to: instantOf(addDays(day, 1), 0, timeZone),
})

/**
 * Reads the hour of quarters on the clock of a zone. A year of orders has thousands of quarters, and asking `Intl` about
 * each takes longer than the database: it is asked once a day of UTC, and about each quarter of a day in which the clock
 * changes.
 */
export function hourClock(timeZone: string): (quarter: Quarter) => number {
  const offsets = new Map<Quarter, number>()
  const offsetAt = (quarter: Quarter) => {
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    const { day, minutes } = wallClock(new Date(quarter * QUARTER_MS), timeZone)
    const offset = (Date.parse(`${day}T00:00:00Z`) + minutes * 60_000) / QUARTER_MS - quarter
    offsets.set(quarter, offset)
    return offset
  }
  return (quarter) => {
    const start = quarter - modulo(quarter, QUARTERS_OF_DAY)
    const offset = offsetAt(start)
    const isSteady = offset === offsetAt(start + QUARTERS_OF_DAY)
    const local = quarter + (isSteady ? offset : offsetAt(quarter))
    return Math.floor(modulo(local, QUARTERS_OF_DAY) / 4)
  }
}

const modulo = (value: number, by: number) => ((value % by) + by) % by
