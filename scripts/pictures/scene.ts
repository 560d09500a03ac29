/** The plate and the shadow below the food, and the wall behind it. */
import { down, ellipse, linear, oklch, radial, stop, svg } from './svg'

/** Two stops from a light middle to the hue. */
export function background(width: number, height: number, hue: number, strength = 1): Buffer {
  // Yellow looks muddy unless it is lighter than the other hues.
  const yellow = Math.exp(-(((hue - 95) / 38) ** 2))
  const inner = oklch(0.955 + 0.015 * yellow, 0.045 * strength, hue)
  const outer = oklch(0.815 + 0.065 * yellow, (0.1 + 0.015 * yellow) * strength, hue)
  const wall = radial('wall', [stop(0, inner), stop(1, outer)], 'cx="50%" cy="44%" r="72%"')
  return svg(width, height, `<defs>${wall}</defs><rect width="100%" height="100%" fill="url(#wall)"/>`)
}

export type Oval = { x: number; y: number; rx: number; ry: number }

/** A soft elliptical shadow around the point (x, y). */
export function shadow(
  width: number,
  height: number,
  { x, y, rx, ry, hue, opacity = 0.42 }: Oval & { hue: number; opacity?: number },
): Buffer {
  const color = oklch(0.36, 0.07, hue)
  const fading = radial('fading', [stop(0.25, color, opacity), stop(0.7, color, opacity * 0.28), stop(1, color, 0)], '')
  return svg(width, height, `<defs>${fading}</defs>${ellipse(x, y, rx, ry, 'url(#fading)')}`)
}

/** A white plate seen from the table's edge. */
export function plate(width: number, height: number, { x, y, rx, ry }: Oval): Buffer {
  const disk = (dy: number, scale: number, fill: string) => ellipse(x, y + dy, rx * scale, ry * scale, `url(#${fill})`)
  const rim = linear('rim', [stop(0, '#ffffff'), stop(1, '#e9e6ee')], down)
  const side = linear('side', [stop(0, '#b9b2c9'), stop(0.5, '#dcd7e5'), stop(1, '#b3abc5')])
  const well = radial('well', [stop(0, '#ffffff'), stop(1, '#dedae6')], 'cx="50%" cy="60%" r="60%"')
  const disks = disk(ry * 0.16, 1, 'side') + disk(0, 1, 'rim') + disk(ry * 0.03, 0.74, 'well')
  return svg(width, height, `<defs>${rim}${side}${well}</defs>${disks}`)
}
