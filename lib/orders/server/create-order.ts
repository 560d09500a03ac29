import 'server-only'
import { hasAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { insertWithIds } from '@/lib/db/insert-rows'
import { AppError, fieldError } from '@/lib/errors'
import type { NewOrder } from '@/lib/orders/contract/wire'
import { orderTotal, subtotalOf } from '@/lib/orders/rules/order-total'
import { currentOpening } from '@/lib/restaurants/rules/opening-hours'
import { isPaused } from '@/lib/restaurants/rules/taking-orders'
import { changedOrder } from './conflicts'
import { makeRoomForOrder } from './limit-orders'
import { pricedLines } from './price-lines'
import { readOrder } from './read-orders'
import { type Order, restaurantOfOrderShape } from './shapes'
import { orderView } from './views'

export type CreateOrder = NewOrder & { customer: User }

/**
 * Creates an Active order. Names, prices and pictures are copied from the menu, so that later edits do not change it.
 * Until it is submitted, its total assumes standard delivery without a tip (spec §4.1). The unplaced order that it
 * replaces is deleted. Throws `conflict` when that one was placed, since the same cart would be ordered twice, or when
 * the menu has changed, and `too_many_requests` beyond the limits of one account.
 */
export async function createOrder(
  { customer, restaurantId, items, replaces, later }: CreateOrder,
  { db, now }: Deps,
): Promise<Order> {
  if (!hasAddress(customer)) throw fieldError('address', 'Please add a delivery address first')
  return db.write(async (tx) => {
    const restaurant = await tx.restaurant.findUnique({
      where: { id: restaurantId },
      select: restaurantOfOrderShape,
    })
    if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
    if (!restaurant.servicing) throw changedOrder([{ kind: 'closed' }])
    if (!later && isPaused(restaurant, now)) throw changedOrder([{ kind: 'closed', until: restaurant.pausedUntil }])
    const opening = currentOpening(restaurant, now)
    if (!later && opening && !restaurant.ordersWhileClosed) throw changedOrder([{ kind: 'closed', until: opening }])
    const lines = await pricedLines({ restaurant, items, later }, { tx, now })
    if (replaces) await removeReplaced({ id: replaces, customerId: customer.id }, tx)
    await makeRoomForOrder({ customerId: customer.id }, { tx, now })
    const { address, city, state, zip, deliveryInstructions } = customer
    const row = {
      customerId: customer.id,
      restaurantId,
      restaurantName: restaurant.name,
      timeZone: restaurant.timeZone,
      ...orderTotal(subtotalOf(lines), 'standard', { cents: 0 }),
      deliveryInstructions,
      address,
      city,
      state,
      zip,
      createdAt: now,
    }
    const [{ id: orderId } = { id: 0 }] = await insertWithIds(tx, 'Order', [row])
    const ordered = lines.map((line) => ({ ...line, orderId }))
    const inserted = await insertWithIds(tx, 'OrderItem', ordered)
    const order = await readOrder(orderId, tx)
    if (!order) throw new Error('The new order cannot be read.')
    // The created rows: the answer has their fields in this order.
    const rows = inserted.map(({ orderId: _, ...item }) => ({ ...item, menuItem: null }))
    return orderView({ ...order, items: rows }, customer.id)
  })
}

/** Deletes the customer's own Active order. One that was canceled, is another's or does not exist is ignored. */
async function removeReplaced(own: { id: number; customerId: number }, tx: Tx): Promise<void> {
  const { count } = await tx.order.deleteMany({ where: { ...own, status: 'Active' } })
  if (count > 0) return
  const placed = await tx.order.count({ where: { ...own, status: 'Submitted' } })
  if (placed > 0) throw new AppError('conflict', 'This order was already placed.', { extra: { placed: own.id } })
}
