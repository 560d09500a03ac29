import { addItem, type CartItem, clampQuantity, findLine, keyOf, pieceCount } from './cart'

// Rules used by menus, the open cart and the checkout, in their own file: not every screen has to load them.

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

/** Replaces a line with one of other choices; if the cart already has those choices, that line gets the pieces. */
export function replaceLine(cart: readonly CartItem[], key: string, item: CartItem): CartItem[] {
  const others = removeItem(cart, key)
  if (findLine(others, item)) return addItem(others, item)
  return cart.map((line) => (keyOf(line) === key ? item : line))
}

/** The cart without the ordered pieces: pieces added since then stay. */
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

/** The number of pieces of a menu item in the cart, with any choices. */
export function piecesOf(cart: readonly CartItem[], id: number): number {
  return pieceCount(cart.filter((line) => line.id === id))
}
