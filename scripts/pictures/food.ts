/**
 * Food without an emoji of its own, drawn in the same soft 3D style. Every function returns the body of an SVG of 512
 * by 512 units; colors are `#rrggbb`.
 */
import { ball, chances, dark, down, ellipse, light, linear, type Options, path, stop } from './svg'

/** A pile of rods: rolls, croquettes, churros. `core` shows at a cut end, `crumbs` are a fried crust. */
export function sticks({ fill, core = null, ridges = false, crumbs = false, seed }: Options): string {
  const chance = chances(seed)
  const rod = (x: number, y: number) => {
    const crust = Array.from({ length: crumbs ? 46 : 0 }, () => {
      const color = chance() < 0.5 ? light(fill, 0.42) : dark(fill, 0.34)
      return ellipse(
        chance(x + 22, x + 318),
        chance(y + 14, y + 82),
        chance(4, 9),
        chance(3, 6),
        color,
        'opacity="0.7"',
      )
    })
    const grooves = [-26, -1, 24].map(
      (dy) =>
        `<rect x="${x + 14}" y="${y + 43 + dy}" width="${core ? 290 : 312}" height="9" rx="4.5" fill="${dark(fill, 0.5)}" opacity="0.6"/>`,
    )
    const end = core ? ellipse(x + 310, y + 48, 25, 42, dark(fill, 0.26)) + ellipse(x + 312, y + 48, 17, 32, core) : ''
    return `<rect x="${x}" y="${y}" width="340" height="96" rx="48" fill="url(#rod)"/>${crust.join('')}${ridges ? grooves.join('') : ''}
      <rect x="${x + 46}" y="${y + 15}" width="236" height="12" rx="6" fill="#ffffff" opacity="0.36"/>${end}`
  }
  return `<defs>${linear('rod', [stop(0, light(fill, 0.38)), stop(0.42, fill), stop(1, dark(fill, 0.44))], down)}</defs>
    <g transform="rotate(-16 256 270)">${rod(96, 180)}${rod(40, 306)}${rod(126, 292)}${rod(58, 216)}</g>`
}

/** The balls of a pile: the middle, the radius and the color of each. */
const PILE = [
  [258, 166, 86, 0],
  [178, 250, 88, 1],
  [338, 250, 88, 2],
  [112, 352, 88, 2],
  [404, 352, 88, 1],
  [258, 366, 94, 0],
] as const

/** A pile of balls; `speck` sprinkles them with grains, `flat` below 1 flattens them. */
export function balls({ fill, others = [fill, fill], speck = null, flat = 1, seed }: Options): string {
  const chance = chances(seed)
  const colors = [fill, ...others]
  const one = ([x, top, radius, kind]: readonly [number, number, number, number]) => {
    const y = 400 - (400 - top) * flat
    const grains = speck
      ? Array.from({ length: 15 }, () => {
          const [turn, far] = [chance(0, 6.28), chance(0.1, 0.84) * radius]
          return ellipse(x + Math.cos(turn) * far, y + Math.sin(turn) * far * flat, 5.4, 3.6, speck, 'opacity="0.85"')
        }).join('')
      : ''
    return `${ellipse(x, y, radius, radius * flat, `url(#b${kind})`)}${grains}
      ${ellipse(x - radius * 0.34, y - radius * 0.46 * flat, radius * 0.26, radius * 0.14 * flat, '#ffffff', 'opacity="0.5"')}`
  }
  return `<defs>${colors.map((color, index) => ball(`b${index}`, color)).join('')}</defs>
    ${PILE.map(one).join('')}`
}

/** A pile of fried rings. */
export function rings({ fill }: Options): string {
  const ring = (x: number, y: number, turn: number) => {
    const stroke = (color: string, width: number, rest = '') =>
      `<ellipse cx="${x}" cy="${y}" rx="116" ry="64" fill="none" stroke="${color}" stroke-width="${width}" ${rest}/>`
    return `<g transform="rotate(${turn} ${x} ${y})">${stroke(dark(fill, 0.5), 62, 'transform="translate(0 9)"')}${stroke(fill, 60)}
      ${stroke(light(fill, 0.26), 34, 'transform="translate(-2 -8)"')}${stroke(light(fill, 0.6), 9, 'transform="translate(-4 -17)" opacity="0.8"')}</g>`
  }
  return ring(256, 170, 4) + ring(164, 300, -14) + ring(350, 296, 16) + ring(256, 364, -3)
}

/** A fillet, cutlet or piece of tofu; `marks` are its fat lines or the grill's, `crumbs` a fried crust. */
export function slab({ fill, marks = null, crumbs = false, edge = dark(fill, 0.3), seed }: Options): string {
  const chance = chances(seed)
  const top =
    'M52,270 Q44,214 140,188 Q240,160 340,144 Q440,128 466,176 Q484,232 392,270 Q300,306 190,332 Q66,352 52,270 Z'
  const lines = [0, 1, 2, 3, 4].map((index) => {
    const [x, y] = [112 + index * 70, 312 - index * 18]
    return `<path d="M${x},${y} q-6,-64 52,-122" fill="none" stroke="${marks}" stroke-width="12" stroke-linecap="round" opacity="0.8"/>`
  })
  const crust = Array.from({ length: 130 }, () => {
    const color = chance() < 0.5 ? light(fill, 0.45) : dark(fill, 0.32)
    return ellipse(chance(50, 470), chance(140, 345), chance(5, 11), chance(3, 7), color, 'opacity="0.62"')
  })
  return `<defs>${linear('top', [stop(0, light(fill, 0.36)), stop(0.5, fill), stop(1, dark(fill, 0.18))], 'x1="0" y1="0" x2="1" y2="1"')}
    ${linear('edge', [stop(0, edge), stop(1, dark(edge, 0.4))])}<clipPath id="face">${path(top, '#000')}</clipPath></defs>
    <g transform="translate(0 42)">${path(top, 'url(#edge)')}</g><g transform="translate(0 21)">${path(top, 'url(#edge)')}</g>
    ${path(top, 'url(#top)')}<g clip-path="url(#face)">${marks ? lines.join('') : ''}${crumbs ? crust.join('') : ''}</g>
    <path d="M98,236 Q116,214 178,200" fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" opacity="0.55"/>`
}

/** A cut square of something layered: lasagna, baklava. Layers go from the top down. */
export function block({ top, layers }: Options): string {
  const height = 150 / layers.length
  const sides = layers.map((color, index) => {
    const y = index * height
    const front = `M60,${236 + y} L268,${326 + y} L268,${326 + y + height + 1} L60,${236 + y + height + 1} Z`
    const right = `M268,${326 + y} L456,${222 + y} L456,${222 + y + height + 1} L268,${326 + y + height + 1} Z`
    return path(front, light(color, 0.08)) + path(right, dark(color, 0.22))
  })
  const face = 'M60,236 L240,146 Q252,140 264,145 L456,222 L268,326 Z'
  return `<defs>${linear('top', [stop(0, light(top, 0.42)), stop(0.6, top), stop(1, dark(top, 0.14))], 'x1="0" y1="0" x2="1" y2="1"')}</defs>
    <g stroke-linejoin="round">${sides.join('')}${path(face, 'url(#top)', `stroke="${light(top, 0.2)}" stroke-width="12" stroke-linejoin="round"`)}</g>
    ${ellipse(214, 222, 44, 17, light(top, 0.5), 'opacity="0.8" transform="rotate(-20 214 222)"')}${ellipse(320, 240, 30, 12, dark(top, 0.22), 'opacity="0.5"')}`
}

/** Three pieces of a rice roll; the colors are its filling. */
export function maki({ colors, seed }: Options): string {
  const chance = chances(seed)
  const one = (x: number, y: number) => {
    const grains = Array.from({ length: 26 }, () => {
      const [turn, far] = [chance(0, 6.28), chance(0.5, 0.92)]
      return ellipse(x + Math.cos(turn) * far * 92, y + Math.sin(turn) * far * 50, 11, 6, '#e4dfec')
    })
    const filling = colors.map((color, index) => {
      const turn = (index / colors.length) * 6.28 + 0.6
      return (
        ellipse(x + Math.cos(turn) * 26, y + Math.sin(turn) * 13, 27, 17, color) +
        ellipse(x + Math.cos(turn) * 26 - 6, y + Math.sin(turn) * 13 - 5, 10, 5, light(color, 0.5))
      )
    })
    return `${path(`M${x - 112},${y} L${x - 112},${y + 96} A112,62 0 0 0 ${x + 112},${y + 96} L${x + 112},${y} Z`, 'url(#nori)')}
      ${ellipse(x, y, 112, 62, '#2c3f3a')}${ellipse(x, y, 102, 55, '#faf8fc')}${grains.join('')}${filling.join('')}`
  }
  return `<defs>${linear('nori', [stop(0, '#4a6a5c'), stop(0.45, '#2c4238'), stop(1, '#141f22')])}</defs>
    ${one(256, 130)}${one(138, 288)}${one(374, 288)}`
}

/** Two skewers; the colors are their pieces, from the tip down. */
export function skewers({ colors }: Options): string {
  const gradients = colors.map((color, index) =>
    linear(`p${index}`, [stop(0, light(color, 0.4)), stop(0.5, color), stop(1, dark(color, 0.4))]),
  )
  const one = (x: number, turn: number) => {
    const pieces = colors.map((_, index) => {
      const y = 66 + index * 78
      return `<rect x="${x - 50}" y="${y}" width="100" height="72" rx="25" fill="url(#p${index})"/>
        <rect x="${x - 34}" y="${y + 10}" width="44" height="11" rx="5.5" fill="#ffffff" opacity="0.42"/>`
    })
    return `<g transform="rotate(${turn} ${x} 256)"><rect x="${x - 8}" y="12" width="16" height="488" rx="8" fill="#c99a62"/>${pieces.join('')}</g>`
  }
  return `<defs>${gradients.join('')}</defs>${one(330, 38)}${one(190, 38)}`
}

/** A whole pizza; `spots` are the colors of its toppings. */
export function pizza({ sauce, cheese = '#f8cf62', spots = [], seed }: Options): string {
  const chance = chances(seed)
  const pools = Array.from({ length: 24 }, () => {
    const [turn, far, size] = [chance(0, 6.28), chance(0, 0.86), chance(26, 52)]
    return ellipse(
      256 + Math.cos(turn) * far * 190,
      246 + Math.sin(turn) * far * 108,
      size,
      size * 0.6,
      light(cheese, chance(0, 0.4)),
    )
  })
  const golden = 2.4
  const strewn = Array.from({ length: spots.length ? 15 : 0 }, (_, index) => {
    const color = spots[index % spots.length] ?? sauce
    const [turn, far] = [index * golden, Math.sqrt((index + 0.6) / 15) * 0.86]
    const [x, y] = [256 + Math.cos(turn) * far * 190, 246 + Math.sin(turn) * far * 108]
    return (
      ellipse(x + 2, y + 5, 29, 18, dark(sauce, 0.5), 'opacity="0.5"') +
      ellipse(x, y, 29, 18, color) +
      ellipse(x - 8, y - 6, 11, 5, light(color, 0.55), 'opacity="0.8"')
    )
  })
  const blisters = Array.from({ length: 22 }, () => {
    const turn = chance(0, 6.28)
    return ellipse(
      256 + Math.cos(turn) * 222,
      246 + Math.sin(turn) * 134,
      chance(7, 17),
      chance(5, 9),
      '#a8642c',
      'opacity="0.55"',
    )
  })
  return `<defs>${linear('crust', [stop(0, '#f6cf8a'), stop(0.5, '#e8ac5a'), stop(1, '#c67f3c')], down)}
    <clipPath id="pie">${ellipse(256, 246, 200, 114, '#000')}</clipPath></defs>
    ${ellipse(256, 272, 238, 150, '#b06c34')}${ellipse(256, 248, 240, 150, 'url(#crust)')}${ellipse(256, 244, 226, 136, '#f3c377')}
    ${blisters.join('')}${ellipse(256, 248, 206, 119, dark(sauce, 0.15))}${ellipse(256, 246, 200, 114, sauce)}
    <g clip-path="url(#pie)">${pools.join('')}${strewn.join('')}</g>
    <path d="M70,176 Q130,112 236,104" fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round" opacity="0.5"/>`
}

/** A fried egg, as a topping. */
export function friedEgg(): string {
  return `<defs>${ball('yolk', '#ffb01f')}</defs>
    ${path('M60,270 Q30,180 130,150 Q170,70 270,110 Q390,80 420,190 Q500,260 420,340 Q380,430 270,390 Q160,440 110,360 Q60,340 60,270 Z', '#d9cfe0', 'transform="translate(4 18)"')}
    ${path('M60,270 Q30,180 130,150 Q170,70 270,110 Q390,80 420,190 Q500,260 420,340 Q380,430 270,390 Q160,440 110,360 Q60,340 60,270 Z', '#fffdfb')}
    <circle cx="256" cy="246" r="98" fill="url(#yolk)"/>${ellipse(222, 200, 30, 18, '#ffffff', 'opacity="0.75"')}`
}

/** Half a boiled egg, as a topping. */
export function halfEgg(): string {
  return `<defs>${ball('yolk', '#ff9f1a')}</defs>${ellipse(262, 272, 178, 214, '#d6b48f')}${ellipse(252, 256, 178, 210, '#fffaf4')}
    ${ellipse(252, 286, 100, 104, 'url(#yolk)')}${ellipse(220, 244, 30, 20, '#ffffff', 'opacity="0.7"')}`
}

/** Slices of roast meat, as a topping. */
export function slices({ fill }: Options): string {
  const slice = (x: number, y: number) =>
    ellipse(x, y + 14, 168, 108, dark(fill, 0.5)) +
    ellipse(x, y, 168, 108, dark(fill, 0.2)) +
    ellipse(x, y - 2, 146, 88, light(fill, 0.2)) +
    `<path d="M${x - 100},${y + 6} q90,-70 200,-16" fill="none" stroke="${light(fill, 0.62)}" stroke-width="20" stroke-linecap="round" opacity="0.8"/>`
  return slice(336, 190) + slice(256, 256) + slice(176, 322)
}
