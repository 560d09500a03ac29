import { latest } from '@/lib/instant'
import { addDays, type Day, instantOf, wallClock } from '@/lib/zoned-time'
import { type Span, weekFrom } from './opening-week'

/** When a restaurant is open, as its columns keep it. Hours that cannot be read leave it open at any time. */
export type Hours = {
  /** See `storedWeek`. */
  openingWeek: string | null
  /** See `storedDaysOff`. */
  daysOff: string
  timeZone: string
}

/** A day on which a restaurant does not open, and why in a word. What began the evening before goes on past midnight. */
export type DayOff = { date: Day; name: string }

/** How many days off a restaurant may have, and the letters of each name. */
export const MAX_DAYS_OFF = 60
export const MAX_DAY_OFF_NAME = 50

/** Restaurants whose hours cannot be read, or that never close, open at 6:00 AM when something is to last until then. */
const USUAL_OPENING = 6 * 60
/** A restaurant that does not close within a week is looked at again after it. */
const LOOK_AHEAD_DAYS = 8

/** Days off as a column keeps them: a line for each, '2026-12-25 Christmas'. */
export function storedDaysOff(daysOff: readonly DayOff[]): string {
  const lines = daysOff.map(({ date, name }) => `${date} ${name}`)
  return [...new Set(lines)].sort().join('\n')
}

/** The inverse of `storedDaysOff`. */
export function daysOffFrom(stored: string): DayOff[] {
  const lines = stored === '' ? [] : stored.split('\n')
  return lines.map((line) => ({ date: line.slice(0, 10), name: line.slice(11) }))
}

/** Whether a restaurant is open at an instant, and when that changes. */
export type Opening = {
  open: boolean
  /** The next opening of a closed one; null while it is open. */
  closedUntil: Date | null
  /** When it closes or opens next, or has to be looked at again; null for hours that cannot be read. */
  turnsAt: Date | null
}

/** Whether a restaurant is open, in its own time zone. One whose hours cannot be read is taken as open. */
export function openingAt(hours: Hours, now: Date): Opening {
  const { closesAt, opensAt } = turnsAfter(hours, now)
  if (closesAt || !opensAt) return { open: true, closedUntil: null, turnsAt: closesAt }
  return { open: false, closedUntil: opensAt, turnsAt: opensAt }
}

/** The next instant at which a restaurant opens, also after a break in the afternoon. */
export function nextOpening(hours: Hours, now: Date): Date {
  const { opensAt } = turnsAfter(hours, now)
  if (opensAt) return opensAt
  const { day, minutes } = wallClock(now, hours.timeZone)
  return instantOf(minutes < USUAL_OPENING ? day : addDays(day, 1), USUAL_OPENING, hours.timeZone)
}

/** Until when what is sold out today is: its next opening, or when it has yet to open today, its last closing of this day. */
export function soldOutTodayUntil(hours: Hours, now: Date): Date {
  const { timeZone } = hours
  const opening = nextOpening(hours, now)
  const { day } = wallClock(opening, timeZone)
  const last = spansOf(hours, day)?.at(-1)
  const isAhead = !openingAt(hours, now).open && day === wallClock(now, timeZone).day
  return isAhead && last ? instantOf(day, last[1], timeZone) : opening
}

/** The opening that a row knows, worked out anew when the clock has passed the turn that it was kept for. */
export function currentOpening(row: Hours & Omit<Opening, 'open'>, now: Date): Date | null {
  const isKept = row.turnsAt === null || row.turnsAt > now
  return isKept ? row.closedUntil : openingAt(row, now).closedUntil
}

/** When an open restaurant closes, null when it is closed; and when it opens after that, null when that is not within a week. */
function turnsAfter(hours: Hours, now: Date): { closesAt: Date | null; opensAt: Date | null } {
  let closesAt: Date | null = null
  for (const { opens, closes, ahead } of spansFrom(hours, now)) {
    if (closes <= now) continue
    if (opens > latest(now, closesAt)) return { closesAt, opensAt: opens }
    closesAt = latest(closes, closesAt)
    if (ahead > LOOK_AHEAD_DAYS) break
  }
  return { closesAt, opensAt: null }
}

/** The spans of a restaurant in order, from those of the day before, which may last until now. */
function* spansFrom({ openingWeek, daysOff, timeZone }: Hours, now: Date) {
  const week = weekFrom(openingWeek)
  if (!week) return
  const off = new Set(daysOffFrom(daysOff).map(({ date }) => date))
  const today = wallClock(now, timeZone).day
  // Each day off may be the only day of its week on which it would open.
  const lastDay = LOOK_AHEAD_DAYS + 7 * off.size
  for (let ahead = -1; ahead <= lastDay; ahead++) {
    const day = addDays(today, ahead)
    if (off.has(day)) continue
    for (const [from, to] of spansOn(week, day)) {
      const [opens, closes] = [instantOf(day, from, timeZone), instantOf(day, to, timeZone)]
      // The change to summer time can skip all of a short span.
      if (opens < closes) yield { opens, closes, ahead }
    }
  }
}

/** The spans of a day in minutes, none on a day off; null for hours that cannot be read. */
export function spansOf({ openingWeek, daysOff }: Omit<Hours, 'timeZone'>, day: Day): readonly Span[] | null {
  const week = weekFrom(openingWeek)
  const isOff = daysOffFrom(daysOff).some(({ date }) => date === day)
  return week && (isOff ? [] : spansOn(week, day))
}

function spansOn(week: readonly (readonly Span[])[], day: Day): readonly Span[] {
  const sunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return week[(sunday + 6) % 7] ?? []
}
