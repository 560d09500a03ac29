/** What the food stands on, and the wall behind it. */
import { oklch, svg } from './svg.mjs'

/** Two stops from a light middle to the hue. */
export function background(width, height, hue, strength = 1) {
  // Yellow looks muddy unless it is lighter than the other hues.
  const yellow = Math.exp(-(((hue - 95) / 38) ** 2))
  const inner = oklch(0.955 + 0.015 * yellow, 0.045 * strength, hue)
  const outer = oklch(0.815 + 0.065 * yellow, (0.1 + 0.015 * yellow) * strength, hue)
  return svg(
    width,
    height,
    `<defs><radialGradient id="g" cx="50%" cy="44%" r="72%">
      <stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/>
    </radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
  )
}

/** A soft elliptical shadow around the point (x, y). */
export function shadow(width, height, { x, y, rx, ry, hue, opacity = 0.42 }) {
  const color = oklch(0.36, 0.07, hue)
  return svg(
    width,
    height,
    `<defs><radialGradient id="s"><stop offset="0.25" stop-color="${color}" stop-opacity="${opacity}"/>
      <stop offset="0.7" stop-color="${color}" stop-opacity="${opacity * 0.28}"/>
      <stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#s)"/>`,
  )
}

/** A white plate seen from the table's edge. */
export function plate(width, height, { x, y, rx, ry }) {
  const ellipse = (dy, scale, fill) =>
    `<ellipse cx="${x}" cy="${y + dy}" rx="${rx * scale}" ry="${ry * scale}" fill="${fill}"/>`
  return svg(
    width,
    height,
    `<defs>
      <linearGradient id="rim" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#e9e6ee"/></linearGradient>
      <linearGradient id="side" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#b9b2c9"/><stop offset="0.5" stop-color="#dcd7e5"/>
        <stop offset="1" stop-color="#b3abc5"/></linearGradient>
      <radialGradient id="well" cx="50%" cy="60%" r="60%">
        <stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#dedae6"/></radialGradient>
    </defs>
    ${ellipse(ry * 0.16, 1, 'url(#side)')}${ellipse(0, 1, 'url(#rim)')}${ellipse(ry * 0.03, 0.74, 'url(#well)')}`,
  )
}
