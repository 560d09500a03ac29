import { clockText } from '@/lib/date-text'

/** An opening span in minutes since midnight of its day; it may end on the next day. */
export type Span = readonly [opens: number, closes: number]

/** The spans of each weekday, Monday first, in order and without overlap. */
export type Week = readonly (readonly Span[])[]

export const DAY_MINUTES = 24 * 60
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A week as its column stores it: '660-840,1020-1320;;…', days separated by ';'. */
export function storedWeek(week: Week): string {
  return week.map((spans) => spans.map((span) => span.join('-')).join(',')).join(';')
}

/** The inverse of `storedWeek`; null for an empty text (unreadable hours) and for hours never read. */
export function weekFrom(stored: string | null): Week | null {
  if (!stored) return null
  return stored.split(';').map((day) =>
    day === ''
      ? []
      : day.split(',').map((span): Span => {
          const [opens = 0, closes = 0] = span.split('-').map(Number)
          return [opens, closes]
        }),
  )
}

/** A day's spans in order, touching ones merged; null when a span is invalid or lasts longer than a day. */
export function joinedSpans(spans: readonly Span[]): Span[] | null {
  const joined: Span[] = []
  for (const [opens, closes] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && opens <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], closes)]
    else joined.push([opens, closes])
  }
  return joined.every(isSpan) ? joined : null
}

function isSpan([opens, closes]: Span): boolean {
  const length = closes - opens
  // Only 0:00-24:00 may last a whole day; '11:00-11:00' is not accepted for it.
  return (
    opens >= 0 && opens < DAY_MINUTES && length > 0 && (length < DAY_MINUTES || (opens === 0 && length === DAY_MINUTES))
  )
}

/** The times that two weeks share. A span past midnight stays with the day on which it begins in the first one. */
export function sharedWeek(one: Week, other: Week): Week {
  const spans = other.flatMap((ofDay, day) =>
    // The last night of a week ends in its first morning.
    [-7, 0, 7].flatMap((shift) => ofDay.map((span) => span.map((minutes) => minutes + (day + shift) * DAY_MINUTES))),
  )
  return one.map((ofDay, day) => {
    const shared = ofDay.flatMap(([opens, closes]) =>
      spans.flatMap(([from = 0, to = 0]): Span[] => {
        const both: Span = [Math.max(opens, from - day * DAY_MINUTES), Math.min(closes, to - day * DAY_MINUTES)]
        return both[0] < both[1] ? [both] : []
      }),
    )
    return shared.toSorted((a, b) => a[0] - b[0])
  })
}

/** 'HH:MM'; minutes past midnight wrap to the next day, except '24:00'. */
export function clockTime(minutes: number): string {
  const shown = minutes === DAY_MINUTES ? minutes : minutes % DAY_MINUTES
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** A week's hours as an owner may write them: 'Mon-Fri 11:00-14:00, 17:00-22:00; Sat 12:00-23:00; Sun closed'. */
export function weekText(week: Week): string {
  // '10:00-11:00' could also mean an hour before midnight.
  const isPlain = week.flat(2).some((minutes) => /^(0|1[3-9]|2)/.test(clockTime(minutes)))
  const timeText = isPlain ? clockTime : clockText
  const runs = runsOf(week, (spans) => {
    const texts = spans.map(([opens, closes]) => `${timeText(opens)}-${timeText(closes)}`)
    return texts.join(', ') || 'closed'
  })
  const [first] = runs
  if (runs.length === 1 && first) return first.text
  return runs.map(({ from, to, text }) => `${from === to ? from : `${from}-${to}`} ${text}`).join('; ')
}

/** The times of a week in words: 'Mon to Fri 11:00 AM to 2:30 PM'; days without any are not named. */
export function weekWords(week: Week): string {
  const runs = runsOf(week, (spans) => {
    const texts = spans.map(([opens, closes]) =>
      closes - opens === DAY_MINUTES ? 'all day' : `${clockText(opens)} to ${clockText(closes)}`,
    )
    return texts.join(' and ')
  })
  const [first] = runs
  if (runs.length === 1 && first) return `every day ${first.text}`
  const named = runs.filter(({ text }) => text !== '')
  return named.map(({ from, to, text }) => `${from === to ? from : `${from} to ${to}`} ${text}`).join('; ')
}

type Run = { from: string; to: string; text: string }

/** The weekdays with the texts of their spans; days in a row with the same text are one run. */
function runsOf(week: Week, textOf: (spans: readonly Span[]) => string): Run[] {
  const runs: Run[] = []
  for (const [day, name] of WEEKDAYS.entries()) {
    const text = textOf(week[day] ?? [])
    const last = runs.at(-1)
    if (last?.text === text) last.to = name
    else runs.push({ from: name, to: name, text })
  }
  return runs
}
