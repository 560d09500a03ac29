import type { ChangeOut, OrderOut } from '@/lib/contracts/orders'
import type { CartItem } from '@/lib/domain/cart'
import { centsFromDollars } from '@/lib/domain/money'
import { newAttemptKey } from './attempt-key'
import { cart, useCart } from './cart-store'
import { checkoutVisit } from './checkout-visit'
import { cancelOrder, fetchOrder, startOrder } from './order-flow'

/** The lines of an order as lines of a cart; what the menu no longer knows is left out. */
function linesOf(order: OrderOut): CartItem[] {
  return order.orderItems.flatMap((item) => {
    if (item.menu_item_id === null || order.restaurantId === null) return []
    return {
      id: item.menu_item_id,
      name: item.name,
      priceCents: centsFromDollars(item.price) ?? 0,
      quantity: item.quantity,
      restaurantId: order.restaurantId,
      restaurantName: order.restaurant.name,
      foodImage: item.food_image,
      customizations: item.customizations,
    }
  })
}

/** Whether anything of an order can still be had after the changes that the server told of. */
export function isAnythingLeft(order: OrderOut, changes: readonly ChangeOut[]): boolean {
  if (changes.some((change) => change.kind === 'closed')) return false
  return changes.filter((change) => change.kind === 'gone').length < order.orderItems.length
}

/**
 * Puts a fresh order in place of one that changed: what is left of it, at today's prices. The cart follows, and the old
 * order is cancelled. Nothing is paid by this. Answers null when nothing is left.
 */
export async function renewOrder(
  order: OrderOut,
  changes: readonly ChangeOut[],
  idempotencyKey: string,
): Promise<OrderOut | null> {
  if (!isAnythingLeft(order, changes)) return null
  // An item that is gone has lost its id in the order by now, so it drops out of the lines by itself.
  const left = linesOf(await fetchOrder(order.id))
  const fresh = await startOrder(left, idempotencyKey)
  if (!fresh) return null
  checkoutVisit.begin(fresh.id)
  bringCartUpToDate(order, changes, linesOf(fresh))
  // If this fails, the old order stays unpaid in the list and runs out by itself.
  await cancelOrder(order.id, newAttemptKey()).catch(() => undefined)
  return fresh
}

/** Gives the cart today's prices and takes out what is gone; lines that are not of the order are none of its business. */
function bringCartUpToDate(before: OrderOut, changes: readonly ChangeOut[], now: readonly CartItem[]): void {
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
