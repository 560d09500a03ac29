import 'server-only'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError, fieldError } from '@/lib/errors'
import type { Cancellation } from '@/lib/orders/contract/kitchen-schemas'
import { canCancel } from '@/lib/orders/rules/order-cancel'
import { orderRoles } from '@/lib/policy'
import { soldOutTodayUntil } from '@/lib/restaurants/rules/opening-hours'
import { noteAnswer } from '@/lib/restaurants/server/pause'
import { hoursShape } from '@/lib/restaurants/server/shapes'
import { applyCancel, byStaff, type Worker } from './changes'
import { readOrder } from './read-orders'
import type { Order, OrderRow } from './shapes'
import { orderView } from './views'

type CancelOrder = Cancellation & { orderId: number; actor: Worker }

/**
 * Cancels an order for its customer or, with a reason, for its restaurant's kitchen, while each may, and refunds a wallet
 * payment. Canceling a Canceled order returns it unchanged. With the reason `sold_out`, the items of the named lines
 * become sold out. Throws `not_found`, `conflict`, and `validation` for the restaurant without a reason.
 */
export async function cancelOrder(input: CancelOrder, { db, now }: Deps): Promise<Order> {
  const { orderId, actor, reason, text } = input
  return db.write(async (tx) => {
    const order = await readOrder(orderId, tx)
    const roles = order ? orderRoles(actor, order) : []
    if (!order || roles.length === 0) throw new AppError('not_found', 'Order not found')
    if (order.status === 'Canceled') return orderView(order, actor.id)
    const role = roles.find((one) => canCancel(order, [one], now))
    if (!role) throw new AppError('conflict', ERROR_TEXTS.notCancelable)
    if (role === 'owner' && !reason) throw fieldError('reason', 'Please say why you cancel the order')
    const words = role === 'owner' ? { reason, text, staff: byStaff(actor, order) } : {}
    const row = await applyCancel({ order, by: role, ...words }, { tx, now })
    if (role === 'owner') {
      await noteAnswer(order.restaurantId, tx)
      if (reason === 'sold_out') await sellOut(order, input.items ?? [], { tx, now })
    }
    return orderView(row, actor.id)
  })
}

/** Marks the items of these lines of the order as sold out until the next opening. */
async function sellOut(order: OrderRow, lineIds: number[], { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const lines = order.items.filter(({ id }) => lineIds.includes(id))
  if (lines.length < new Set(lineIds).size) throw fieldError('items', 'Items must be ids of lines of the order')
  const { restaurantId } = order
  if (lines.length === 0 || !restaurantId) return
  const hours = await tx.restaurant.findUniqueOrThrow({
    where: { id: restaurantId },
    select: hoursShape,
  })
  await tx.menuItem.updateMany({
    where: { id: { in: lines.flatMap(({ menuItemId }) => menuItemId ?? []) }, restaurantId },
    data: { soldOutUntil: soldOutTodayUntil(hours, now), updatedAt: now },
  })
}
