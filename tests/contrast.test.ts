import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/*
 * Measures the colors of app/palette.css against each other as WCAG does, also where no browser test looks, such as in
 * hover states and on gradients.
 */

const css = readFileSync('app/palette.css', 'utf8')
const COLOR = '(oklch\\([\\d. ]+\\))'
const DECLARATION = new RegExp(`--([\\w-]+): (?:${COLOR}|light-dark\\(${COLOR}, ${COLOR}\\));`, 'g')

const colors = [...css.matchAll(DECLARATION)].map(([, name = '', both, light = both, dark = both]) => ({
  name,
  light,
  dark,
}))
const tokensOf = (theme: 'light' | 'dark') =>
  new Map(colors.map((color) => [color.name, color[theme]?.match(/[\d.]+/g) ?? []]))

const THEMES = { light: tokensOf('light'), dark: tokensOf('dark') }

type Triple = [number, number, number]

/** The linear red, green and blue of an oklch color, clipped to what a screen shows. */
function lightOf([lightness, chroma, hue]: readonly number[]): Triple {
  const [L = 0, C = 0, h = 0] = [lightness, chroma, ((hue ?? 0) * Math.PI) / 180]
  const [a, b] = [C * Math.cos(h), C * Math.sin(h)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const [red = 0, green = 0, blue = 0] = linear.map((part) => Math.min(1, Math.max(0, part)))
  return [red, green, blue]
}

/** The relative luminance of an oklch color. */
function luminance(color: readonly number[]): number {
  const [red, green, blue] = lightOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How people without one kind of cone see linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
const SIGHTS: Record<string, [Triple, Triple, Triple]> = {
  'all colors': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** An oklch color as it is seen, as oklab: equal distances there look equally different. */
function seen(color: readonly number[], sight: [Triple, Triple, Triple]): Triple {
  const light = lightOf(color)
  const [red = 0, green = 0, blue = 0] = sight.map((row) =>
    Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]),
  )
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const GROUNDS = ['canvas', 'surface', 'raised', 'sunken', 'sunken-hover']
const SOFT = ['accent-soft', 'success-soft', 'warning-soft', 'danger-soft']

/** For each text color, the colors that it is written on. */
const WORDS: Record<string, string[]> = {
  ink: [...GROUNDS, 'chosen', ...SOFT, 'accent-soft-hover', 'hero-from', 'hero-to'],
  'ink-soft': [...GROUNDS, ...SOFT, 'hero-from', 'hero-to'],
  'accent-ink': ['canvas', 'surface', 'raised', 'sunken', 'accent-soft', 'accent-soft-hover'],
  'success-ink': ['canvas', 'surface', 'success-soft'],
  'warning-ink': ['canvas', 'surface', 'warning-soft'],
  'danger-ink': ['canvas', 'surface', 'sunken', 'danger-soft'],
  'on-fill': [
    'accent-fill',
    'accent-fill-hover',
    'success-fill',
    'accept-fill',
    'start-fill',
    'danger-fill',
    'danger-fill-hover',
  ],
  'on-inverse': ['inverse'],
  'on-inverse-soft': ['inverse'],
}

/** For each color of lines, icons and rings, the colors around it. */
const SIGNS: Record<string, string[]> = {
  'line-strong': ['canvas', 'surface'],
  star: ['canvas', 'surface', 'raised'],
  accent: ['canvas', 'surface'],
  focus: GROUNDS,
}

describe.each(Object.entries(THEMES))('in the %s theme', (_, tokens) => {
  const brightness = (name: string) => luminance((tokens.get(name) ?? []).map(Number))
  function contrast(one: string, other: string): number {
    expect([one, other].filter((name) => !tokens.has(name))).toEqual([])
    const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const pairs = (of: Record<string, string[]>) =>
    Object.entries(of).flatMap(([color, grounds]) => grounds.map((ground) => [color, ground] as const))

  test.each(pairs(WORDS))('text in %s is readable on %s', (color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(SIGHTS))(
    'the buttons of the board are told apart by people who see %s [4.13.18]',
    (_, sight) => {
      const buttons = ['accept-fill', 'start-fill', 'inverse', 'surface', 'danger-fill']
      const looks = buttons.map((name) => ({ name, at: seen((tokens.get(name) ?? []).map(Number), sight) }))
      for (const one of looks) {
        for (const other of looks.filter(({ name }) => name > one.name)) {
          const distance = Math.hypot(...one.at.map((part, index) => part - (other.at[index] ?? 0)))
          expect(distance, `${one.name} and ${other.name}`).toBeGreaterThan(0.08)
        }
      }
    },
  )

  test.each(pairs(SIGNS))('%s stands out from %s', (color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(3)
  })
})
