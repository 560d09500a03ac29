import 'server-only'
import type { NewOrder } from '@/lib/contracts/orders'
import type { Tx } from '@/lib/db/database'
import { insertWithIds } from '@/lib/db/insert-rows'
import { type OrderRow, orderColumns, orderShape, type UserRow } from '@/lib/db/shapes'
import { hasAddress } from '@/lib/domain/delivery-address'
import { orderTotal, subtotalOf } from '@/lib/domain/order-total'
import { AppError, fieldError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { type Change, changedOrder } from './changes'

export type CreateOrder = NewOrder & { customer: UserRow }

/**
 * Creates an Active order. Names, prices and pictures are copied from the menu, so that later edits do not change it.
 * Until it is submitted, its total is that of standard delivery without a tip (spec §4.1). The unplaced order that it
 * replaces is deleted.
 */
export async function createOrder(
  { customer, restaurantId, items, replaces }: CreateOrder,
  { db, now }: Deps,
): Promise<OrderRow> {
  if (!hasAddress(customer)) throw fieldError('address', 'Please add a delivery address first')
  return db.write(async (tx) => {
    const restaurant = await tx.restaurant.findUnique({
      where: { id: restaurantId },
      select: orderShape.restaurant.select,
    })
    if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
    if (!restaurant.servicing) throw changedOrder([{ kind: 'closed' }])
    const lines = await pricedLines(tx, restaurantId, items)
    // An order that was placed since, or is another customer's, stays.
    if (replaces) await tx.order.deleteMany({ where: { id: replaces, customerId: customer.id, status: 'Active' } })
    const { address, city, state, zip, deliveryInstructions } = customer
    const order = await tx.order.create({
      data: {
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
      },
      select: orderColumns,
    })
    const ordered = lines.map((line) => ({ ...line, orderId: order.id }))
    // What was just written need not be read again.
    return { ...order, restaurant, review: null, items: await insertWithIds(tx, 'OrderItem', ordered) }
  })
}

/** The lines at the current menu. An item that is gone is a change; one of another restaurant is an error. */
async function pricedLines(tx: Tx, restaurantId: number, items: NewOrder['items']) {
  const found = await tx.menuItem.findMany({
    where: { id: { in: items.map((item) => item.menuItemId) } },
    select: { id: true, restaurantId: true, name: true, priceCents: true, foodImage: true },
  })
  const menu = new Map(found.map((item) => [item.id, item]))
  if (found.some((item) => item.restaurantId !== restaurantId)) {
    throw fieldError('items', 'Every item must be on the menu of the restaurant')
  }
  const gone = items.filter((item) => !menu.has(item.menuItemId))
  if (gone.length > 0)
    throw changedOrder(gone.map(({ menuItemId }): Change => ({ kind: 'gone', menuItemId, name: 'An item' })))
  return items.flatMap(({ menuItemId, quantity, customizations }) => {
    const item = menu.get(menuItemId)
    if (!item) return []
    const { name, priceCents, foodImage } = item
    return [{ menuItemId, name, priceCents, foodImage, quantity, customizations: customizations || null }]
  })
}
