import { deliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { useCart } from '@/lib/cart/browser/cart-store'
import type { Order } from '@/lib/orders/server/shapes'
import { takeOrdered } from './cart-of-order'
import { useCheckoutShell } from './checkout-shell'
import { dispatch, settled, unplaced, useCheckout } from './checkout-store'
import { noteUnderWay } from './under-way'

const ANNOUNCE_AFTER_MS = 500
const CLEAR_AFTER_MS = 1000
let finishing: number | null = null

/**
 * The steps after placing (spec §4.2): the announcement after 500 ms; after 1000 ms the orders reload and the ordered
 * items leave the cart.
 */
export function finish(order: Order): void {
  const { id } = order
  if (finishing === id) return
  finishing = id
  const isStillPlaced = () => {
    const state = useCheckout.getState()
    return state.at === 'placed' && state.order.id === id
  }
  const shell = () => useCheckoutShell.getState().shell
  let userId: number | null | undefined
  setTimeout(() => {
    userId = useCart.getState().userId
    if (userId) noteUnderWay(userId, order)
    if (isStillPlaced()) shell()?.announce()
  }, ANNOUNCE_AFTER_MS)
  setTimeout(() => {
    finishing = null
    shell()?.reloadOrders()
    if (!isStillPlaced()) return
    // If another user has signed in since, their cart must stay.
    if (useCart.getState().userId === userId) settle(order)
    // The wish was for this order, and the account now has the address.
    deliveryWish.clear()
    dispatch({ type: 'done' })
  }, CLEAR_AFTER_MS)
}

/** Removes the ordered items from the cart, once for all tabs. */
export function settle(order: Order): void {
  if (unplaced.read() === order.id) unplaced.write(null)
  if (settled.read() === order.id) return
  settled.write(order.id)
  takeOrdered(order)
}
