import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { sessionCookieName } from '@/lib/contracts/session-cookie'
import { SESSION_LIFE_MS } from '@/lib/domain/session'
import { env } from '@/lib/env'
import { setCookie } from './cookies'

export const SESSION_COOKIE = sessionCookieName(env.APP_URL)

/** All that the cookie holds; everything else is in the row of the session. */
const sessionSchema = z.object({ id: z.int().positive() })

// The row decides how long a session lasts, so the seal itself does not expire.
const options = () => ({ password: env.SESSION_SECRET, ttl: 0 })

// Opening a seal costs a key derivation; the same cookie comes with every request of a visitor.
const opened = new Map<string, { id: number | null; until: number }>()
const MAX_OPENED = 2_000
const OPENED_MS = 60_000

/** The id of the session that a cookie names, or null when it is missing or forged. Whether it still lasts is in its row. */
export async function openSession(cookie: string | undefined): Promise<number | null> {
  if (!cookie) return null
  // Of the monotonic clock: a system clock that is set back must not make an entry last for years.
  const now = performance.now()
  const known = opened.get(cookie)
  if (known && known.until > now) return known.id
  const parsed = sessionSchema.safeParse(await unsealData(cookie, options()).catch(() => null))
  const id = parsed.success ? parsed.data.id : null
  if (opened.size >= MAX_OPENED) opened.clear()
  opened.set(cookie, { id, until: now + OPENED_MS })
  return id
}

/** The sealed value of a session's cookie. */
export function sealSession(id: number): Promise<string> {
  return sealData({ id }, options())
}

/** The `Set-Cookie` value that carries a sealed session; an empty seal takes the cookie away. */
export function sessionCookie(sealed: string): string {
  return setCookie(SESSION_COOKIE, sealed, { maxAge: sealed ? SESSION_LIFE_MS / 1000 : 0, httpOnly: true })
}
