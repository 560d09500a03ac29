import { addDays, type Day, instantOf, wallClock } from '@/lib/zoned-time'

export const PERIODS = ['today', '7d', '28d', '12m'] as const
export type Period = (typeof PERIODS)[number]

/** How many days of the restaurant a period has, the last one being today: whole weeks, so that weekdays face each other. */
export const DAYS_OF: Record<Period, number> = { today: 1, '7d': 7, '28d': 28, '12m': 364 }

/** From an instant, inclusive, to another one, exclusive. */
export type Span = { from: Date; to: Date }

const MINUTE = 60_000

/**
 * The days of a period until now, and the same part of the period before: its whole days, and its last one until the same
 * time of day. At noon, today is compared with yesterday until noon.
 */
export function spansOf(period: Period, timeZone: string, now: Date) {
  const count = DAYS_OF[period]
  const { day: today, minutes } = wallClock(now, timeZone)
  const [first, last] = [addDays(today, 1 - count), addDays(today, -count)]
  const until = instantOf(last, minutes, timeZone).getTime() + (now.getTime() % MINUTE)
  const start = addDays(first, -count)
  return {
    days: daysFrom(first, count),
    span: { from: instantOf(first, 0, timeZone), to: now },
    before: {
      days: daysFrom(start, count - 1),
      last: { from: instantOf(last, 0, timeZone), to: new Date(until) },
      span: { from: instantOf(start, 0, timeZone), to: new Date(until) },
    },
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

/** The days of a month. */
export function daysOfMonth(month: Month): Day[] {
  const [first, next] = [`${month}-01`, `${addMonths(month, 1)}-01`]
  return daysFrom(first, (Date.parse(next) - Date.parse(first)) / 86_400_000)
}

const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))

/** The months of a span in the zone, the first and the last in part, with their instants. */
export function monthsOf({ from, to }: Span, timeZone: string): (Span & { month: Month })[] {
  const months: (Span & { month: Month })[] = []
  let start = from
  while (start < to) {
    const month = monthOf(start, timeZone)
    const next = instantOf(`${addMonths(month, 1)}-01`, 0, timeZone)
    const end = next < to ? next : to
    months.push({ month, from: start, to: end })
    start = end
  }
  return months
}
