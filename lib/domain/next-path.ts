const HERE = 'http://here.invalid'

/** Where the login leads without a wish. */
export const HOME_PATH = '/home'

/** Where to go after logging in: a path of this site, or home. Anything that a browser could read as another site is not. */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(next) || !URL.canParse(next, HERE)) return HOME_PATH
  const { origin, pathname } = new URL(next, HERE)
  // '/.//evil.com' is of this site, but what a router makes of it is '//evil.com', which is not.
  return origin === HERE && !pathname.startsWith('//') ? next : HOME_PATH
}
