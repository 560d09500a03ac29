import { type Day, wallClock } from '@/lib/zoned-time'

/** A quarter of an hour of UTC, counted from 1970. The clocks of all zones differ from UTC by whole quarters. */
export type Quarter = number

const QUARTER_MS = 15 * 60_000
const QUARTERS_OF_DAY = 96

/** The time on a restaurant's clock in a quarter; weekdays count from Monday, 0. */
type LocalTime = { day: Day; weekday: number; hour: number }

/** The quarter of an instant. */
export const quarterOf = (instant: Date): Quarter => Math.floor(instant.getTime() / QUARTER_MS)

/**
 * Reads quarters on the clock of a zone. A year of orders has thousands of quarters, and asking `Intl` about each takes
 * longer than the database: it is asked once a day of UTC, and about each quarter of a day in which the clock changes.
 */
export function localClock(timeZone: string): (quarter: Quarter) => LocalTime {
  const offsetAt = remembered((quarter) => {
    const { day, minutes } = wallClock(new Date(quarter * QUARTER_MS), timeZone)
    return (Date.parse(`${day}T00:00:00Z`) + minutes * 60_000) / QUARTER_MS - quarter
  })
  const dayName = remembered((day) => new Date(day * QUARTERS_OF_DAY * QUARTER_MS).toISOString().slice(0, 10))
  return (quarter) => {
    const start = quarter - modulo(quarter, QUARTERS_OF_DAY)
    const offset = offsetAt(start)
    const isSteady = offset === offsetAt(start + QUARTERS_OF_DAY)
    const local = quarter + (isSteady ? offset : offsetAt(quarter))
    const day = Math.floor(local / QUARTERS_OF_DAY)
    // The first day of 1970 was a Thursday.
    const weekday = modulo(day + 3, 7)
    return { day: dayName(day), weekday, hour: Math.floor(modulo(local, QUARTERS_OF_DAY) / 4) }
  }
}

const modulo = (value: number, by: number) => ((value % by) + by) % by

function remembered<T>(find: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    return value
  }
}

/** Rows of quarters by the local time that `key` picks; the rows of a quarter stay together. */
export function groupByLocalTime<Row extends { quarter: Quarter }, Key>(
  rows: readonly Row[],
  timeZone: string,
  key: (time: LocalTime) => Key,
): Map<Key, Row[]> {
  const clock = localClock(timeZone)
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const at = key(clock(row.quarter))
    const group = groups.get(at)
    if (group) group.push(row)
    else groups.set(at, [row])
  }
  return groups
}
