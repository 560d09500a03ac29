/**
 * Composes the demo pictures from the recipes in prisma/seed/data/pictures.json and the 3D food emoji of
 * @lobehub/fluent-emoji-3d (MIT). The results in public/images are committed: run `npm run pictures` only
 * after a recipe has changed.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/picture-addresses'
import { ROOT } from '../setup/processes.mjs'
import * as food from './food'
import { background, plate, shadow } from './scene'
import { type Options, svg } from './svg'
import * as tableware from './tableware'

/** Every shape that a recipe can use. */
const SHAPES = { ...food, ...tableware }

/** An emoji or a drawn shape. `turn` rotates its hues, `fade` below 1 grays, `lift` brightens, `tint` adds a color. */
type Food = Partial<Options> & {
  main: string
  shape?: keyof typeof SHAPES
  /** The toppings that lie on a shape. */
  on?: string[]
  turn?: number
  fade?: number
  lift?: number
  tint?: string | null
}
type Recipe = Food & { hue: number; strength?: number; plate?: boolean; count?: 1 | 2 | 3; side?: string }
type Recipes = {
  looks: Record<string, Partial<Food>>
  restaurants: Record<string, Recipe>
  dishes: Record<string, Recipe>
  cuisines: Record<string, string>
  hero: (Food & { x: number; y: number; size: number; angle?: number; float?: boolean })[]
  /** Several pieces of the same food overlap in this order, back to front, as parts of the food's box. */
  groups: Record<1 | 2 | 3, { x: number; y: number; size: number; turn: number }[]>
  /** The place and size of one, two or three toppings on a shape. */
  spots: Record<string, [x: number, y: number, size: number][][]>
}

const output = join(ROOT, 'public/images')
const recipes: Recipes = JSON.parse(await readFile(join(ROOT, 'prisma/seed/data/pictures.json'), 'utf8'))
const emojiFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

/** Defaults for the options that a recipe does not set. */
const NO_OPTIONS: Options = { fill: '', top: '', layers: [], colors: [], sauce: '' }
const LIMIT_BYTES = 20 * 1024
/** How large the food is drawn, as parts of the picture's height. */
const FOOD = { width: 0.78, height: 0.65 }
const codePoints = (emoji: string) => [...emoji].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')
const cutOuts = new Map<string, Promise<Buffer>>()

const png = (image: Sharp) => image.png().toBuffer()
/** The image without its empty margins. */
const trimmed = (image: Sharp) => png(image.trim({ background: '#00000000', threshold: 1 }))

/** The emoji, recolored. */
async function emojiCutOut({ main, turn = 0, fade = 1, lift = 1, tint = null }: Food): Promise<Buffer> {
  let image = await trimmed(sharp(join(emojiFolder, `${codePoints(main)}.webp`)).ensureAlpha())
  image = await png(sharp(image).modulate({ hue: turn, saturation: fade, brightness: lift }))
  if (!tint) return image
  const { width, height } = await sharp(image).metadata()
  const color = await png(sharp({ create: { width, height, channels: 4, background: tint } }))
  const washed = await png(sharp(image).composite([{ input: color, blend: 'multiply' }]))
  // Multiplying also fills the transparent parts, so the original alpha channel cuts the shape out again.
  return png(sharp(washed).composite([{ input: image, blend: 'dest-in' }]))
}

/** A drawn shape, with the toppings that lie on it. */
async function shapeCutOut(shape: keyof typeof SHAPES, { on = [], ...options }: Food): Promise<Buffer> {
  const drawn = await png(sharp(svg(512, 512, SHAPES[shape]({ ...NO_OPTIONS, ...options }))))
  const toppings: OverlayOptions[] = []
  for (const [index, name] of on.entries()) {
    const [x, y, size] = recipes.spots[shape]?.[on.length - 1]?.[index] ?? [256, 256, 128]
    const topping = await piece(look(name), {
      x,
      y,
      width: size,
      height: size * 0.86,
      angle: index * 14 - 10,
    })
    const under = { x: x + 4, y: topping.bottom - 8, rx: size * 0.56, ry: size * 0.2, hue: 20, opacity: 0.5 }
    toppings.push({ input: shadow(512, 512, under) }, topping)
  }
  return trimmed(sharp(await png(sharp(drawn).composite(toppings))))
}

/** An emoji with the colors that the recipes give it, or the shape that a name stands for. */
const look = (name: string): Food => ({ ...recipes.looks[name], main: name })

function cutOut(food: Food): Promise<Buffer> {
  const key = JSON.stringify(food)
  const known = cutOuts.get(key)
  if (known) return known
  const made = food.shape ? shapeCutOut(food.shape, food) : emojiCutOut(food)
  cutOuts.set(key, made)
  return made
}

/** The food scaled into the box and rotated, with its center at (x, y). */
type Box = { x: number; y: number; width: number; height: number; angle?: number }

async function piece(food: Food, { x, y, width, height, angle = 0 }: Box) {
  const box = { width: Math.round(width), height: Math.round(height), fit: 'inside', kernel: 'lanczos3' } as const
  let image = await png(sharp(await cutOut(food)).resize(box))
  if (angle) image = await png(sharp(image).rotate(angle, { background: '#00000000' }))
  const drawn = await sharp(image).metadata()
  const left = Math.round(x - drawn.width / 2)
  const top = Math.round(y - drawn.height / 2)
  return { input: image, left, top, bottom: top + drawn.height, drawnWidth: drawn.width }
}

/** All layers of the food with its companion on a picture of the given size. */
async function layers(recipe: Recipe, width: number, height: number): Promise<OverlayOptions[]> {
  const { hue, plate: onPlate = false, count = 1, side, ...own } = recipe
  const food = { ...look(own.main), ...own }
  const box = { width: height * FOOD.width, height: height * FOOD.height }
  const center = { x: width / 2, y: height * (onPlate ? 0.5 : 0.54) }
  const pieces: Awaited<ReturnType<typeof piece>>[] = []
  for (const spot of recipes.groups[count]) {
    pieces.push(
      await piece(food, {
        x: center.x + spot.x * box.width,
        y: center.y + spot.y * box.height,
        width: box.width * spot.size,
        height: box.height * spot.size * (onPlate ? 0.92 : 1),
        angle: spot.turn,
      }),
    )
  }
  const bottom = Math.max(...pieces.map((drawn) => drawn.bottom))
  const left = Math.min(...pieces.map((drawn) => drawn.left))
  const right = Math.max(...pieces.map((drawn) => drawn.left + drawn.drawnWidth))
  const below: OverlayOptions[] = []
  if (onPlate) {
    const lying = { x: center.x, y: bottom - height * 0.075, rx: height * 0.43, ry: height * 0.13 }
    below.push({ input: shadow(width, height, { ...lying, y: lying.y + height * 0.06, rx: lying.rx * 1.12, hue }) })
    below.push({ input: plate(width, height, lying) })
    const close = { x: (left + right) / 2, y: bottom - height * 0.035, rx: (right - left) * 0.46, ry: height * 0.045 }
    below.push({ input: shadow(width, height, { ...close, hue, opacity: 0.3 }) })
  } else {
    const lying = { x: (left + right) / 2, y: bottom - height * 0.012, rx: (right - left) * 0.6, ry: height * 0.065 }
    below.push({ input: shadow(width, height, { ...lying, hue }) })
  }
  if (!side) return [...below, ...pieces]
  // Cards cut squares out of wide pictures, and more than a tenth off the sides of square ones.
  const corner = {
    x: width / 2 + height * (width > height ? 0.38 : 0.29),
    y: height * 0.15,
    width: height * 0.2,
    height: height * 0.2,
  }
  const companion = await piece(look(side), { ...corner, angle: 12 })
  const under = { x: corner.x, y: companion.bottom + height * 0.005, rx: height * 0.1, ry: height * 0.018 }
  return [{ input: shadow(width, height, { ...under, hue, opacity: 0.3 }) }, companion, ...below, ...pieces]
}

/** Encodes with the best quality below the size limit. */
async function save(path: string, image: Sharp, { limit = LIMIT_BYTES, best = 90 } = {}): Promise<void> {
  const pixels = await png(image)
  await mkdir(dirname(join(output, path)), { recursive: true })
  for (const quality of [90, 81, 75, 68].filter((step) => step <= best)) {
    const webp = await sharp(pixels).webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length < limit) return writeFile(join(output, path), webp)
  }
  throw new Error(`${path} does not fit into ${limit} bytes`)
}

async function picture(path: string, recipe: Recipe, width: number, height: number): Promise<void> {
  const composed = await layers(recipe, width, height)
  const image = sharp(background(width, height, recipe.hue, recipe.strength)).composite(composed)
  // There are hundreds of these pictures, and they are shown small.
  const best = width > height ? 90 : 81
  await save(path, image, { best })
  const pixels = await png(image)
  for (const narrow of PICTURE_WIDTHS.filter((one) => one < width)) {
    await save(`${narrow}/${path}`, sharp(pixels).resize(narrow), { best: 81 })
  }
}

/** The plate of the landing page: several foods around one, on a transparent ground. */
async function hero(): Promise<void> {
  const size = 900
  const lying = { x: 450, y: 660, rx: 420, ry: 165 }
  const composed: OverlayOptions[] = [
    { input: shadow(size, size, { x: 450, y: 790, rx: 440, ry: 90, hue: 40, opacity: 0.36 }) },
    { input: plate(size, size, lying) },
  ]
  for (const { x, y, size: width, angle = 0, float = false, ...own } of recipes.hero) {
    const food = { ...look(own.main), ...own }
    const drawn = await piece(food, { x, y, width, height: width, angle })
    const under = { x, y: drawn.bottom - 10, rx: drawn.drawnWidth * 0.52, ry: 22, hue: 40, opacity: 0.34 }
    if (!float) composed.push({ input: shadow(size, size, under) })
    composed.push(drawn)
  }
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: '#00000000' } })
  const drawn = await png(canvas.composite(composed))
  await save('hero.webp', sharp(drawn), { limit: 60 * 1024 })
  // For phones.
  await save('hero-480.webp', sharp(drawn).resize(480), { limit: 30 * 1024 })
}

/** Shown where a picture is missing or broken. */
async function fallback(): Promise<void> {
  const [width, height] = [640, 640]
  const cutlery = await piece({ main: '🍽️', fade: 0.3 }, { x: 320, y: 320, width: 330, height: 330 })
  const under = shadow(width, height, { x: 320, y: 480, rx: 200, ry: 30, hue: 60, opacity: 0.22 })
  await save('fallback.webp', sharp(background(width, height, 75, 0.22)).composite([{ input: under }, cutlery]))
}

async function chip(slug: string, emoji: string): Promise<void> {
  const drawn = await piece({ main: emoji }, { x: 48, y: 48, width: 88, height: 88 })
  const canvas = sharp({ create: { width: 96, height: 96, channels: 4, background: '#00000000' } })
  await save(`cuisines/${slug}.webp`, canvas.composite([drawn]))
}

/** Recreates the folder, so that no picture of a removed recipe stays. */
async function folder<T>(
  name: string,
  make: (slug: string, recipe: T) => Promise<void>,
  entries: Record<string, T>,
): Promise<void> {
  for (const place of [name, ...PICTURE_WIDTHS.map((width) => `${width}/${name}`)]) {
    await rm(join(output, place), { recursive: true, force: true })
  }
  for (const [slug, recipe] of Object.entries(entries)) await make(slug, recipe)
}

await mkdir(output, { recursive: true })
await folder(
  'restaurants',
  (slug, recipe) => picture(`restaurants/${slug}.webp`, recipe, 640, 400),
  recipes.restaurants,
)
await folder('dishes', (slug, recipe) => picture(`dishes/${slug}.webp`, recipe, 480, 480), recipes.dishes)
await folder('cuisines', chip, recipes.cuisines)
await hero()
await fallback()

// Pages ask for the pictures by this version, so that browsers may keep them.
const hash = createHash('sha256')
let bytes = 0
const files = (await readdir(output, { recursive: true })).filter((name) => name.endsWith('.webp')).toSorted()
for (const file of files) {
  const picture = await readFile(join(output, file))
  hash.update(picture)
  bytes += picture.length
}
await writeFile(
  join(ROOT, 'lib/drawn-pictures.ts'),
  `/** The version of all pictures in public/images, a hash of their bytes; \`npm run pictures\` writes it. */
export const DRAWN = '${hash.digest('hex').slice(0, 10)}'
`,
)
console.log(`${files.length} pictures, ${Math.round(bytes / 1024)} KB`)
