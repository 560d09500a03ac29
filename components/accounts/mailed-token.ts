/**
 * The token of a mailed link. It is behind the '#', which no server and no other site gets to see, and leaves the address at once,
 * so that the history does not keep it.
 */
export function takeMailedToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token) history.replaceState(history.state, '', location.pathname)
  return token ?? ''
}
