import 'server-only'
import { BOUNDS, type BoundName } from '@/lib/bounds'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** The highest number of rows of a kind with this site's settings; Infinity when a setting lifts the bound. */
export function mostOf(name: BoundName): number {
  return mostIn(BOUNDS[name])
}

/** Throws `too_many` when an owner would have this many rows of a kind, in the transaction that adds them. */
export function requireWithin(name: BoundName, count: number): void {
  const most = mostOf(name)
  const text = `${sentence(name, BOUNDS[name])}. Please remove one that you no longer need.`
  if (count > most) throw new AppError('too_many', text, { extra: { kind: 'too_many', most } })
}

/** Every bound as a sentence, for the API document. */
export function describeBounds(): string[] {
  return Object.entries(BOUNDS)
    .filter(([, bound]) => Number.isFinite(mostIn(bound)))
    .map(([name, bound]) => `${sentence(name, bound)}${'beyond' in bound ? `; beyond, ${bound.beyond}` : ''}.`)
}

type Bound = (typeof BOUNDS)[BoundName]

const mostIn = (bound: Bound): number => ('setting' in bound ? env[bound.setting] : bound.most)

function sentence(name: string, bound: Bound): string {
  const article = /^[aeiou]/.test(bound.of) ? 'An' : 'A'
  return `${article} ${bound.of} has at most ${mostIn(bound).toLocaleString('en-US')} ${name}`
}

const HOUR_MS = 60 * 60_000

/** The start of the hour over which a rate is counted. */
export const hourBefore = (now: Date) => new Date(now.getTime() - HOUR_MS)

/** The error above a rate; the caller may continue one hour, or another time, after `oldest`. */
export function tooManyAnHour(message: string, oldest: Date, now: Date, rateMs = HOUR_MS): AppError {
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + rateMs - now.getTime()) / 1000))
  return new AppError('too_many_requests', message, { extra: { retryAfter } })
}
