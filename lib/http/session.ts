import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { sessionCookieName } from '@/lib/contracts/session-cookie'
import { env } from '@/lib/env'
import { setCookie } from './cookies'

export const SESSION_COOKIE = sessionCookieName(env.APP_URL)
const LIFE_SECONDS = 14 * 24 * 60 * 60

const sessionSchema = z.object({ userId: z.int().positive(), version: z.int().positive() })
/** All that the cookie holds. */
export type Session = z.infer<typeof sessionSchema>

const options = () => ({ password: env.SESSION_SECRET, ttl: LIFE_SECONDS })

// Opening a seal costs a key derivation; the same cookie comes with every request of a visitor.
const opened = new Map<string, { session: Session | null; until: number }>()
const MAX_OPENED = 2_000
const OPENED_MS = 60_000

/** What a session cookie says, or null when it is missing, forged or expired. */
export async function openSession(cookie: string | undefined): Promise<Session | null> {
  if (!cookie) return null
  const known = opened.get(cookie)
  if (known && known.until > Date.now()) return known.session
  const parsed = sessionSchema.safeParse(await unsealData(cookie, options()).catch(() => null))
  const session = parsed.success ? parsed.data : null
  if (opened.size >= MAX_OPENED) opened.clear()
  opened.set(cookie, { session, until: Date.now() + OPENED_MS })
  return session
}

/** The sealed value of a new session's cookie. */
export function sealSession(session: Session): Promise<string> {
  return sealData(session, options())
}

/** The `Set-Cookie` value that carries a sealed session; an empty seal ends it. */
export function sessionCookie(sealed: string): string {
  return setCookie(SESSION_COOKIE, sealed, { maxAge: sealed ? LIFE_SECONDS : 0, httpOnly: true })
}
