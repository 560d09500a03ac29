/**
 * The hint: a cookie, readable by scripts, with the id of the user signed in at this browser. Pages are the same for
 * everyone; the hint tells a browser at once who is viewing. It proves nothing: the server trusts the session cookie
 * only.
 */
export const HINT_COOKIE = 'plateful_viewer'

/** The hint of a session older than the hint cookie, until the session is restored. */
export const UNKNOWN_HINT = '0'

/** The id, with a mark for a guest; empty for a visitor. */
export function hintOf(user: { id: number; guestAccount: boolean } | null): string {
  return user ? `${user.id}${user.guestAccount ? 'g' : ''}` : ''
}
