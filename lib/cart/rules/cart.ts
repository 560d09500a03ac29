import { MAX_LINES } from '@/lib/list-limits'
import { type ChosenModifier, lineKey } from '@/lib/menu/rules/chosen'
import type { Cents } from '@/lib/money'

/** A line of the cart (spec §3.4): the id is the menu item's. */
export type CartItem = {
  id: number
  name: string
  /** The price of one piece with its modifiers. */
  priceCents: Cents
  quantity: number
  restaurantId: number
  restaurantName: string
  foodImage: string
  customizations: string | null
  /** The chosen modifiers, in menu order. */
  modifiers: readonly ChosenModifier[]
}

/** Pieces of a line of a cart or an order. */
export const MAX_QUANTITY = 99
export const MAX_CUSTOMIZATION_LENGTH = 200
const NOTE_SEPARATOR = '; '

/** Why an item cannot be added. */
export type CartObstacle = 'other_restaurant' | 'too_many_lines' | 'notes_too_long'

/** The limits for adding an item; at `max_quantity` the line was filled up to its maximum. */
export const CART_LIMITS = ['too_many_lines', 'notes_too_long', 'max_quantity'] as const
export type CartLimit = (typeof CART_LIMITS)[number]

/** A line's key: the same item with other choices is another line (spec §4.17). */
export function keyOf({ id, modifiers }: { id: number; modifiers: readonly { id: number }[] }): string {
  return lineKey(
    id,
    modifiers.map((modifier) => modifier.id),
  )
}

/** The line that an item would be added to. */
export const findLine = (cart: readonly CartItem[], item: CartItem) => cart.find((line) => keyOf(line) === keyOf(item))

/** The cart holds items from one restaurant only (spec §4.6). */
export function obstacleTo(cart: readonly CartItem[], item: CartItem): CartObstacle | null {
  if (cart.some((line) => line.restaurantId !== item.restaurantId)) return 'other_restaurant'
  const present = findLine(cart, item)
  if (!present) return cart.length >= MAX_LINES ? 'too_many_lines' : null
  const note = bothNotes(present.customizations, item.customizations)
  return note !== null && note.length > MAX_CUSTOMIZATION_LENGTH ? 'notes_too_long' : null
}

/** Joins two notes without repeating a part. A note may mention an allergy, so neither may replace the other. */
function bothNotes(present: string | null, added: string | null): string | null {
  if (present === null || added === null) return present ?? added
  return [...new Set([present, added].flatMap((note) => note.split(NOTE_SEPARATOR)))].join(NOTE_SEPARATOR)
}

/** Whether an item would exceed the maximum of its line, which is then filled up. */
export function exceedsLine(cart: readonly CartItem[], item: CartItem): boolean {
  const present = findLine(cart, item)?.quantity ?? 0
  return present + item.quantity > MAX_QUANTITY
}

/** Adds an item. The same item with the same choices gets more pieces, the latest price, and both notes (spec §4.6). */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const present = findLine(cart, item)
  if (!present) return [...cart, { ...item, quantity: clampQuantity(item.quantity) }]
  const merged = {
    ...item,
    customizations: bothNotes(present.customizations, item.customizations),
    quantity: clampQuantity(present.quantity + item.quantity),
  }
  return cart.map((line) => (line === present ? merged : line))
}

/** The number on the cart's badge: pieces, not lines. */
export function pieceCount(cart: readonly CartItem[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

/** The nearest quantity that a line may have. */
export function clampQuantity(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY)
}

/**
 * Merges the lines that have the same key, at the first line's place. Pieces beyond the maximum of a line become the next
 * line, so no piece is lost (spec §4.17).
 */
export function mergeLines<L extends { quantity: number }>(lines: readonly L[], keyOfLine: (line: L) => string): L[] {
  const totals = new Map<string, L>()
  for (const line of lines) {
    const key = keyOfLine(line)
    const same = totals.get(key)
    totals.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line)
  }
  return [...totals.values()].flatMap((line) =>
    Array.from({ length: Math.ceil(line.quantity / MAX_QUANTITY) }, (_, at) => ({
      ...line,
      quantity: Math.min(line.quantity - at * MAX_QUANTITY, MAX_QUANTITY),
    })),
  )
}
