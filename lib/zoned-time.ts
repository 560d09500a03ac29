import { processWide } from './process-wide'

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

const DAY_MS = 86_400_000

/** Each formatter takes 32 KB. Restaurants use few zones; the least recently used formatter is dropped. */
const MAX_FORMATTERS = 64
const formatters = processWide('time zone formatters', () => new Map<string, Intl.DateTimeFormat>())

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(timeZone) ?? newFormatter(timeZone)
  formatters.delete(timeZone)
  formatters.set(timeZone, formatter)
  const [oldest] = formatters.keys()
  if (formatters.size > MAX_FORMATTERS && oldest !== undefined) formatters.delete(oldest)
  return formatter
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** The day and the minutes since midnight of an instant in the zone. */
export function wallClock(instant: Date, timeZone: string): { day: Day; minutes: number } {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  }
}

/**
 * The instant of a day and minutes in the zone; minutes from 1440 up are on the next day. A time skipped by the change
 * to summer time moves forward by the missing hour.
 */
export function instantOf(day: Day, minutes: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const offsetAt = (time: number) => {
    const shown = wallClock(new Date(time), timeZone)
    return Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000 - time
  }
  // Around a clock change one of two offsets applies. When neither fits, the time is skipped that day, and the earlier
  // offset moves it forward.
  const [before, after] = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)]
  const fits = (offset: number) => offsetAt(asUtc - offset) === offset
  return new Date(asUtc - (!fits(before) && fits(after) ? after : before))
}

/** Whether a text is a day of the calendar, written as `Day`. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** The day this many days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The name of an IANA time zone as given, or null if unknown. Aliases stay, since engines disagree on a zone's
 * canonical name (Asia/Kolkata or Asia/Calcutta); only the case of a canonical name is corrected. Bare offsets are not
 * zones.
 */
export function knownTimeZone(name: string): string | null {
  const canonical = canonicalTimeZone(name)
  return canonical?.toLowerCase() === name.toLowerCase() ? canonical : canonical && name
}

/** Whether two names are known and mean the same time zone. */
export function isSameTimeZone(one: string, other: string): boolean {
  const canonical = canonicalTimeZone(one)
  return canonical !== null && canonical === canonicalTimeZone(other)
}

/** This engine's canonical name of a zone, or null if unknown. */
function canonicalTimeZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
