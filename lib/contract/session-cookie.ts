/**
 * The session cookie. On https it has the `__Host-` prefix: browsers then accept it from this host only, so that other
 * sites of the same domain cannot set it.
 */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-plateful_session' : 'plateful_session'
}
