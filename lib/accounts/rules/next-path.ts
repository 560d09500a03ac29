const HERE = 'http://here.invalid'

/** The target of the login when none is given. */
export const HOME_PATH = '/home'

/**
 * The screen after the login: a path of this site, or home. Anything that a browser could resolve to another site is
 * refused.
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(next) || !URL.canParse(next, HERE)) return HOME_PATH
  const { origin, pathname } = new URL(next, HERE)
  // '/.//evil.com' resolves to this site, but the router normalizes it to '//evil.com', which does not.
  return origin === HERE && !pathname.startsWith('//') ? next : HOME_PATH
}
