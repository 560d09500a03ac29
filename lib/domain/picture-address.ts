const UPLOADS = '/api/images/'

/** Where pictures of this site are: nothing else of it may be asked for by a page that shows a picture. */
const OWN_PATH = /^\/(?:images\/[\w./-]+|api\/images\/[\w-]+)$/

/** The path of an uploaded picture, and the only way that addresses of it are stored. */
export function uploadedPicturePath(hash: string): string {
  return `${UPLOADS}${hash}`
}

/** Whether a text may be the address of a picture: an absolute http, https or ftp URL, or the path of a picture of this site. */
export function isPictureAddress(value: string): boolean {
  if (value.startsWith('/')) return OWN_PATH.test(value.replace(/\/$/, '')) && !hasDots(value)
  return /^(?:https?|ftp):\/\/[^\s/\p{C}][^\s\p{C}]*$/iu.test(value) && URL.canParse(value)
}

/**
 * A picture's address as it is stored: one of this site as its plain path, and any other as it is. Null when it leads to
 * something of this site that is no picture. `site` is the address of this site. However one of it is spelled, on whichever
 * port: what it means is read by the parser that browsers have, not from its text.
 */
export function storedPictureAddress(address: string, site: string): string | null {
  const url = new URL(address, site)
  if (hostOf(url) !== hostOf(new URL(site))) return address
  const path = plainPath(url.pathname)
  return path !== null && OWN_PATH.test(path) ? path : null
}

/** A name with a dot at its end is the same name. */
const hostOf = ({ hostname }: URL) => hostname.replace(/\.$/, '')

/** A path with its characters spelled out and single slashes; null when it is none or would mean something else once more. */
function plainPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname).replace(/\/+/g, '/').replace(/\/$/, '')
    return hasDots(path) ? null : path
  } catch {
    return null
  }
}

const hasDots = (path: string) => /\/\.{1,2}(\/|$)/.test(path)
