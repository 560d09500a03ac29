import { addItem, type CartItem, clampQuantity, findLine, keyOf, pieceCount } from './cart'

/** What is asked and done about lines by menus, the open cart and the checkout: not every screen has to load it. */

/** Sets the quantity of a line; zero or less removes it. */
export function setQuantity(cart: readonly CartItem[], key: string, quantity: number): CartItem[] {
  if (quantity < 1) return removeItem(cart, key)
  return cart.map((line) => (keyOf(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

/** Sets the note of a line; an empty one removes it. */
export function setNote(cart: readonly CartItem[], key: string, note: string): CartItem[] {
  const customizations = note.trim() || null
  return cart.map((line) => (keyOf(line) === key ? { ...line, customizations } : line))
}

export function removeItem(cart: readonly CartItem[], key: string): CartItem[] {
  return cart.filter((line) => keyOf(line) !== key)
}

/** Puts a line with another choice in the place of one; when the cart has that choice already, it gets the pieces. */
export function replaceLine(cart: readonly CartItem[], key: string, item: CartItem): CartItem[] {
  const others = removeItem(cart, key)
  if (findLine(others, item)) return addItem(others, item)
  return cart.map((line) => (keyOf(line) === key ? item : line))
}

/** The cart without pieces that were ordered: what was added since then stays. */
export function withoutOrdered(
  cart: readonly CartItem[],
  ordered: readonly { menuItemId: number | null; modifiers: readonly { id: number }[]; quantity: number }[],
): CartItem[] {
  return cart.flatMap((line) => {
    const lines = ordered.filter(
      ({ menuItemId, modifiers }) => menuItemId !== null && keyOf({ id: menuItemId, modifiers }) === keyOf(line),
    )
    const quantity = lines.reduce((left, one) => left - one.quantity, line.quantity)
    return quantity > 0 ? { ...line, quantity } : []
  })
}

/** How many pieces of a menu item are in the cart, whatever was chosen with them. */
export function piecesOf(cart: readonly CartItem[], id: number): number {
  return pieceCount(cart.filter((line) => line.id === id))
}
