import type { Order } from '@/lib/contracts/orders'
import { TEXTS } from '@/lib/contracts/texts'
import type { CartItem } from '@/lib/domain/cart'
import { ApiError } from './api'
import type { Attempts } from './attempt-key'
import { cart } from './cart-store'
import { checkoutVisit } from './checkout-visit'
import { currentOrder } from './current-order-store'
import { changesOf } from './order-changes'
import { startOrder } from './order-flow'

/**
 * Makes an order of the cart. When the menu has changed since the cart was filled, the cart is brought up to date
 * instead, and the sentence that says so comes back: the customer decides before anything is ordered.
 */
export async function checkOut(items: readonly CartItem[], attempts: Attempts): Promise<string | null> {
  const replaces = checkoutVisit.leftBehind()
  const idempotencyKey = attempts.keyFor({ items, replaces })
  const order = await startOrder(items, { idempotencyKey, replaces }).catch((error: unknown) => {
    // Only an answer says that nothing happened; without one the next press is the same attempt.
    if (error instanceof ApiError && error.body !== null) attempts.settle()
    return explain(items, error)
  })
  if (typeof order === 'string') return order
  attempts.settle()
  if (!order) return TEXTS.orderUnreadable
  return repriced(items, order) ? takeNewPrices(items, order) : null
}

function explain(items: readonly CartItem[], error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  const gone = changesOf(error).flatMap((change) => (change.kind === 'gone' ? [change.menu_item_id] : []))
  if (gone.length === 0) return error.message
  const names = items.filter((item) => gone.includes(item.id)).map((item) => item.name)
  cart.replace(items.filter((item) => !gone.includes(item.id)))
  return `No longer on the menu, so we took it out of your cart: ${names.join(', ')}.`
}

function repriced(items: readonly CartItem[], order: Order): boolean {
  return items.some((item) => priceIn(order, item.id) !== item.priceCents)
}

function priceIn(order: Order, itemId: number): number | null {
  return order.orderItems.find((item) => item.menu_item_id === itemId)?.priceCents ?? null
}

function takeNewPrices(items: readonly CartItem[], order: Order): string {
  cart.replace(items.map((item) => ({ ...item, priceCents: priceIn(order, item.id) ?? item.priceCents })))
  currentOrder.clear()
  checkoutVisit.leaveBehind(order.id)
  return 'Some prices have changed. Your cart shows the new ones.'
}
