/** Where pictures of this site are: nothing else of it may be asked for by a page that shows a picture. */
const OWN_PATH = /^\/(?:images|api\/images)\/[\w./-]+$/

const isOwnPath = (path: string) => OWN_PATH.test(path) && !path.includes('..')

const hostOf = (url: URL) => url.hostname.replace(/\.$/, '')

/**
 * Whether a text may be the address of a picture: an absolute http, https or ftp URL, or a path of this site to where its
 * pictures are. An absolute URL that leads to `site`, the address of this one, must lead there too, however it is spelled:
 * what it means is read by the parser that browsers have, not from its text.
 */
export function isPictureAddress(value: string, site?: string): boolean {
  if (value.startsWith('/')) return isOwnPath(value)
  if (!/^(?:https?|ftp):\/\/[^\s/\p{C}][^\s\p{C}]*$/iu.test(value) || !URL.canParse(value)) return false
  const url = new URL(value)
  const isOwn = site !== undefined && hostOf(url) === hostOf(new URL(site))
  return !isOwn || (isOwnPath(url.pathname) && !url.search)
}
