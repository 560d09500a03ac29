import { addDays, instantOf, wallClock } from '@/lib/zoned-time'

/** How a restaurant accepts orders: each at once, or manually. An order keeps what it was when it was submitted. */
export const ACCEPT_MODES = ['auto', 'manual'] as const
export type AcceptMode = (typeof ACCEPT_MODES)[number]

/** For how many minutes an owner may pause a restaurant; 0 resumes it. */
export const PAUSE_MINUTES = [15, 30, 60] as const

/**
 * Why a restaurant is paused: by its owner, because no board was open while orders waited, or because two orders in a row
 * were not answered.
 */
export const PAUSE_REASONS = ['owner', 'no_board', 'no_answer'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** A restaurant is paused when no board was open for this long while orders waited, in milliseconds. */
export const NO_BOARD_MS = 5 * 60_000
/** A restaurant is paused after this many orders in a row that nobody answered. */
export const MAX_UNANSWERED = 2

/** How long a menu item that is sold out until its owner changes it is sold out: longer than anything lasts. */
export const UNTIL_CHANGED = new Date('9999-12-31T00:00:00.000Z')

/** Restaurants whose hours cannot be read open at 6:00 AM. */
const USUAL_OPENING = 6 * 60
const DAY_MINUTES = 24 * 60

/** Whether a restaurant takes no orders for now. */
export function isPaused({ pausedUntil }: { pausedUntil: Date | null }, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now
}

/** Whether a menu item cannot be ordered for now. */
export function isSoldOut({ soldOutUntil }: { soldOutUntil: Date | null }, now: Date): boolean {
  return soldOutUntil !== null && soldOutUntil > now
}

/** Whether a menu item is sold out until its owner changes it. */
export function isUntilChanged(soldOutUntil: Date | null): boolean {
  return soldOutUntil?.getTime() === UNTIL_CHANGED.getTime()
}

type Hours = { businessHours: string; timeZone: string }

/**
 * The next instant at which a restaurant opens: today or tomorrow, also after a break in the afternoon. Hours are free text;
 * where they are anything but ranges of times, it is 6:00 AM in the restaurant's zone.
 */
export function nextOpening({ businessHours, timeZone }: Hours, now: Date): Date {
  const openings = openingsOf(businessHours)
  const today = wallClock(now, timeZone).day
  const instants = [today, addDays(today, 1), addDays(today, 2)].flatMap((day) =>
    (openings.length > 0 ? openings : [USUAL_OPENING]).map((minutes) => instantOf(day, minutes, timeZone)),
  )
  const ahead = instants.filter((instant) => instant > now).map((instant) => instant.getTime())
  return new Date(Math.min(...ahead))
}

/** The minutes since midnight at which each range of the hours begins; none unless all of the text is ranges. */
function openingsOf(businessHours: string): number[] {
  const ranges = businessHours.split(/[,;&]|\band\b/i).map(rangeOf)
  const read = ranges.flatMap((range) => range ?? [])
  return read.length === ranges.length ? read.toSorted((a, b) => a - b) : []
}

function rangeOf(text: string): number | null {
  const ends = text.split(/[-–—]|\bto\b/i)
  const [opening, closing] = ends.map(minutesOf)
  if (ends.length !== 2 || opening == null || closing == null) return null
  // One that never closes has no opening to wait for.
  return opening === closing % DAY_MINUTES ? null : opening
}

/** Minutes since midnight from '17:30' or '5:30 PM'. */
function minutesOf(text: string): number | null {
  const [, hour = '', minute = '', half] = /^\s*(\d{1,2}):([0-5]\d)\s*([ap]m)?\s*$/i.exec(text) ?? []
  if (hour === '') return null
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  const total = hours * 60 + Number(minute)
  return total <= DAY_MINUTES && (!half || Number(hour) <= 12) ? total : null
}
