import { create } from 'zustand'
import { endpoints } from '@/lib/contracts/endpoints'
import type { Order } from '@/lib/contracts/orders'
import { TEXTS } from '@/lib/contracts/texts'
import type { CartItem } from '@/lib/domain/cart'
import { ApiError, call } from './api'
import { cart, useCart } from './cart-store'
import { checkoutVisit } from './checkout-visit'
import { currentOrder, useCurrentOrder } from './current-order-store'
import { deliveryWish } from './delivery-wish'

/** A line of a cart, which may not know whose it is. */
type OrderLine = Pick<CartItem, 'id' | 'quantity' | 'customizations'> & { restaurantId: number | null }

type Start = {
  idempotencyKey: string
  /** An order that was begun and never placed: the new one takes its place. */
  replaces: number | null
}

/**
 * Creates an Active order from lines and keeps it as the current one. Its restaurant is that of the first line, or else
 * that of the current order; nothing is created without lines or without a restaurant (spec §5.6). An answer that cannot be
 * read fails with the words of spec §8.2 for it.
 */
export async function startOrder(
  lines: readonly OrderLine[],
  { idempotencyKey, replaces }: Start,
): Promise<Order | null> {
  const restaurantId = lines[0]?.restaurantId ?? currentOrder.restore()?.restaurantId
  if (lines.length === 0 || !restaurantId) return null
  const items = lines.map((line) => ({
    menu_item_id: line.id,
    quantity: line.quantity,
    restaurant_id: line.restaurantId ?? restaurantId,
    customizations: line.customizations,
  }))
  const body = { restaurant_id: restaurantId, items, status: 'Active', replaces }
  const made = await call(endpoints.createOrder, { body, idempotencyKey }).catch((error: unknown) => {
    if (error instanceof ApiError && !error.unreadable) throw error
    throw new ApiError(error instanceof ApiError ? error.status : 0, TEXTS.orderUnreadable)
  })
  if (checkoutVisit.leftBehind() === replaces) checkoutVisit.leaveBehind(null)
  const order = await asItIsNow(made)
  currentOrder.set(order)
  return order
}

/** One of the user's orders as it is now. */
export function fetchOrder(id: number): Promise<Order> {
  return call(endpoints.getOrder, { params: { id } })
}

/** Submits an order and keeps what the server made of it (spec §7.1). */
export async function submitOrder(id: number, choices: object, idempotencyKey: string): Promise<Order> {
  const submitted = await call(endpoints.submitOrder, { params: { id }, body: choices, idempotencyKey })
  const order = await asItIsNow(submitted)
  currentOrder.set(order)
  return order
}

/** Cancels an order; if it was the one at checkout, that is over. */
export async function cancelOrder(id: number, idempotencyKey: string): Promise<Order> {
  const order = await call(endpoints.cancelOrder, { params: { id }, idempotencyKey })
  currentOrder.clearIf(id)
  return order
}

/** What was just done is done: when reading it again fails, the answer to the deed itself will do. */
function asItIsNow(order: Order): Promise<Order> {
  return fetchOrder(order.id).catch(() => order)
}

const ANNOUNCE_AFTER_MS = 500
const CLEAR_AFTER_MS = 1000

type Steps = { announce(): void; reloadOrders(): void }

/** Whoever stands ready for an order that was placed. It lives in the shell: the checkout is gone by then. */
export const usePlacedOrder = create<{ steps: Steps | null }>(() => ({ steps: null }))

let following: number | null = null

/**
 * What follows a placed order (spec §4.2): after 500 ms, if the current order is Submitted, it is announced; after 1000 ms
 * the orders are loaded anew and the cart is cleared.
 */
export function orderPlaced(): void {
  const placed = useCurrentOrder.getState().order ?? currentOrder.restore()
  if (placed?.status !== 'Submitted' || following === placed.id) return
  following = placed.id
  checkoutVisit.begin(placed.id)
  let userId: number | null | undefined
  const steps = () => usePlacedOrder.getState().steps
  setTimeout(() => {
    userId = useCart.getState().userId
    if (useCurrentOrder.getState().order?.status === 'Submitted') steps()?.announce()
  }, ANNOUNCE_AFTER_MS)
  setTimeout(() => {
    following = null
    checkoutVisit.end()
    steps()?.reloadOrders()
    // Whoever has signed in meanwhile keeps their own cart.
    if (useCart.getState().userId === userId) cart.clear()
    currentOrder.clearIf(placed.id)
    // The wish was for this order; the address is the account's by now.
    deliveryWish.clear()
  }, CLEAR_AFTER_MS)
}

const CHECKOUT_PATH = /^\/checkout\/?$/

/**
 * Called on every page, first and at each change of route. Leaving the checkout forgets an order that is still Active
 * (spec §4.2), and leaves it for the next one to replace; what follows a placed one goes on when a reload cut it off.
 */
export function followCheckout(path: string): void {
  const orderId = checkoutVisit.orderId()
  if (orderId === null || orderId === following) return
  const stored = currentOrder.stored()
  if (stored?.id === orderId && stored.status === 'Submitted') {
    currentOrder.restore()
    orderPlaced()
  } else if (!CHECKOUT_PATH.test(path)) {
    checkoutVisit.end()
    checkoutVisit.leaveBehind(orderId)
    currentOrder.clearIf(orderId)
  }
}
