import { sealData, unsealData } from 'iron-session'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import { sessionCookieName } from '@/lib/contract/session-cookie'
import { env } from '@/lib/env'
import { setCookie } from './cookies'

export const SESSION_COOKIE = sessionCookieName(env.APP_URL)

/** All that the cookie holds; the rest is in the row of the session. */
const sessionSchema = z.object({ id: z.int().positive() })

// The row decides how long a session lasts, so the seal itself does not expire.
const options = () => ({ password: env.SESSION_SECRET, ttl: 0 })

// Unsealing takes a key derivation, and a visitor sends the same cookie with every request. The cache uses the
// monotonic clock, so that a system clock that is set back does not keep an entry for years.
const opened = new LRUCache<string, { id: number | null }>({ max: 2_000, ttl: 60_000 })

/** The session id in a cookie, or null when it is missing or forged. The row tells whether the session still lasts. */
export async function openSession(cookie: string | undefined): Promise<number | null> {
  if (!cookie) return null
  const known = opened.get(cookie)
  if (known) return known.id
  const { data } = sessionSchema.safeParse(await unsealData(cookie, options()).catch(() => null))
  const id = data?.id ?? null
  opened.set(cookie, { id })
  return id
}

/** Signs and encrypts a session's id for its cookie. */
export function sealSession(id: number): Promise<string> {
  return sealData({ id }, options())
}

/** The `Set-Cookie` header of a session; an empty value removes the cookie. */
export function setSessionCookie(sessionCookie: string): string {
  return setCookie(SESSION_COOKIE, sessionCookie, {
    maxAge: sessionCookie ? SESSION_LIFE_MS / 1000 : 0,
    httpOnly: true,
  })
}
