import { addDays, type Day, instantOf, wallClock } from '@/lib/zoned-time'

export const PERIODS = ['today', '7d', '28d', '12m'] as const
export type Period = (typeof PERIODS)[number]

/** How many days of the restaurant a period has, the last one being today: whole weeks, so that weekdays face each other. */
export const DAYS_OF: Record<Period, number> = { today: 1, '7d': 7, '28d': 28, '12m': 364 }

/** From an instant, inclusive, to another one, exclusive. */
export type Span = { from: Date; to: Date }

const MINUTE = 60_000

/**
 * The days of a period, its instants until now, and the same part of the period before: at noon, today is compared with
 * yesterday until noon.
 */
export function spansOf(period: Period, timeZone: string, now: Date): { days: Day[]; span: Span; before: Span } {
  const count = DAYS_OF[period]
  const { day: today, minutes } = wallClock(now, timeZone)
  const first = addDays(today, 1 - count)
  const until = instantOf(addDays(today, -count), minutes, timeZone).getTime() + (now.getTime() % MINUTE)
  return {
    days: daysFrom(first, count),
    span: { from: instantOf(first, 0, timeZone), to: now },
    before: { from: instantOf(addDays(first, -count), 0, timeZone), to: new Date(until) },
  }
}

/** A month, `YYYY-MM`. */
export type Month = string

export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month of an instant in the zone. */
export const monthOf = (instant: Date, timeZone: string): Month => wallClock(instant, timeZone).day.slice(0, 7)

/** The month this many months later. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/** The days of a month, and its instants in the zone. */
export function monthSpan(month: Month, timeZone: string): { days: Day[]; span: Span } {
  const [first, next] = [`${month}-01`, `${addMonths(month, 1)}-01`]
  const count = (Date.parse(next) - Date.parse(first)) / 86_400_000
  return {
    days: daysFrom(first, count),
    span: { from: instantOf(first, 0, timeZone), to: instantOf(next, 0, timeZone) },
  }
}

const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))

/** Parts of a span of at most four weeks, from its beginning: the database reads one after the other. */
export function slicesOf({ from, to }: Span): Span[] {
  const slices: Span[] = []
  for (let start = from; start < to; ) {
    const end = new Date(Math.min(start.getTime() + SLICE_MS, to.getTime()))
    slices.push({ from: start, to: end })
    start = end
  }
  return slices
}

const SLICE_MS = 28 * 86_400_000
