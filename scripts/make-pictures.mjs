/**
 * Composes the demo pictures from the recipes in prisma/seed/data/pictures.json and the 3D food emoji of
 * @lobehub/fluent-emoji-3d (MIT). The results in public/images are committed: run `node scripts/make-pictures.mjs` only
 * after a recipe has changed.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { background, plate, shadow } from './pictures/scene.mjs'
import { SHAPES, SPOTS } from './pictures/shapes.mjs'
import { svg } from './pictures/svg.mjs'
import { ROOT } from './setup/processes.mjs'

const output = join(ROOT, 'public/images')
const recipes = JSON.parse(await readFile(join(ROOT, 'prisma/seed/data/pictures.json'), 'utf8'))
const emojiFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

const LIMIT_BYTES = 20 * 1024
/** How large the food is drawn, as parts of the picture's height. */
const FOOD = { width: 0.78, height: 0.65 }
/** Several pieces of the same food overlap in this order, back to front, as parts of the food's box. */
const GROUPS = {
  1: [{ x: 0, y: 0, size: 1, turn: 0 }],
  2: [
    { x: 0.2, y: -0.06, size: 0.74, turn: 10 },
    { x: -0.2, y: 0.06, size: 0.8, turn: -8 },
  ],
  3: [
    { x: 0, y: -0.16, size: 0.62, turn: 4 },
    { x: -0.27, y: 0.08, size: 0.64, turn: -10 },
    { x: 0.25, y: 0.11, size: 0.64, turn: 10 },
  ],
}

const codePoints = (emoji) => [...emoji].map((sign) => sign.codePointAt(0).toString(16)).join('-')
const cutOuts = new Map()

const png = (image) => image.png().toBuffer()
/** The image without its empty margins. */
const trimmed = (image) => png(image.trim({ background: '#00000000', threshold: 1 }))

/** The emoji, recolored: `turn` rotates the hues, `fade` below 1 grays, `lift` brightens, `tint` blends a color in. */
async function emojiCutOut({ main, turn = 0, fade = 1, lift = 1, tint = null }) {
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
async function shapeCutOut({ shape, on = [], ...options }) {
  const drawn = await png(sharp(svg(512, 512, SHAPES[shape](options))))
  const toppings = []
  for (const [index, name] of on.entries()) {
    const { x, y, size } = SPOTS[shape][on.length][index]
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
const look = (name) => ({ ...recipes.looks[name], main: name })

function cutOut(food) {
  const key = JSON.stringify(food)
  const known = cutOuts.get(key)
  if (known) return known
  const made = food.shape ? shapeCutOut(food) : emojiCutOut(food)
  cutOuts.set(key, made)
  return made
}

/** The food scaled into the box and rotated, with its center at (x, y). */
async function piece(food, { x, y, width, height, angle = 0 }) {
  const box = { width: Math.round(width), height: Math.round(height), fit: 'inside', kernel: 'lanczos3' }
  let image = await png(sharp(await cutOut(food)).resize(box))
  if (angle) image = await png(sharp(image).rotate(angle, { background: '#00000000' }))
  const drawn = await sharp(image).metadata()
  const left = Math.round(x - drawn.width / 2)
  const top = Math.round(y - drawn.height / 2)
  return { input: image, left, top, bottom: top + drawn.height, drawnWidth: drawn.width }
}

/** All layers of the food with its companion on a picture of the given size. */
async function layers(recipe, width, height) {
  const { hue, plate: onPlate = false, count = 1, side, ...own } = recipe
  const food = { ...look(own.main), ...own }
  const box = { width: height * FOOD.width, height: height * FOOD.height }
  const center = { x: width / 2, y: height * (onPlate ? 0.5 : 0.54) }
  const pieces = []
  for (const spot of GROUPS[count]) {
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
  const below = []
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
  const corner = {
    x: width / 2 + height * (width > height ? 0.47 : 0.36),
    y: height * 0.17,
    width: height * 0.2,
    height: height * 0.2,
  }
  const companion = await piece(look(side), { ...corner, angle: 12 })
  const under = { x: corner.x, y: companion.bottom + height * 0.005, rx: height * 0.1, ry: height * 0.018 }
  return [{ input: shadow(width, height, { ...under, hue, opacity: 0.3 }) }, companion, ...below, ...pieces]
}

/** Encodes with the best quality below the size limit. */
async function save(path, image, { limit = LIMIT_BYTES, best = 90 } = {}) {
  const pixels = await png(image)
  for (const quality of [90, 81, 75, 68].filter((step) => step <= best)) {
    const webp = await sharp(pixels).webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length < limit) return writeFile(join(output, path), webp)
  }
  throw new Error(`${path} does not fit into ${limit} bytes`)
}

async function picture(path, recipe, width, height) {
  const composed = await layers(recipe, width, height)
  const image = sharp(background(width, height, recipe.hue, recipe.strength)).composite(composed)
  // There are hundreds of these pictures, and they are shown small.
  await save(path, image, { best: width > height ? 90 : 81 })
}

/** The plate of the landing page: several foods around one, on a transparent ground. */
async function hero() {
  const size = 900
  const lying = { x: 450, y: 660, rx: 420, ry: 165 }
  const composed = [
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
async function fallback() {
  const [width, height] = [640, 640]
  const cutlery = await piece({ main: '🍽️', fade: 0.3 }, { x: 320, y: 320, width: 330, height: 330 })
  const under = shadow(width, height, { x: 320, y: 480, rx: 200, ry: 30, hue: 60, opacity: 0.22 })
  await save('fallback.webp', sharp(background(width, height, 75, 0.22)).composite([{ input: under }, cutlery]))
}

async function chip(slug, emoji) {
  const drawn = await piece({ main: emoji }, { x: 48, y: 48, width: 88, height: 88 })
  const canvas = sharp({ create: { width: 96, height: 96, channels: 4, background: '#00000000' } })
  await save(`cuisines/${slug}.webp`, canvas.composite([drawn]))
}

/** Recreates the folder, so that no picture of a removed recipe stays. */
async function folder(name, make, entries) {
  await rm(join(output, name), { recursive: true, force: true })
  await mkdir(join(output, name), { recursive: true })
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

let [files, bytes] = [0, 0]
for (const entry of await readdir(output, { recursive: true })) {
  const found = await stat(join(output, entry))
  if (!found.isFile()) continue
  files += 1
  bytes += found.size
}
console.log(`${files} pictures, ${Math.round(bytes / 1024)} KB`)
