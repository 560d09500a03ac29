import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { readCookies, setCookie } from './cookies'

/** The cookie of a browser that has logged in: a signature of the account and its password, and nothing else. */
export const DEVICE_COOKIE = env.APP_URL.startsWith('https:') ? '__Host-plateful_device' : 'plateful_device'

const YEAR_SECONDS = 365 * 24 * 60 * 60

type LoggedIn = { id: number; passwordHash: string }

/** The `Set-Cookie` header for a browser that has logged in to an account. A new password makes it invalid. */
export function setDeviceCookie(account: LoggedIn): string {
  return setCookie(DEVICE_COOKIE, signatureOf(account), { maxAge: YEAR_SECONDS, httpOnly: true })
}

/** Whether the browser of a request has logged in to an account with its present password. */
export function hasLoggedInBefore(request: Request, account: LoggedIn): boolean {
  const sent = Buffer.from(readCookies(request.headers.get('cookie'))[DEVICE_COOKIE] ?? '')
  const right = Buffer.from(signatureOf(account))
  return sent.length === right.length && timingSafeEqual(sent, right)
}

function signatureOf({ id, passwordHash }: LoggedIn): string {
  return createHmac('sha256', env.SESSION_SECRET).update(`device\n${id}\n${passwordHash}`).digest('base64url')
}
