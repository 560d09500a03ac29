import { DRAWN } from './drawn-pictures'

/** The widths, in pixels, in which a picture is kept besides its own. A wider one saves nothing on any screen. */
export const PICTURE_WIDTHS = [160, 320, 640] as const

/** The widest that an uploaded picture can be. */
const WIDEST = 1600

/** The drawn pictures that exist in other widths, and their own. */
const DRAWN_WIDTHS: Readonly<Record<string, number>> = { dishes: 480, restaurants: 640 }

/**
 * The address in place of that of an uploaded picture while it is hidden. Nothing is there; it stands in all rows that
 * refer to the picture, so that every screen and kept answer shows none at once.
 */
export const hiddenPicturePath = (hash: string) => `/images/hidden/${hash}.webp`

/** A picture's address, or '' for none and for a hidden one. */
export const shownPicture = (address: string | null | undefined) =>
  address?.startsWith('/images/hidden/') ? '' : (address ?? '')

/** The hash of an uploaded picture; null for any other address. */
export const uploadedHash = (address: string) => /^\/api\/images\/([0-9a-f]{64})$/.exec(address)?.[1] ?? null

/** The attributes of an `img`; a picture in one width has no `srcSet`. */
type Sources = { src: string; srcSet?: string }

/**
 * The addresses of a picture in all its widths. Those of this site change with the picture, so browsers keep them for
 * a year; an address elsewhere stays as it is.
 */
export function pictureSources(address: string): Sources {
  if (uploadedHash(address)) return sourcesOf(address, WIDEST, (width) => `${address}?w=${width}`)
  const [, folder, name] = /^\/images\/(?:(dishes|restaurants)\/)?([\w/-]+\.webp)$/.exec(address) ?? []
  if (!name) return { src: address }
  const own = `${address}?v=${DRAWN}`
  return folder
    ? sourcesOf(own, DRAWN_WIDTHS[folder] ?? 0, (width) => `/images/${width}/${folder}/${name}?v=${DRAWN}`)
    : { src: own }
}

function sourcesOf(src: string, own: number, at: (width: number) => string): Sources {
  const narrower = PICTURE_WIDTHS.filter((width) => width < own).map((width) => `${at(width)} ${width}w`)
  return { src, srcSet: [...narrower, `${src} ${own}w`].join(', ') }
}
