import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Cookies } from 'cookie'
import { STALE_TOKEN } from '@/lib/contract/stale-token'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { setCookie } from './cookies'
import { SESSION_COOKIE } from './session'

export const TOKEN_COOKIE = 'XSRF-TOKEN'
export const TOKEN_HEADER = 'XSRF-Token'
const LIFE_SECONDS = 14 * 24 * 60 * 60

/**
 * A token is a random value with a signature over it and the session's cookie (signed double submit). Another site can
 * neither read nor make one, and a token from another session is invalid.
 */
export function issueToken(sessionCookie = ''): string {
  // Unlike for `randomBytes`, Node draws the random values of many UUIDs at once.
  const nonce = randomUUID()
  return `${nonce}.${sign(nonce, sessionCookie)}`
}

/** Whether this server made the token for this session. */
export function isToken(token: string | undefined, sessionCookie = ''): boolean {
  const [nonce, signature, ...rest] = token?.split('.') ?? []
  if (!nonce || !signature || rest.length > 0) return false
  return same(signature, sign(nonce, sessionCookie))
}

/** The `Set-Cookie` value of a new token; not HttpOnly, since scripts of this site read it. */
export function tokenCookie(sessionCookie?: string): string {
  return setCookie(TOKEN_COOKIE, issueToken(sessionCookie), { maxAge: LIFE_SECONDS, httpOnly: false })
}

/** The `Set-Cookie` value for a caller without a valid token; null for others. */
export function missingTokenCookie(cookies: Cookies): string | null {
  const sessionCookie = cookies[SESSION_COOKIE]
  return isToken(cookies[TOKEN_COOKIE], sessionCookie) ? null : tokenCookie(sessionCookie)
}

/** Refuses a mutating call that comes from another site or lacks its session's token. */
export function requireToken(request: Request, cookies: Cookies, sessionCookie: string | undefined): void {
  requireOwnOrigin(request)
  const sent = request.headers.get(TOKEN_HEADER)
  const stored = cookies[TOKEN_COOKIE]
  if (!sent || !stored || !same(sent, stored) || !isToken(sent, sessionCookie)) {
    throw new AppError('forbidden', 'Your session has expired. Please try again.', { extra: { kind: STALE_TOKEN } })
  }
}

function requireOwnOrigin(request: Request): void {
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(env.APP_URL).origin) return
  const host = request.headers.get('host')
  if (!URL.canParse(origin) || new URL(origin).host !== host) {
    throw new AppError('forbidden', 'Requests from another site are refused.')
  }
}

function sign(nonce: string, sessionCookie: string): string {
  return createHmac('sha256', env.SESSION_SECRET).update(`xsrf\n${nonce}\n${sessionCookie}`).digest('base64url')
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const OWN_SITES = new Set(['same-origin', 'none'])
const DESTINATIONS = new Set(['empty', 'document'])

/**
 * Protects a GET that changes something: refuses requests caused by another site, and requests for a picture, script
 * or frame, which a user-supplied address could make a page send. Browsers send headers that tell; other clients need
 * not.
 */
export function requireOwnNavigation(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const destination = request.headers.get('sec-fetch-dest')
  if (site !== null && !OWN_SITES.has(site)) throw new AppError('forbidden', 'Requests from another site are refused.')
  if (destination !== null && !DESTINATIONS.has(destination)) {
    throw new AppError('forbidden', 'Cross-site sign-out refused.')
  }
}
