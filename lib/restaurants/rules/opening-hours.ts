import { latest } from '@/lib/instant'
import { addDays, type Day, instantOf, wallClock } from '@/lib/zoned-time'
import { type Span, weekFrom } from './opening-week'

/** A restaurant's opening hours as its columns store them. With unreadable hours it counts as always open. */
export type Hours = {
  /** See `storedWeek`. */
  openingWeek: string | null
  /** See `storedDaysOff`. */
  daysOff: string
  timeZone: string
}

/** A day on which a restaurant does not open, and its reason. Hours of the evening before still last past midnight. */
export type DayOff = { date: Day; name: string }

/** The most days off of a restaurant, and the longest name. */
export const MAX_DAYS_OFF = 60
export const MAX_DAY_OFF_NAME = 50

/** The assumed opening, 6:00 AM, of restaurants that never close or have unreadable hours, for ends 'until opening'. */
const USUAL_OPENING = 6 * 60
/** A restaurant that does not close within a week is checked again after it. */
const LOOK_AHEAD_DAYS = 8

/** Days off as their column stores them: one line each, '2026-12-25 Christmas'. */
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
  /** The next opening of a closed restaurant; null while it is open. */
  closedUntil: Date | null
  /** When it closes or opens next, or must be checked again; null for unreadable hours. */
  turnsAt: Date | null
}

/** Whether a restaurant is open, in its own time zone. With unreadable hours it counts as open. */
export function openingAt(hours: Hours, now: Date): Opening {
  const { closesAt, opensAt } = turnsAfter(hours, now)
  if (closesAt || !opensAt) return { open: true, closedUntil: null, turnsAt: closesAt }
  return { open: false, closedUntil: opensAt, turnsAt: opensAt }
}

/** The next instant at which a restaurant opens, also after an afternoon break. */
export function nextOpening(hours: Hours, now: Date): Date {
  const { opensAt } = turnsAfter(hours, now)
  if (opensAt) return opensAt
  const { day, minutes } = wallClock(now, hours.timeZone)
  return instantOf(minutes < USUAL_OPENING ? day : addDays(day, 1), USUAL_OPENING, hours.timeZone)
}

/** The end of 'sold out today': the next opening, or if closed and opening later today, today's last closing. */
export function soldOutTodayUntil(hours: Hours, now: Date): Date {
  const { timeZone } = hours
  const opening = nextOpening(hours, now)
  const { day } = wallClock(opening, timeZone)
  const last = spansOf(hours, day)?.at(-1)
  const isAhead = !openingAt(hours, now).open && day === wallClock(now, timeZone).day
  return isAhead && last ? instantOf(day, last[1], timeZone) : opening
}

/** A row's next opening, computed again when its stored turn has passed. */
export function currentOpening(row: Hours & Omit<Opening, 'open'>, now: Date): Date | null {
  const isKept = row.turnsAt === null || row.turnsAt > now
  return isKept ? row.closedUntil : openingAt(row, now).closedUntil
}

/** When an open restaurant closes (null if closed), and when it opens after that (null if not within a week). */
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

/** A restaurant's spans in order, starting with yesterday's, which may last until now. */
function* spansFrom({ openingWeek, daysOff, timeZone }: Hours, now: Date) {
  const week = weekFrom(openingWeek)
  if (!week) return
  const off = new Set(daysOffFrom(daysOff).map(({ date }) => date))
  const today = wallClock(now, timeZone).day
  // Each day off may hide the only opening of its week.
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

/** The spans of a day in minutes, none on a day off; null for unreadable hours. */
export function spansOf({ openingWeek, daysOff }: Omit<Hours, 'timeZone'>, day: Day): readonly Span[] | null {
  const week = weekFrom(openingWeek)
  const isOff = daysOffFrom(daysOff).some(({ date }) => date === day)
  return week && (isOff ? [] : spansOn(week, day))
}

function spansOn(week: readonly (readonly Span[])[], day: Day): readonly Span[] {
  const sunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return week[(sunday + 6) % 7] ?? []
}
