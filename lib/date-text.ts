import { type Day, wallClock } from './zoned-time'

// Formatted by hand: JavaScript engines disagree on the space before AM and PM, and server and browser must render the
// same.
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })

const short = dayFormat({ month: 'short', day: 'numeric' })
const full = dayFormat({ month: 'short', day: 'numeric', year: 'numeric' })
const weekday = dayFormat({ weekday: 'short' })

const longMonth = dayFormat({ month: 'long', year: 'numeric' })
const longWeekday = dayFormat({ weekday: 'long' })

const NO_BREAK_SPACE = '\u00a0'

const midnightOf = (day: Day) => new Date(`${day}T00:00:00Z`)

/** 'Mar 3'. */
export function shortDayText(day: Day): string {
  return short.format(midnightOf(day))
}

/** 'Mar 3, 2026'. */
export function dayText(day: Day): string {
  return full.format(midnightOf(day))
}

/** 'March 2026' from '2026-03'. */
export function monthText(month: string): string {
  return longMonth.format(midnightOf(`${month}-01`))
}

/** 'Tue'. */
export function weekdayText(day: Day): string {
  return weekday.format(midnightOf(day))
}

/** '6:05 PM' from minutes since midnight. */
export function clockText(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Minutes since midnight from 'HH:MM', with 24:00 as the end of the day; null for anything else. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time.trim()) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total <= 24 * 60 ? total : null
}

/** '10:00 PM' from '22:00'; anything else stays unchanged. */
export function timeText(time: string): string {
  const minutes = minutesOf(time)
  return minutes === null ? time : clockText(minutes)
}

/**
 * '11:00 AM–10:00 PM' from '11:00-22:00', with non-breaking spaces. Hours are free text: anything but one range of two
 * times stays unchanged.
 */
export function hoursText(hours: string): string {
  const ends = hours.split(/[-–—]/)
  const [opening, closing] = ends.map(minutesOf)
  if (ends.length !== 2 || opening == null || closing == null) return hours
  if (opening === 0 && closing === 24 * 60) return `Open${NO_BREAK_SPACE}all${NO_BREAK_SPACE}day`
  // In narrow layouts the line breaks between the two times, not within one.
  return `${clockText(opening)}–${clockText(closing)}`.replaceAll(' ', NO_BREAK_SPACE)
}

/** '6:05 PM': the time of the instant in the zone. */
export function timeOf(instant: number | Date, timeZone: string): string {
  return clockText(wallClock(new Date(instant), timeZone).minutes)
}

/** 'Mar 3, 2026': the date of the instant in the zone. */
export function dateText(instant: Date, timeZone: string): string {
  return dayText(wallClock(instant, timeZone).day)
}

/** 'Tue, Mar 3, 2026, 6:05 PM': date and time of the instant in the zone. */
export function dateTimeText(instant: Date, timeZone: string): string {
  const { day, minutes } = wallClock(instant, timeZone)
  return `${weekdayText(day)}, ${dayText(day)}, ${clockText(minutes)}`
}

/** 'until Tue, Mar 3, 2026, 6:05 PM', or without an end. */
export function untilText(until: Date | null, timeZone: string): string {
  return until ? `until ${dateTimeText(until, timeZone)}` : 'until further notice'
}

/** '6:05 PM' for an instant of today, else 'Tue, Mar 3, 6:05 PM'. */
export function laterText(instant: Date, timeZone: string, now: Date): string {
  const { day, minutes } = wallClock(instant, timeZone)
  return day === wallClock(now, timeZone).day ? clockText(minutes) : soonText(instant, timeZone)
}

/** 'at 6:05 PM' for an instant of today, 'Tuesday at 6:05 PM' for one of the next six days, else 'Mar 3 at 6:05 PM'. */
export function laterDayText(instant: Date, timeZone: string, now: Date): string {
  const { day, clock } = laterDay(instant, timeZone, now)
  return day ? `${day} at ${clock}` : `at ${clock}`
}

/** 'From 6:05 PM' for an instant of today, else 'From Tuesday 6:05 PM' or 'From Mar 3 6:05 PM'. */
export function fromText(instant: Date, timeZone: string, now: Date): string {
  const { day, clock } = laterDay(instant, timeZone, now)
  return day ? `From ${day} ${clock}` : `From ${clock}`
}

/** The name of an instant's day, empty for today, and its time. */
function laterDay(instant: Date, timeZone: string, now: Date): { day: string; clock: string } {
  const { day, minutes } = wallClock(instant, timeZone)
  const today = wallClock(now, timeZone).day
  const clock = clockText(minutes)
  if (day === today) return { day: '', clock }
  const isNear = midnightOf(day).getTime() - midnightOf(today).getTime() < 7 * 86_400_000
  return { day: isNear ? longWeekday.format(midnightOf(day)) : shortDayText(day), clock }
}

/** 'Tue, Mar 3, 6:05 PM', for dates at most a few days away. */
export function soonText(instant: Date, timeZone: string): string {
  const { day, minutes } = wallClock(instant, timeZone)
  return `${weekdayText(day)}, ${shortDayText(day)}, ${clockText(minutes)}`
}
