import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { type CartItem, keyOf, pieceCount } from '@/lib/cart/rules/cart'
import { withoutOrdered } from '@/lib/cart/rules/cart-lines'
import { type Change, lacksChoice } from '@/lib/orders/rules/changed-choice'
import type { Order } from '@/lib/orders/server/shapes'

/** The lines of an order as cart lines, without items that are no longer on the menu. */
export function linesOf(order: Order): CartItem[] {
  return order.items.flatMap(({ id: _, menuItemId, ...line }) => {
    if (menuItemId === null || order.restaurantId === null) return []
    return { ...line, id: menuItemId, restaurantId: order.restaurantId, restaurantName: order.restaurant.name }
  })
}

/** Removes an order's lines from the cart; a cart without any of them stays unchanged. */
export function takeOrdered(order: Order): void {
  const { items } = useCart.getState()
  const left = withoutOrdered(items, order.items)
  if (pieceCount(left) < pieceCount(items)) cart.replace(left)
}

/**
 * Removes gone and sold-out lines from the cart and returns a sentence about them and about lines that need another
 * choice; null when there are none. Lines that lack a choice stay: the customer chooses again.
 */
export function takeOut(changes: readonly Change[]): string | null {
  const lines = useCart.getState().items
  const idsOf = (kind: 'gone' | 'sold_out') =>
    changes.flatMap((change) => (change.kind === kind ? [change.menuItemId] : []))
  const [gone, soldOut] = [idsOf('gone'), idsOf('sold_out')]
  const lacking = changes.flatMap((change) => ('modifierId' in change ? [change.modifierId] : []))
  if (gone.length + soldOut.length + lacking.length === 0) return null
  const kept = lines.filter(({ id }) => !gone.includes(id) && !soldOut.includes(id))
  if (kept.length < lines.length) cart.replace(kept)
  const namesOf = (ids: (number | null)[]) => lines.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const choices = kept.flatMap((line) =>
    line.modifiers.flatMap(({ id, name }) => (lacking.includes(id) ? `${name} for ${line.name}` : [])),
  )
  const texts = [
    gone.length > 0 && `No longer on the menu, so we took it out of your cart: ${namesOf(gone).join(', ')}.`,
    soldOut.length > 0 && `Sold out, so we took it out of your cart: ${namesOf(soldOut).join(', ')}.`,
    choices.length > 0 && `Not available anymore: ${choices.join(', ')}. Please change it in your cart.`,
  ]
  return texts.filter(Boolean).join(' ')
}

/** Updates the cart to the prices of the order made from it; false when they are the same. */
export function takeNewPrices(order: Order): boolean {
  const lines = useCart.getState().items
  const fresh = linesOf(order)
  const updated = lines.map((line) => {
    const now = fresh.find((one) => keyOf(one) === keyOf(line))
    return now ? { ...line, priceCents: now.priceCents, modifiers: now.modifiers } : line
  })
  if (updated.every(({ priceCents }, at) => priceCents === lines[at]?.priceCents)) return false
  cart.replace(updated)
  return true
}

/**
 * Updates the cart to today's prices and removes items that are gone. Lines that are not in the order stay, and so do
 * lines that lack a choice: the customer may choose again.
 */
export function bringCartUpToDate(before: Order, changes: readonly Change[], now: Order): void {
  const lackingIds = changes.filter(lacksChoice).map(({ lineId }) => lineId)
  const ordered = linesOf({ ...before, items: before.items.filter(({ id }) => !lackingIds.includes(id)) }).map(keyOf)
  const goneNames = changes.flatMap((change) => (change.kind === 'gone' ? change.name : []))
  const fresh = linesOf(now)
  cart.replace(
    useCart.getState().items.flatMap((line) => {
      const same = fresh.find((one) => keyOf(one) === keyOf(line))
      if (same) return { ...line, name: same.name, priceCents: same.priceCents, modifiers: same.modifiers }
      return ordered.includes(keyOf(line)) || goneNames.includes(line.name) ? [] : line
    }),
  )
}
