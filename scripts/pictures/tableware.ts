/**
 * Food in bowls, glasses, mugs and coupes, drawn in the same soft 3D style as the emoji. Every function returns the
 * body of an SVG of 512 by 512 units; colors are `#rrggbb`.
 */
import { ball, chances, dark, down, ellipse, light, linear, mix, type Options, path, radial, stop } from './svg'

type Texture = (fill: string, chance: (from?: number, to?: number) => number) => string[]

const TEXTURES: Record<NonNullable<Options['texture']>, Texture> = {
  smooth: (fill) => [
    path(
      'M120,205 Q200,150 300,172 Q400,196 330,226 Q250,250 200,214',
      'none',
      `stroke="${light(fill, 0.32)}" stroke-width="13" stroke-linecap="round" opacity="0.8"`,
    ),
  ],
  broth: (fill, chance) =>
    Array.from({ length: 16 }, () => {
      const size = chance(5, 15)
      return ellipse(chance(90, 420), chance(150, 250), size, size * 0.45, light(fill, 0.42), 'opacity="0.65"')
    }),
  rice: (fill, chance) =>
    Array.from({ length: 190 }, () => {
      const [x, y] = [chance(60, 450), chance(88, 268)]
      const color = chance() < 0.5 ? light(fill, 0.6) : dark(fill, 0.12)
      return `<rect x="${x}" y="${y}" width="21" height="9" rx="4.5" fill="${color}" transform="rotate(${chance(0, 180)} ${x} ${y})"/>`
    }),
  noodles: (fill, chance) =>
    Array.from({ length: 44 }, (_, index) => {
      const [x, y] = [chance(40, 380), chance(95, 255)]
      const curve = `M${x},${y} q${chance(20, 60)},${chance(-70, 70)} ${chance(70, 130)},${chance(-24, 24)} t${chance(40, 110)},${chance(-30, 30)}`
      const stroke = (color: string, width: number) =>
        path(curve, 'none', `stroke="${color}" stroke-width="${width}" stroke-linecap="round"`)
      return stroke(dark(fill, 0.34), 15) + stroke(index % 2 ? light(fill, 0.3) : fill, 11)
    }),
  chunky: (fill, chance) =>
    Array.from({ length: 40 }, () => {
      const [x, y, size] = [chance(70, 440), chance(110, 255), chance(19, 31)]
      const color = mix(fill, chance() < 0.5 ? '#ffffff' : '#4a1f3d', chance(0.04, 0.2))
      const lit = ellipse(
        x - size * 0.25,
        y - size * 0.3,
        size * 0.5,
        size * 0.24,
        light(color, 0.42),
        'opacity="0.75"',
      )
      return ellipse(x, y + 5, size, size * 0.74, dark(fill, 0.4)) + ellipse(x, y, size, size * 0.74, color) + lit
    }),
}
const HEAPS = { smooth: 6, broth: 0, rice: 70, noodles: 58, chunky: 46 }

/** A full bowl; `texture` is the look of the food. */
export function bowl({ fill, ware = '#f4f1f8', texture = 'smooth', seed }: Options): string {
  const chance = chances(seed)
  const heap = HEAPS[texture]
  const food = `M60,196 A196,${74 + heap} 0 0 1 452,196 A196,72 0 0 1 60,196 Z`
  const body = 'M36,190 C38,318 118,410 178,424 L334,424 C394,410 474,318 476,190 Z'
  return `<defs>
    ${linear('ware', [stop(0, light(ware, 0.3)), stop(0.5, ware), stop(1, dark(ware, 0.3))])}
    ${linear('below', [stop(0.3, dark(ware, 0.6), 0), stop(1, dark(ware, 0.6), 0.45)], down)}
    ${radial('food', [stop(0, light(fill, 0.28)), stop(0.55, fill), stop(1, dark(fill, 0.3))], 'cx="42%" cy="34%" r="70%"')}
    <clipPath id="inside">${path(food, '#000')}</clipPath></defs>
    ${ellipse(256, 424, 86, 15, dark(ware, 0.4))}${path(body, 'url(#ware)')}${path(body, 'url(#below)')}
    ${ellipse(256, 190, 220, 90, light(ware, 0.62))}${ellipse(256, 194, 205, 79, dark(ware, 0.34))}
    ${path(food, 'url(#food)')}<g clip-path="url(#inside)">${TEXTURES[texture](fill, chance).join('')}</g>`
}

/** A tumbler; `top` is a second liquid above the first, `foam` a head, `straw` a color. */
export function glass({ fill, top, foam = null, ice = true, straw = '#ff5a5f' }: Options): string {
  const wall = 'M116,96 L146,440 Q150,474 186,474 L326,474 Q362,474 366,440 L396,96 Z'
  const liquid = 'M130,150 L156,436 Q160,460 188,460 L324,460 Q352,460 356,436 L382,150 Z'
  const cube = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x + 36} ${y + 36})"><rect x="${x}" y="${y}" width="72" height="72" rx="15" fill="#ffffff" opacity="0.42"/>
     <rect x="${x + 9}" y="${y + 8}" width="40" height="12" rx="6" fill="#ffffff" opacity="0.6"/></g>`
  const reed = straw
    ? `<g transform="rotate(13 300 200)"><rect x="286" y="-6" width="27" height="380" rx="12" fill="${straw}"/>
       <rect x="291" y="-2" width="7" height="370" rx="3" fill="#ffffff" opacity="0.5"/></g>`
    : ''
  return `<defs>
    ${linear('liquid', [stop(0.05, light(top, 0.12)), stop(0.45, mix(top, fill, 0.5)), stop(0.75, fill), stop(1, dark(fill, 0.14))], down)}
    ${linear('round', [stop(0, '#ffffff', 0.42), stop(0.22, '#ffffff', 0.08), stop(0.7, '#5a2a5a', 0), stop(1, '#5a2a5a', 0.26)])}
    ${linear('wall', [stop(0, '#ffffff', 0.9), stop(0.5, '#ffffff', 0.45), stop(1, '#d9d3ee', 0.85)])}</defs>
    ${path(wall, 'url(#wall)')}${ellipse(256, 96, 140, 33, '#ffffff', 'opacity="0.75"')}${reed}
    ${path(liquid, 'url(#liquid)', straw ? 'opacity="0.9"' : '')}
    ${ice ? cube(170, 172, -14) + cube(262, 196, 16) + cube(196, 258, 24) : ''}
    ${ellipse(256, 150, 126, 26, light(top, 0.38))}
    ${foam ? `${path('M130,150 A126,26 0 0 0 382,150 L378,186 Q256,226 134,186 Z', foam)}${ellipse(256, 140, 126, 34, light(foam, 0.5))}` : ''}
    ${path(liquid, 'url(#round)')}
    <rect x="164" y="196" width="20" height="206" rx="10" fill="#ffffff" opacity="0.62" transform="rotate(-4 174 300)"/>
    <ellipse cx="256" cy="96" rx="138" ry="31" fill="none" stroke="#ffffff" stroke-width="7" opacity="0.95"/>`
}

/** A mug with a hot drink. */
export function mug({ fill, ware = '#f6f2f8', foam = null }: Options): string {
  return `<defs>
    ${linear('ware', [stop(0, light(ware, 0.4)), stop(0.5, ware), stop(1, dark(ware, 0.32))])}
    ${radial('drink', [stop(0, light(fill, 0.34)), stop(0.6, fill), stop(1, dark(fill, 0.35))], 'cx="42%" cy="38%" r="70%"')}</defs>
    <path d="M366,214 C470,196 486,352 352,356" fill="none" stroke="${dark(ware, 0.3)}" stroke-width="40"/>
    <path d="M366,208 C462,194 476,342 352,348" fill="none" stroke="${light(ware, 0.25)}" stroke-width="24"/>
    ${path('M72,170 L92,400 Q98,446 150,446 L306,446 Q358,446 364,400 L384,170 Z', 'url(#ware)')}
    ${ellipse(228, 170, 156, 58, light(ware, 0.65))}${ellipse(228, 174, 138, 47, dark(ware, 0.3))}${ellipse(228, 180, 134, 41, 'url(#drink)')}
    ${foam ? `${ellipse(228, 178, 96, 27, foam)}<path d="M228,156 C208,168 206,192 228,202 C250,192 248,168 228,156" fill="${fill}"/>` : ''}
    <rect x="104" y="232" width="22" height="150" rx="11" fill="#ffffff" opacity="0.7" transform="rotate(-5 115 300)"/>`
}

/** Three scoops of ice in a coupe. */
export function scoops({ colors, ware = '#e9f1fb' }: Options): string {
  const [left = '', right = '', front = ''] = colors
  const scoop = (id: string, x: number, y: number) => {
    const crumbs = [-62, -34, -4, 28, 58].map((dx) => ellipse(x + dx, y + 62, 24, 17, `url(#${id})`)).join('')
    return `${crumbs}<circle cx="${x}" cy="${y}" r="88" fill="url(#${id})"/>`
  }
  return `<defs>${ball('left', left)}${ball('right', right)}${ball('front', front)}
    ${linear('ware', [stop(0, light(ware, 0.6)), stop(0.5, ware), stop(1, dark(ware, 0.3))])}</defs>
    ${scoop('left', 172, 196)}${scoop('right', 340, 196)}${scoop('front', 256, 150)}
    ${path('M70,248 C80,350 170,392 226,396 L226,430 L176,452 L336,452 L286,430 L286,396 C342,392 432,350 442,248 Z', 'url(#ware)', 'opacity="0.97"')}
    ${ellipse(256, 452, 82, 15, dark(ware, 0.18))}
    <path d="M70,248 A186,30 0 0 0 442,248" fill="none" stroke="#ffffff" stroke-width="11" stroke-linecap="round"/>
    <path d="M108,292 C124,332 156,356 186,368" fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" opacity="0.8"/>`
}

/** A molded pudding with its sauce. */
export function pudding({ fill, sauce }: Options): string {
  return `<defs>${linear('side', [stop(0, light(fill, 0.42)), stop(0.45, fill), stop(1, dark(fill, 0.32))])}
    ${radial('sauce', [stop(0, light(sauce, 0.4)), stop(1, sauce)], 'cx="38%" cy="30%" r="70%"')}</defs>
    ${ellipse(256, 398, 236, 50, '#e2dcea')}${ellipse(256, 388, 236, 50, '#fbf9fd')}${ellipse(256, 388, 206, 40, mix(sauce, '#ffffff', 0.15))}
    ${path('M140,172 L92,378 A164,40 0 0 0 420,378 L372,172 Z', 'url(#side)')}
    ${path('M138,176 A118,34 0 0 1 374,176 Q378,232 352,226 Q338,222 334,252 Q328,286 306,270 Q292,238 262,240 Q236,242 228,282 Q214,316 196,278 Q190,236 170,242 Q142,246 138,176 Z', 'url(#sauce)')}
    ${ellipse(256, 168, 117, 33, light(sauce, 0.22))}
    <rect x="132" y="230" width="18" height="110" rx="9" fill="#ffffff" opacity="0.6" transform="rotate(13 141 285)"/>`
}
