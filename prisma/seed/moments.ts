import type { Chance } from './chance'

/** In milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** An instant this many days ago between 11:00 and 21:00 in New York, when people order. At least one full day ago. */
export function orderTime(now: Date, daysAgo: number, chance: Chance): Date {
  const midnight = Math.floor(now.getTime() / DAY) * DAY
  return new Date(midnight - (Math.max(daysAgo, 1) + 1) * DAY + 16 * HOUR + chance.int(0, 10 * 60) * MINUTE)
}

/** The instant this many minutes later. */
export function after(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE)
}
