const UPLOADS = '/api/images/'

/** Paths of this site's pictures: showing a picture must not request anything else from this site. */
const OWN_PATH = /^\/(?:images\/[\w./-]+|api\/images\/[\w-]+)$/

/** The path of an uploaded picture, the only form in which such addresses are stored. */
export function uploadedPicturePath(hash: string): string {
  return `${UPLOADS}${hash}`
}

/**
 * Whether a text can be the address of a picture: an absolute http, https or ftp URL, or the path of a picture of this
 * site.
 */
export function isPictureAddress(value: string): boolean {
  if (value.startsWith('/')) return OWN_PATH.test(value.replace(/\/$/, '')) && !hasDots(value)
  return /^(?:https?|ftp):\/\/[^\s/\p{C}][^\s\p{C}]*$/iu.test(value) && URL.canParse(value)
}

/**
 * A picture's address as stored: a picture of this site as its plain path, any other address unchanged; null for an
 * address of this site that is not a picture. `site` is this site's origin. The URL parser decides, as in browsers, so
 * that no other spelling or port hides an address of this site.
 */
export function storedPictureAddress(address: string, site: string): string | null {
  const url = new URL(address, site)
  if (hostOf(url) !== hostOf(new URL(site))) return address
  const path = plainPath(url.pathname)
  return path !== null && OWN_PATH.test(path) ? path : null
}

/** A host name with a trailing dot is the same host. */
const hostOf = ({ hostname }: URL) => hostname.replace(/\.$/, '')

/** A decoded path with single slashes; null when it cannot be decoded or has dot segments. */
function plainPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname).replace(/\/+/g, '/').replace(/\/$/, '')
    return hasDots(path) ? null : path
  } catch {
    return null
  }
}

const hasDots = (path: string) => /\/\.{1,2}(\/|$)/.test(path)
