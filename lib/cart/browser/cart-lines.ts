import { type CartItem, type CartLimit, type CartObstacle, exceedsLine, obstacleTo } from '@/lib/cart/rules/cart'
import { removeItem, replaceLine, setNote, setQuantity } from '@/lib/cart/rules/cart-lines'
import { changeCart, useCart } from './cart-store'

/** The actions of the lines of the open cart; `keyOf` names a line. */
export const cartLines = {
  setQuantity: (key: string, quantity: number) => changeCart((items) => setQuantity(items, key, quantity)),
  setNote: (key: string, note: string) => changeCart((items) => setNote(items, key, note)),
  remove: (key: string) => changeCart((items) => removeItem(items, key)),
  /** Changes a line's choices, quantity or note; returns what prevented a full change, as `cart.add` does. */
  change(key: string, item: CartItem): CartObstacle | CartLimit | null {
    const others = removeItem(useCart.getState().items, key)
    const obstacle = obstacleTo(others, item)
    if (obstacle) return obstacle
    changeCart((items) => replaceLine(items, key, item))
    return exceedsLine(others, item) ? 'max_quantity' : null
  },
}
