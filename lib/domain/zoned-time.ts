/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

const DAY_MS = 86_400_000

/** Each takes 32 KB. A site has restaurants in a few zones, and the one that was asked for longest ago makes room. */
const MAX_FORMATTERS = 64
const formatters = new Map<string, Intl.DateTimeFormat>()

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

/** The day and the minutes since midnight that a clock in the zone shows. */
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
 * The instant at which a clock in the zone shows the day and minutes; minutes from 1440 up are on the next day.
 * A time that the change to summer time leaves out is moved on by the missing hour.
 */
export function instantOf(day: Day, minutes: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const offsetAt = (time: number) => {
    const shown = wallClock(new Date(time), timeZone)
    return Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000 - time
  }
  // Around a change of the clocks the offset is one of two. When neither fits, the time is left out that day, and the
  // earlier offset is the one that moves it on.
  const [before, after] = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)]
  const fits = (offset: number) => offsetAt(asUtc - offset) === offset
  return new Date(asUtc - (!fits(before) && fits(after) ? after : before))
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The one spelling of an IANA zone that the runtime uses, or null when it knows none of this name. Only this one is to be
 * stored: every other costs a formatter of its own for as long as the process lives. Bare offsets are no zones.
 */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
