import { normalized } from '@/lib/plain-text'
import { DAY_MINUTES, joinedSpans, type Span, type Week, weekText } from './opening-week'

/** The latest end of a span that runs past midnight, written like '26:00', in minutes. */
const LATEST_CLOSING = 36 * 60

const DAY_NAMES = [
  ['mo', 'mon', 'monday', 'mondays'],
  ['tu', 'tue', 'tues', 'tuesday', 'tuesdays'],
  ['we', 'wed', 'weds', 'wednesday', 'wednesdays'],
  ['th', 'thu', 'thur', 'thurs', 'thursday', 'thursdays'],
  ['fr', 'fri', 'friday', 'fridays'],
  ['sa', 'sat', 'saturday', 'saturdays'],
  ['su', 'sun', 'sunday', 'sundays'],
]

/** Spelling variants, in the order of replacement. */
const SPELLINGS: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212\u301c~-]+|\b(?:to|until|till|til|through|thru)\b/g, '-'],
  [/(?<![a-z])([ap])\.? ?m\b\.?/g, '$1m'],
  [/\b(?:and|plus)\b|[&+/]/g, ','],
  [/[|\n]/g, ';'],
  [/[()]|[.!]+$/g, ' , '],
  [/\b(?:every ?day|daily|all week|all days|7 days a week)\b/g, 'mon-sun'],
  [/\bm ?- ?f\b|\bweekdays?\b/g, 'mon-fri'],
  [/\bweekends?\b/g, 'sat-sun'],
  [/\b24 ?(?:, ?7|hours|hrs|h)\b|\ball day\b|\balways\b/g, '00:00-24:00'],
  [/\b(?:from|on|(?:we are )?open(?:ing hours)?|hours) ?:?/g, ' '],
  [/\b(?:12 ?)?noon\b/g, '12:00pm'],
  [/- ?(?:12 ?)?midnight\b/g, '-24:00'],
  [/\bmidnight\b/g, '00:00'],
]

type Time = {
  minutes: number
  half: 'am' | 'pm' | null
  /** Whether the time has minutes, not just an hour. */
  hasMinutes: boolean
  /** '08:00' and '17' are 24-hour times; '8:00' may be 12-hour too. */
  of24: boolean
}
type Token = { day: number } | Time | '-' | ',' | ';' | ':' | 'closed'

/**
 * Reads the hours that an owner wrote: time ranges, several a day, for all or some days, also past midnight. Null for
 * any other or ambiguous text: wrongly guessed hours are worse than none. Runs when hours are saved.
 */
export function readHours(text: string): Week | null {
  const tokens = tokensOf(text)
  return tokens && new Reader(tokens).week()
}

/** Typed hours with the required ':' (spec §5.5): 'Mon-Fri 11-22' becomes 'Mon-Fri 11:00-22:00; Sat-Sun closed'. */
export function hoursToSend(typed: string): string {
  const week = typed.includes(':') ? null : readHours(typed)
  return week ? weekText(week) : typed
}

function tokensOf(text: string): Token[] | null {
  let rest = normalized(text, 'NFKC').toLowerCase().trim()
  for (const [spelling, replacement] of SPELLINGS) rest = rest.replace(spelling, replacement)
  const tokens: Token[] = []
  const pattern = /\s*(?:([a-z]+)\.?|(\d{1,2})(?:([:.])(\d{2}))?\s*([ap]m)?(?![\d\w])|([-,;:]))\s*/y
  while (pattern.lastIndex < rest.length) {
    const match = pattern.exec(rest)
    if (!match) return null
    const [, word, hour, , minute, half, sign] = match
    const token = word ? wordToken(word) : hour ? timeToken(hour, minute, half) : signToken(sign)
    if (!token) return null
    tokens.push(token)
  }
  return tokens
}

function wordToken(word: string): Token | null {
  if (word === 'closed' || word === 'off') return 'closed'
  const day = DAY_NAMES.findIndex((names) => names.includes(word))
  return day < 0 ? null : { day }
}

function timeToken(hour: string, minute: string | undefined, half: string | undefined): Token | null {
  const hours = Number(hour)
  const minutes = hours * 60 + Number(minute ?? 0)
  if (Number(minute ?? 0) > 59 || (half && (hours < 1 || hours > 12))) return null
  const shared = { hasMinutes: minute !== undefined, of24: !half && (hour.startsWith('0') || hours > 12) }
  if (half === 'am' || half === 'pm') return { minutes: onHalf(minutes, half), half, ...shared }
  return { minutes, half: null, ...shared }
}

/** The minutes of a 12-hour time. */
function onHalf(minutes: number, half: 'am' | 'pm'): number {
  return (minutes % 720) + (half === 'pm' ? 720 : 0)
}

function signToken(sign: string | undefined): Token | null {
  return sign === '-' || sign === ',' || sign === ';' || sign === ':' ? sign : null
}

/** Reads the tokens of one text from the first to the last. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #isOf24Hours: boolean
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
    this.#isOf24Hours = tokens.some((token) => isTime(token) && token.of24)
  }

  week(): Week | null {
    // By days: hours for the same set of days add up; on overlapping sets the later rule wins.
    const rules = new Map<string, { days: readonly number[]; spans: Span[] }>()
    let last = ''
    while (this.#skipSigns()) {
      const rule = this.#rule()
      if (!rule) return null
      const key = rule.days.join()
      const before = rules.get(key)?.spans
      // The same days cannot be both open and closed.
      if (before && (before.length === 0 || rule.spans.length === 0)) return null
      // In 'Mon-Fri 11:00-14:00; 17:00-22:00' the second range may mean all days or the same days.
      if (key === '' && last !== '') return null
      rules.set(key, { days: rule.days, spans: [...(before ?? []), ...rule.spans] })
      last = key
    }
    const week: Span[][] = Array.from({ length: 7 }, () => [])
    for (const { days, spans } of rules.values()) {
      const joined = joinedSpans(spans)
      if (!joined) return null
      for (const day of days.length > 0 ? days : week.keys()) week[day] = joined
    }
    return week.some((spans) => spans.length > 0) ? week : null
  }

  #skipSigns(): boolean {
    while (this.#next() === ',' || this.#next() === ';') this.#at++
    return this.#next() !== undefined
  }

  /** Days with their spans; an empty list of days means all. */
  #rule(): { days: number[]; spans: Span[] } | null {
    if (this.#take('closed')) {
      this.#take(':')
      const days = this.#days()
      return days && days.length > 0 ? { days, spans: [] } : null
    }
    const days = this.#days()
    if (!days) return null
    if (days.length > 0) this.#take(':')
    if (this.#take('closed')) return days.length > 0 ? { days, spans: [] } : null
    const spans: Span[] = []
    do {
      const span = this.#span()
      if (!span) return null
      spans.push(span)
    } while (isTime(this.#next(1)) && this.#take(','))
    return { days, spans }
  }

  #days(): number[] | null {
    const days: number[] = []
    for (;;) {
      const from = this.#next()
      if (!isDay(from)) return days
      this.#at++
      let to: Token | undefined = from
      if (this.#take('-')) {
        to = this.#next()
        if (!isDay(to)) return null
        this.#at++
      }
      for (let day = from.day; ; day = (day + 1) % 7) {
        days.push(day)
        if (day === to.day) break
      }
      // 'Mon, Wed 10:00-18:00': here the comma separates days.
      if (isDay(this.#next(1))) this.#take(',')
    }
  }

  #span(): Span | null {
    const from = this.#time()
    if (!from || !this.#take('-')) return null
    const to = this.#time()
    if (!to) return null
    return this.#isClear(from, to) ? spanOf(from, to) : null
  }

  /** Whether both times have only one meaning. */
  #isClear(from: Time, to: Time): boolean {
    if (to.half) return from.half !== null || !from.of24
    if (from.half) return to.of24
    return this.#isOf24Hours && ((from.hasMinutes && to.hasMinutes) || from.of24 || to.of24)
  }

  #time(): Time | null {
    const token = this.#next()
    if (!isTime(token)) return null
    this.#at++
    return token
  }

  #next(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead]
  }

  #take(sign: '-' | ',' | ':' | 'closed'): boolean {
    if (this.#next() !== sign) return false
    this.#at++
    return true
  }
}

function isTime(token: Token | undefined): token is Time {
  return typeof token === 'object' && 'minutes' in token
}

function isDay(token: Token | undefined): token is { day: number } {
  return typeof token === 'object' && 'day' in token
}

function spanOf(from: Time, to: Time): Span | null {
  const opens = to.half && !from.half ? beforeOnClock(from.minutes, to.minutes, to.half) : from.minutes
  if (opens >= DAY_MINUTES || to.minutes > LATEST_CLOSING) return null
  if (opens === to.minutes) return opens === 0 ? [0, DAY_MINUTES] : null
  return [opens, to.minutes > opens ? to.minutes : to.minutes + DAY_MINUTES]
}

/** '5:00-10:00 PM' begins at 5 PM, '11:00-2:00 PM' at 11 AM, and '6:00-2:00 AM' at 6 PM. */
function beforeOnClock(minutes: number, end: number, half: 'am' | 'pm'): number {
  const same = onHalf(minutes, half)
  return same < end ? same : onHalf(minutes, half === 'am' ? 'pm' : 'am')
}
