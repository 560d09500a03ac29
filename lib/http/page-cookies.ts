import type { Cookies } from 'cookie'
import { missingTokenCookie } from './anti-forgery'
import { missingHintCookie } from './session'

/** The `Set-Cookie` headers that come with a page: an anti-forgery token and a hint, each where there is none that fits. */
export function missingCookies(cookies: Cookies): string[] {
  return [missingTokenCookie(cookies), missingHintCookie(cookies)].filter((cookie) => cookie !== null)
}
