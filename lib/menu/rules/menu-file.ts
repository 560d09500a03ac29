import type { FoodType } from '@/lib/menu/rules/food-types'
import { dollarsFromCents } from '@/lib/money'
import { isSoldOut, isUntilChanged } from './sold-out'

/** The columns of a menu as a file, in its order. */
export const MENU_COLUMNS = [
  'id',
  'name',
  'description',
  'price',
  'type',
  'section',
  'dietary',
  'allergens',
  'choices',
  'sold_out',
  'picture',
] as const
export type MenuColumn = (typeof MENU_COLUMNS)[number]
/** The texts of a line; a missing column leaves an item as it is. */
export type MenuCells = Partial<Record<MenuColumn, string>>

/** Lines of a file. A menu has fewer items, so that a file with other lines gets its errors line by line. */
export const MAX_FILE_LINES = 2_000

/** The texts of the column `sold_out`, by how long an item is sold out. */
export const SOLD_OUT_TEXTS = { available: 'no', today: 'today', untilChanged: 'yes' } as const
type SoldOutText = (typeof SOLD_OUT_TEXTS)[keyof typeof SOLD_OUT_TEXTS]

/** These texts with the words of the screens. */
export const SOLD_OUT_TITLES: readonly (readonly [SoldOutText, string])[] = [
  [SOLD_OUT_TEXTS.available, 'Available'],
  [SOLD_OUT_TEXTS.today, 'Sold out today'],
  [SOLD_OUT_TEXTS.untilChanged, 'Sold out'],
]

export const soldOutTitle = (cell: string) => SOLD_OUT_TITLES.find(([text]) => text === cell)?.[1] ?? cell

/** Reads for how long a cell marks an item as sold out; null for a text that means nothing. */
export function soldOutIn(cell: string): SoldOutText | null {
  const said = nameKey(cell)
  if (said === '' || said === 'false') return SOLD_OUT_TEXTS.available
  if (said === 'true') return SOLD_OUT_TEXTS.untilChanged
  return SOLD_OUT_TITLES.find(([text, title]) => said === text || said === nameKey(title))?.[0] ?? null
}
export const SOLD_OUT_FAULT = "Sold out must be 'yes', 'today' or 'no'"

type FileItem = {
  id: number
  name: string
  description: string
  priceCents: number
  foodType: FoodType
  sectionId: number | null
  dietary: string
  allergens: string
  groupIds: readonly number[]
  soldOutUntil: Date | null
  foodImage: string
}

/** What the names in a file stand for. */
export type MenuNames = { sections: Directory; groups: Directory }

/** A menu item as a line of a file. Reading it back changes nothing. */
export function cellsOf(item: FileItem, names: MenuNames, now: Date): Required<MenuCells> {
  return {
    id: String(item.id),
    name: withPlainLines(item.name),
    description: withPlainLines(item.description),
    price: dollarsFromCents(item.priceCents).toFixed(2),
    type: item.foodType,
    section: item.sectionId === null ? '' : names.sections.textOf(item.sectionId),
    dietary: item.dietary.split(' ').join(', '),
    allergens: item.allergens.split(' ').join(', '),
    choices: item.groupIds.map(names.groups.textOf).join(' | '),
    sold_out: soldOutText(item, now),
    picture: item.foodImage,
  }
}

/** A text with the line ends that its file is read with. */
export const withPlainLines = (text: string) => text.replace(/\r\n?/g, '\n')

/** How long an item is sold out, as a file says it. */
export function soldOutText(item: { soldOutUntil: Date | null }, now: Date): string {
  if (!isSoldOut(item, now)) return SOLD_OUT_TEXTS.available
  return isUntilChanged(item.soldOutUntil) ? SOLD_OUT_TEXTS.untilChanged : SOLD_OUT_TEXTS.today
}

/** The names of sections or modifier groups, and whose they are. */
export type Directory = {
  /** The text that `find` reads as this id: the name, or '#12' where that would be read as something else. */
  textOf: (id: number) => string
  /** The id that a text names, in any case of letters; null for none or several. */
  find: (text: string) => number | null
}

export function directoryOf(all: readonly { id: number; name: string }[]): Directory {
  const names = new Map(all.map(({ id, name }) => [id, withPlainLines(name)]))
  const ids = new Map<string, number[]>()
  for (const { id, name } of all) ids.set(nameKey(name), [...(ids.get(nameKey(name)) ?? []), id])
  function find(text: string): number | null {
    const [, digits] = /^#([1-9]\d{0,14})$/.exec(text.trim()) ?? []
    if (digits !== undefined) return names.has(Number(digits)) ? Number(digits) : null
    const [one, another] = (nameKey(text) && ids.get(nameKey(text))) || []
    return another === undefined ? (one ?? null) : null
  }
  function textOf(id: number): string {
    const name = names.get(id)
    return name !== undefined && !name.includes('|') && find(name) === id ? name : `#${id}`
  }
  return { textOf, find }
}

/** Equal for names that a file does not tell apart. */
export const nameKey = (name: string) => withPlainLines(name).trim().toLowerCase()

/** What stands before the cents in the prices of a file. */
export type DecimalMark = 'point' | 'comma'

/** Trimmed by a method: a pattern for the spaces at the end takes seconds for a cell of spaces. */
const amountIn = (text: string) => text.trim().replace(/^\$/, '').trim()

/**
 * The decimal mark of some prices; null when they do not tell: '1,250' is 1250 in one country and 1.25 in another.
 */
export function decimalMarkOf(prices: readonly string[]): DecimalMark | null {
  const amounts = prices.map(amountIn)
  const hasPoint = amounts.some((amount) => /\d\.\d{1,2}$/.test(amount))
  const hasComma = amounts.some((amount) => /\d,\d{1,2}$/.test(amount))
  if (hasPoint !== hasComma) return hasPoint ? 'point' : 'comma'
  return hasPoint || amounts.some((amount) => /^\d{1,3}[.,]\d{3}$/.test(amount)) ? null : 'point'
}

const AMOUNTS = {
  point: /^(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
  comma: /^(?:\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
}

/** The dollars of a price as people write it; undefined for an empty text, NaN for one that is no amount. */
export function readAmount(text: string, mark: DecimalMark): number | undefined {
  const amount = amountIn(text)
  if (amount === '') return undefined
  if (!AMOUNTS[mark].test(amount)) return Number.NaN
  const plain = mark === 'point' ? amount.replaceAll(',', '') : amount.replaceAll('.', '').replace(',', '.')
  return Number(plain)
}
