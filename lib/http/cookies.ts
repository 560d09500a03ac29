import { type Cookies, parseCookie, stringifySetCookie } from 'cookie'
import { env } from '@/lib/env'

/** The cookies of a request. The first of a name wins, since browsers send the most specific one first. */
export function readCookies(header: string | null): Cookies {
  return parseCookie(header ?? '')
}

type CookieOptions = { maxAge: number; httpOnly: boolean }

/** A `Set-Cookie` value; `maxAge` is in seconds. `Secure` when the site is served over https. */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  const secure = env.APP_URL.startsWith('https:')
  return stringifySetCookie({ name, value, ...options, path: '/', secure, sameSite: 'lax' })
}
