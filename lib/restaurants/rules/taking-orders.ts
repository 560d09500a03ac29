import { laterDayText, laterText } from '@/lib/date-text'

/** How a restaurant accepts orders: automatically or manually. An order keeps the mode of its submission. */
export const ACCEPT_MODES = ['auto', 'manual'] as const
export type AcceptMode = (typeof ACCEPT_MODES)[number]

/** For how many minutes an owner may pause a restaurant; 0 resumes it. */
export const PAUSE_MINUTES = [15, 30, 60] as const

/** Extra minutes of orders at a busy restaurant, and how many minutes that lasts; 0 ends it. */
export const BUSY_MINUTES = [10, 15, 20] as const
export const BUSY_FOR_MINUTES = [30, 60, 120] as const

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

/** Whether a restaurant takes no orders for now. */
export function isPaused({ pausedUntil }: { pausedUntil: Date | null }, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now
}

export type BusyFacts = { busyMinutes: number | null; busyUntil: Date | null }

/** The extra minutes of an order for now. */
export function busyMinutesOf({ busyMinutes, busyUntil }: BusyFacts, now: Date): number {
  return busyUntil !== null && busyUntil > now ? (busyMinutes ?? 0) : 0
}

/** The notice for customers; null when orders take the usual time. */
export function busyText(minutes: number): string | null {
  return minutes > 0 ? `Busy: about ${minutes} minutes longer than usual.` : null
}

/** The facts that a screen needs to say that a restaurant is closed by its hours. */
export type ClosedFacts = { closedUntil: Date | null; ordersWhileClosed: boolean; timeZone: string }

/** Whether a restaurant is closed by its hours. */
export function isClosed({ closedUntil }: Pick<ClosedFacts, 'closedUntil'>, now: Date): boolean {
  return closedUntil !== null && closedUntil > now
}

/** 'Opens at 11:30 AM' for today, else 'Opens Monday at 11:30 AM'. */
export function opensText(opening: Date, timeZone: string, now: Date): string {
  return `Opens ${laterDayText(opening, timeZone, now)}`
}

/** The notice that a restaurant is paused or closed, until when, and what happens to orders; null while it is open. */
export function closedNotice(restaurant: ClosedFacts & { pausedUntil: Date | null }, now: Date): string | null {
  const pausedUntil = isPaused(restaurant, now) ? restaurant.pausedUntil : null
  return noticeUntil(
    { ...restaurant, pausedUntil, closedUntil: isClosed(restaurant, now) ? restaurant.closedUntil : null },
    now,
  )
}

/** The same where every end counts as ahead, whatever the time is. */
export function noticeUntil(restaurant: ClosedFacts & { pausedUntil: Date | null }, now: Date): string | null {
  const { pausedUntil, closedUntil, ordersWhileClosed, timeZone } = restaurant
  if (pausedUntil) return `${pauseText(pausedUntil, timeZone, now)}. ${LATER}`
  if (!closedUntil) return null
  const opens = laterDayText(closedUntil, timeZone, now)
  return ordersWhileClosed
    ? `Closed. Order now, it is cooked when they open ${opens}.`
    : `Closed. They open ${opens}. ${LATER}`
}

const LATER = 'You can schedule an order for later.'

/** 'Not taking orders until 6:30 PM'. */
export function pauseText(pausedUntil: Date, timeZone: string, now: Date): string {
  return `Not taking orders until ${laterText(pausedUntil, timeZone, now)}`
}

/** Whether only scheduled orders are taken for now. */
export function onlySchedules(restaurant: ClosedFacts & { pausedUntil: Date | null }, now: Date): boolean {
  return isPaused(restaurant, now) || (isClosed(restaurant, now) && !restaurant.ordersWhileClosed)
}
