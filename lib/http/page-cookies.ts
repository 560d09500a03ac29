import type { Cookies } from 'cookie'
import { missingTokenCookie } from './anti-forgery'
import { missingHintCookie } from './session'

/** The `Set-Cookie` headers sent with a page: an anti-forgery token and a hint, where the browser lacks a valid one. */
export function missingCookies(cookies: Cookies): string[] {
  return [missingTokenCookie(cookies), missingHintCookie(cookies)].filter((cookie) => cookie !== null)
}
