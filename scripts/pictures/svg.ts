/** The parts of the drawings: colors as `#rrggbb`, gradients and SVG elements as text. */

/** The options of all shapes, each of which uses some. Colors are `#rrggbb`. */
export type Options = {
  fill: string
  core?: string | null
  ridges?: boolean
  crumbs?: boolean
  others?: string[]
  speck?: string | null
  flat?: number
  marks?: string | null
  edge?: string
  top: string
  layers: string[]
  colors: string[]
  sauce: string
  cheese?: string
  spots?: string[]
  ware?: string
  texture?: 'smooth' | 'broth' | 'rice' | 'noodles' | 'chunky'
  foam?: string | null
  ice?: boolean
  straw?: string
  seed?: number
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** The color moved toward another one by a fraction from 0 to 1. */
export function mix(color: string, other: string, part: number): string {
  const to = channels(other)
  const mixed = channels(color).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const light = (color: string, part: number) => mix(color, '#ffffff', part)
/** Shadows are slightly purple, as on the emoji: plain black would look dirty beside them. */
export const dark = (color: string, part: number) => mix(color, '#4a1f3d', part)

/** The same random values on every run, so that the pictures do not change. */
export function chances(seed = 7) {
  let state = seed
  return (from = 0, to = 1) => {
    state = (state * 48271) % 2147483647
    return from + (state / 2147483647) * (to - from)
  }
}

export const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
export const linear = (id: string, stops: string[], direction = 'x1="0" y1="0" x2="1" y2="0"') =>
  `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`
export const down = 'x1="0" y1="0" x2="0" y2="1"'
export const radial = (id: string, stops: string[], at = 'cx="38%" cy="30%" r="75%"') =>
  `<radialGradient id="${id}" ${at}>${stops.join('')}</radialGradient>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`
export const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`
export const ball = (id: string, color: string) =>
  radial(id, [stop(0, light(color, 0.5)), stop(0.45, color), stop(1, dark(color, 0.42))], 'cx="36%" cy="28%" r="78%"')

/** A color of OKLCH as `#rrggbb`, which is all that the image library reads. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (value: number) => {
    const clipped = Math.min(Math.max(value, 0), 1)
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(channel).join('')}`
}

/** A whole SVG file for the image library. */
export const svg = (width: number, height: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)
