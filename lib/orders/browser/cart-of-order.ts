import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { type CartItem, pieceCount, withoutOrdered } from '@/lib/cart/rules'
import type { Order } from '@/lib/db/shapes'
import type { Change } from '@/lib/orders/rules/changed-choice'

/** The lines of an order as cart lines, without items that are no longer on the menu. */
export function linesOf(order: Order): CartItem[] {
  return order.items.flatMap(({ menuItemId, name, priceCents, quantity, foodImage, customizations, modifiers }) => {
    if (menuItemId === null || order.restaurantId === null) return []
    const restaurant = { restaurantId: order.restaurantId, restaurantName: order.restaurant.name }
    const choice = modifiers.length > 0 && { modifierIds: modifiers.map(({ id }) => id) }
    return { id: menuItemId, name, priceCents, quantity, foodImage, customizations, ...choice, ...restaurant }
  })
}

/** Takes the lines of an order out of the cart; one that has none of them stays as it is. */
export function takeOrdered(order: Order): void {
  const { items } = useCart.getState()
  const left = withoutOrdered(items, order.items)
  if (pieceCount(left) < pieceCount(items)) cart.replace(left)
}

/** Removes the lines that are gone or sold out from the cart and says which; null when there are none. */
export function takeOut(changes: readonly Change[]): string | null {
  const lines = useCart.getState().items
  const idsOf = (kind: 'gone' | 'sold_out') =>
    changes.flatMap((change) => (change.kind === kind ? [change.menuItemId] : []))
  const [gone, soldOut] = [idsOf('gone'), idsOf('sold_out')]
  if (gone.length + soldOut.length === 0) return null
  cart.replace(lines.filter(({ id }) => !gone.includes(id) && !soldOut.includes(id)))
  const namesOf = (ids: (number | null)[]) => lines.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const texts = [
    gone.length > 0 && `No longer on the menu, so we took it out of your cart: ${namesOf(gone).join(', ')}.`,
    soldOut.length > 0 && `Sold out, so we took it out of your cart: ${namesOf(soldOut).join(', ')}.`,
  ]
  return texts.filter(Boolean).join(' ')
}

/** Updates the cart to the prices of the order made from it; false when they are the same. */
export function takeNewPrices(order: Order): boolean {
  const lines = useCart.getState().items
  const priceOf = (line: CartItem) =>
    order.items.find((item) => item.menuItemId === line.id)?.priceCents ?? line.priceCents
  if (lines.every((line) => priceOf(line) === line.priceCents)) return false
  cart.replace(lines.map((line) => ({ ...line, priceCents: priceOf(line) })))
  return true
}

/** Updates the cart to today's prices and removes items that are gone; lines that are not in the order stay. */
export function bringCartUpToDate(before: Order, changes: readonly Change[], now: Order): void {
  const orderedIds = before.items.map((item) => item.menuItemId)
  const goneNames = changes.flatMap((change) => (change.kind === 'gone' ? change.name : []))
  cart.replace(
    useCart.getState().items.flatMap((line) => {
      const fresh = linesOf(now).find(({ id }) => id === line.id)
      if (fresh) return { ...line, name: fresh.name, priceCents: fresh.priceCents }
      return orderedIds.includes(line.id) || goneNames.includes(line.name) ? [] : line
    }),
  )
}
