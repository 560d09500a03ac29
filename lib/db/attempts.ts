import 'server-only'
import { createHmac } from 'node:crypto'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import type RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import { ATTEMPT_LIMITS, type AttemptLimit } from '@/lib/attempt-limits'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { processWide } from '@/lib/process-wide'
import { AttemptCounter, CLOCK_LEEWAY_MS } from './attempt-counter'
import type { Deps } from './deps'

const ALLOWED: Record<AttemptLimit, number> = {
  logins: env.LIMIT_LOGINS,
  failedLogins: env.LIMIT_FAILED_LOGINS,
  failedLoginsOfAccount: env.LIMIT_FAILED_LOGINS_OF_ACCOUNT,
  signups: env.LIMIT_SIGNUPS,
  guests: env.LIMIT_GUESTS,
  demoLogins: env.LIMIT_DEMO_LOGINS,
  recoveries: env.LIMIT_RECOVERIES,
  resetMails: env.LIMIT_RESET_MAILS,
  codes: env.LIMIT_CODES,
  codesOfDay: env.LIMIT_CODES_OF_DAY,
  acts: env.LIMIT_ACTS,
  passwordChecks: env.LIMIT_PASSWORD_CHECKS,
  downloads: env.LIMIT_DOWNLOADS,
  verifications: env.LIMIT_VERIFICATIONS,
  emailChanges: env.LIMIT_EMAIL_CHANGES,
  invitations: env.LIMIT_INVITATIONS,
  unprovenMails: env.LIMIT_UNPROVEN_MAILS,
  uploads: env.LIMIT_UPLOADS,
  uploadsFromAddress: env.LIMIT_UPLOADS_PER_ADDRESS,
  searches: env.LIMIT_SEARCHES,
  orders: env.ORDERS_PER_HOUR,
}

/** A limited action and who attempts it: an address, a credential or a user id. */
type Attempt = { limit: AttemptLimit; by: string | number }

/**
 * Counts an attempt; returns how many are left. Throws `too_many_requests` with the seconds to wait; further attempts do
 * not extend the wait.
 */
export async function countAttempt({ limit, by }: Attempt, deps: Deps): Promise<number> {
  if (!Number.isFinite(ALLOWED[limit])) return Number.POSITIVE_INFINITY
  const [counter, key] = [counterOf(limit), keyOf(limit, by)]
  // A read first, so that a flood of refused attempts does not occupy the database's only writer.
  const known = await counter.get(key, deps)
  if (known && known.remainingPoints === 0) throw refusal(known)
  // `consume` is atomic: of many attempts at once, no more than allowed get through.
  const counted = await counter.consume(key, 1, deps).catch((reason: unknown) => {
    throw isRefusal(reason) ? refusal(reason) : reason
  })
  return counted.remainingPoints
}

/** Resets the count after a successful attempt. */
export async function forgetAttempts({ limit, by }: Attempt, deps: Deps): Promise<void> {
  await counterOf(limit).delete(keyOf(limit, by), deps)
}

/** Per process, in memory: counting in the database would cost more than a search, and nearly as much as an order. */
const inMemory = (limit: AttemptLimit) =>
  // The limiter refuses Infinity; a lifted limit is never counted.
  new RateLimiterMemory({
    points: Math.min(ALLOWED[limit], Number.MAX_SAFE_INTEGER),
    duration: ATTEMPT_LIMITS[limit].seconds,
  })
const IN_MEMORY = processWide(
  'attempts in memory',
  (): Partial<Record<AttemptLimit, RateLimiterMemory>> => ({
    searches: inMemory('searches'),
    orders: inMemory('orders'),
  }),
)

function counterOf(limit: AttemptLimit): AttemptCounter | RateLimiterMemory {
  const counter = IN_MEMORY[limit]
  if (counter) return counter
  return new AttemptCounter({ name: limit, allowed: ALLOWED[limit], seconds: ATTEMPT_LIMITS[limit].seconds })
}

/** Hashed, so that the database does not reveal the addresses and credentials that were tried. */
function keyOf(limit: AttemptLimit, by: string | number): string {
  return createHmac('sha256', env.SESSION_SECRET).update(`attempt\n${limit}\n${by}`).digest('hex')
}

/** By its field, since the bundle whose counter refuses has a class of its own. */
const isRefusal = (reason: unknown): reason is RateLimiterRes =>
  typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason

function refusal({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('too_many_requests', `Too many attempts. Please try again in ${wait}.`, { extra: { retryAfter } })
}

const LONGEST_WINDOW_MS =
  1000 * Math.max(...Object.values(ATTEMPT_LIMITS).map(({ seconds }) => seconds)) + CLOCK_LEEWAY_MS

/** Removes the counts whose window has ended, and those begun while the clock was ahead. */
export async function removeExpiredAttempts({ db, now }: Deps): Promise<void> {
  const past = { expiresAt: { lte: now } }
  const ahead = { expiresAt: { gt: new Date(now.getTime() + LONGEST_WINDOW_MS) } }
  await db.write((tx) => tx.attemptCount.deleteMany({ where: { OR: [past, ahead] } }))
}
