import { DRAWN } from './drawn-pictures'

/** The widths, in pixels, in which a picture is kept besides its own. A wider one saves nothing on any screen. */
export const PICTURE_WIDTHS = [160, 320, 640] as const

/** The widest that an uploaded picture can be. */
const WIDEST = 1600

/** The drawn pictures that exist in other widths, and their own. */
const DRAWN_WIDTHS: Readonly<Record<string, number>> = { dishes: 480, restaurants: 640 }

/** The attributes of an `img`; a picture in one width has no `srcSet`. */
type Sources = { src: string; srcSet?: string }

/**
 * The addresses of a picture in all its widths. Those of this site change with the picture, so browsers keep them for
 * a year; an address elsewhere stays as it is.
 */
export function pictureSources(address: string): Sources {
  const [, uploaded] = /^\/api\/images\/([0-9a-f]{64})$/.exec(address) ?? []
  if (uploaded) return sourcesOf(address, WIDEST, (width) => `${address}?w=${width}`)
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
