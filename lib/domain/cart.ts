import type { Cents } from './money'

/** A line of the cart (spec §3): the id is the menu item's. */
export type CartItem = {
  id: number
  name: string
  priceCents: Cents
  quantity: number
  restaurantId: number
  restaurantName: string
  foodImage: string
  customizations: string | null
}

/** An order takes 1 to 50 lines of 1 to 99 pieces; the cart holds no more. */
export const MAX_LINES = 50
export const MAX_QUANTITY = 99
export const MAX_CUSTOMIZATION_LENGTH = 200

/** What stands in the way of adding an item. */
export type CartObstacle = 'other_restaurant' | 'too_many_lines'

/** The limits that an addition can meet; at `max_quantity` the line was filled up with as much as it holds. */
export const CART_LIMITS = ['too_many_lines', 'max_quantity'] as const
export type CartLimit = (typeof CART_LIMITS)[number]

/** The cart holds items from one restaurant only (spec §4). */
export function obstacleTo(cart: readonly CartItem[], item: CartItem): CartObstacle | null {
  if (cart.some((line) => line.restaurantId !== item.restaurantId)) return 'other_restaurant'
  const known = cart.some((line) => line.id === item.id)
  return !known && cart.length >= MAX_LINES ? 'too_many_lines' : null
}

/** Whether there are more pieces than the line of an item holds; adding it fills the line. */
export function exceedsLine(cart: readonly CartItem[], item: CartItem): boolean {
  const present = cart.find((line) => line.id === item.id)?.quantity ?? 0
  return present + item.quantity > MAX_QUANTITY
}

/** Adds an item; one already present gets more pieces and the latest price and wish (spec §4). */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const present = cart.find((line) => line.id === item.id)
  if (!present) return [...cart, { ...item, quantity: clampQuantity(item.quantity) }]
  const merged = {
    ...item,
    customizations: item.customizations ?? present.customizations,
    quantity: clampQuantity(present.quantity + item.quantity),
  }
  return cart.map((line) => (line.id === item.id ? merged : line))
}

/** Sets the number of pieces of a line; zero or less removes it. */
export function setQuantity(cart: readonly CartItem[], id: number, quantity: number): CartItem[] {
  if (quantity < 1) return removeItem(cart, id)
  return cart.map((line) => (line.id === id ? { ...line, quantity: clampQuantity(quantity) } : line))
}

export function removeItem(cart: readonly CartItem[], id: number): CartItem[] {
  return cart.filter((line) => line.id !== id)
}

/** The number on the cart's badge: pieces, not lines. */
export function pieceCount(cart: readonly CartItem[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

function clampQuantity(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY)
}
