/**
 * The cookie of a session. On https its name begins so that browsers take it from this very host only: no other site of
 * the same domain can plant one.
 */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-plateful_session' : 'plateful_session'
}
