import { env } from '@/lib/env'

/** The cookies of a request. The first of a name wins, as browsers send the most specific one first. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

type CookieOptions = { maxAge: number; httpOnly: boolean }

/** A `Set-Cookie` value; `maxAge` is in seconds. `Secure` when the site is served over https. */
export function setCookie(name: string, value: string, { maxAge, httpOnly }: CookieOptions): string {
  const secure = env.APP_URL.startsWith('https:')
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`
}
