/**
 * The hint: a cookie that scripts can read, with the id of the user whose session the browser has. Pages are the same for
 * everybody, and by the hint a browser shows at once who is looking at them. It proves nothing: the session cookie alone
 * decides what the server answers.
 */
export const HINT_COOKIE = 'plateful_viewer'

/** The hint of a session from before there were hints, until it is restored. */
export const UNKNOWN_HINT = '0'

/** The id, with a mark for a guest; empty for a visitor. */
export function hintOf(user: { id: number; guestAccount: boolean } | null): string {
  return user ? `${user.id}${user.guestAccount ? 'g' : ''}` : ''
}
