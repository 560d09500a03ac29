import type { Change, Order } from '@/lib/contracts/orders'
import type { CartItem } from '@/lib/domain/cart'
import { cart, useCart } from './cart-store'
import { checkoutVisit } from './checkout-visit'
import { fetchOrder, startOrder } from './order-flow'

/** The lines of an order as lines of a cart; what the menu no longer knows is left out. */
function linesOf(order: Order): CartItem[] {
  return order.orderItems.flatMap((item) => {
    if (item.menu_item_id === null || order.restaurantId === null) return []
    return {
      id: item.menu_item_id,
      name: item.name,
      priceCents: item.priceCents,
      quantity: item.quantity,
      restaurantId: order.restaurantId,
      restaurantName: order.restaurant.name,
      foodImage: item.food_image,
      customizations: item.customizations,
    }
  })
}

/** An order that cannot be placed as it is: what the server said of it, and the lines that can still be had. */
export type ChangedOrder = { order: Order; changes: Change[]; left: CartItem[] }

/**
 * What is left of an order after the changes that the server told of. Asked before the order is replaced: a retry after a
 * lost answer would find it gone.
 */
export async function afterChanges(order: Order, changes: Change[]): Promise<ChangedOrder> {
  if (changes.some((change) => change.kind === 'closed')) return { order, changes, left: [] }
  // An item that is gone has lost its id in the order by now, so it drops out of the lines by itself.
  const now = changes.some((change) => change.kind === 'gone') ? await fetchOrder(order.id) : order
  return { order, changes, left: linesOf(now) }
}

/**
 * Puts a fresh order in place of one that changed: what is left of it, at today's prices. The cart follows. Nothing is paid
 * by this.
 */
export async function renewOrder({ order, changes, left }: ChangedOrder, idempotencyKey: string): Promise<void> {
  const fresh = await startOrder(left, { idempotencyKey, replaces: order.id })
  if (!fresh) return
  checkoutVisit.begin(fresh.id)
  bringCartUpToDate(order, changes, linesOf(fresh))
}

/** Gives the cart today's prices and takes out what is gone; lines that are not of the order are none of its business. */
function bringCartUpToDate(before: Order, changes: readonly Change[], now: readonly CartItem[]): void {
  const orderedIds = before.orderItems.map((item) => item.menu_item_id)
  const goneNames = changes.flatMap((change) => (change.kind === 'gone' ? change.name : []))
  const { items } = useCart.getState()
  cart.replace(
    items.flatMap((line) => {
      const fresh = now.find(({ id }) => id === line.id)
      if (fresh) return { ...line, name: fresh.name, priceCents: fresh.priceCents }
      return orderedIds.includes(line.id) || goneNames.includes(line.name) ? [] : line
    }),
  )
}
