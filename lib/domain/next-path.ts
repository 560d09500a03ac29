/** Where to go after logging in: a path of this site, or home. Anything that a browser could read as another site is not. */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return '/home'
  const here = 'http://here.invalid'
  return URL.canParse(next, here) && new URL(next, here).origin === here ? next : '/home'
}
