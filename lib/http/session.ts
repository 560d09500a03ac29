import { createHash } from 'node:crypto'
import type { Cookies } from 'cookie'
import { sealData, unsealData } from 'iron-session'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import { sessionCookieName } from '@/lib/contract/session-cookie'
import { HINT_COOKIE, UNKNOWN_HINT } from '@/lib/contract/viewer-hint'
import { env } from '@/lib/env'
import { processWide } from '@/lib/process-wide'
import { setCookie } from './cookies'

export const SESSION_COOKIE = sessionCookieName(env.APP_URL)

/** The cookie's whole content; the rest is in the session's row. */
const sessionSchema = z.object({ id: z.int().positive() })

// The row decides how long a session lasts, so the seal itself does not expire.
const options = () => ({ password: env.SESSION_SECRET, ttl: 0 })

// Unsealing takes a key derivation, and a visitor sends the same cookie with every request. The cache uses the
// monotonic clock, so that setting the system clock back does not keep an entry for years.
const opened = processWide(
  'opened sessions',
  () => new LRUCache<string, { id: number | null }>({ max: 2_000, ttl: 60_000 }),
)

/** The session id in a cookie, or null when missing or forged. Whether the session has ended is stored in its row. */
export async function openSession(cookie: string | undefined): Promise<number | null> {
  if (!cookie) return null
  const known = opened.get(cookie)
  if (known) return known.id
  const { data } = sessionSchema.safeParse(await unsealData(cookie, options()).catch(() => null))
  const id = data?.id ?? null
  opened.set(cookie, { id })
  return id
}

/** Signs and encrypts a session id for its cookie. */
export function sealSession(id: number): Promise<string> {
  return sealData({ id }, options())
}

/** The `Set-Cookie` header of a session; an empty value removes the cookie. */
export function setSessionCookie(sessionCookie: string): string {
  return setCookie(SESSION_COOKIE, sessionCookie, { maxAge: lifeOf(sessionCookie), httpOnly: true })
}

/** The `Set-Cookie` header of the hint that goes with a session; an empty value removes the cookie. */
export function setHintCookie(hint: string): string {
  return setCookie(HINT_COOKIE, hint, { maxAge: lifeOf(hint), httpOnly: false })
}

/** The hint of a browser whose session has ended. It identifies the cookie, since the next session has another one. */
export function endedHint(sessionCookie: string): string {
  return `-${createHash('sha256').update(sessionCookie).digest('hex').slice(0, 8)}`
}

/** The `Set-Cookie` header when a session has no hint, or one about an earlier session; else null. */
export function missingHintCookie({ [SESSION_COOKIE]: sessionCookie, [HINT_COOKIE]: hint }: Cookies): string | null {
  if (!sessionCookie) return null
  const isMissing = hint === undefined || (hint.startsWith('-') && hint !== endedHint(sessionCookie))
  return isMissing ? setHintCookie(UNKNOWN_HINT) : null
}

const lifeOf = (value: string) => (value ? SESSION_LIFE_MS / 1000 : 0)
