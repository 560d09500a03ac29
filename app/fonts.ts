import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import localFont from 'next/font/local'

/**
 * The text font, served from this site. `optional`: when the font arrives after the first paint, the page keeps its
 * fallback, because no fallback on phones has the same metrics and a late swap would move the lines. Phones do not even
 * ask for it before the page has loaded (start-script.ts): there it would only delay the pictures. Next would have
 * every browser preload it; the layout tells wide screens alone.
 */
const latin = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  variable: '--font-inter',
})

/** Letters that some menu items need; browsers load these files only when they meet one. */
const latinExt = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-inter-latin-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})
const vietnamese = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-inter-vietnamese',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
    },
  ],
})

/** The classes that make the fonts known to the style sheet. */
export const fontVariables = `${latin.variable} ${latinExt.variable} ${vietnamese.variable}`

const MEDIA = path.join('.next', 'static', 'media')

/** The address of the text font in the build; undefined in development. */
export const fontAddress: string | undefined = (existsSync(MEDIA) ? readdirSync(MEDIA) : [])
  .filter((name) => /^inter.latin.wght.*[.]woff2$/.test(name))
  .map((name) => `/_next/static/media/${name}`)[0]
