/**
 * The token of a mailed link. It stands after the '#', which browsers send to no server, and is removed from the
 * address at once, so that the history does not keep it.
 */
export function takeMailedToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token) history.replaceState(history.state, '', location.pathname)
  return token ?? ''
}
