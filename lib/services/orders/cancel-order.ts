import 'server-only'
import { type OrderRow, orderShape } from '@/lib/db/shapes'
import { canCancel } from '@/lib/domain/order-cancel'
import { orderRoles } from '@/lib/domain/policy'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { removeReview } from '@/lib/services/reviews/remove-review'
import { changeBalance } from '@/lib/services/wallet/change-balance'

/**
 * Cancels an order for its customer or its restaurant's owner within their windows, and refunds a wallet payment. A
 * customer's cancellation deletes the review, since only a Submitted order has one (spec §5.3); an owner cannot remove
 * a review this way. Canceling a Canceled order returns it unchanged.
 */
export async function cancelOrder(
  { orderId, actorId }: { orderId: number; actorId: number },
  { db, now }: Deps,
): Promise<OrderRow> {
  return db.write(async (tx) => {
    const mine = [{ customerId: actorId }, { restaurant: { ownerId: actorId } }]
    const order = await tx.order.findFirst({ where: { id: orderId, OR: mine }, select: orderShape })
    if (!order) throw new AppError('not_found', 'Order not found')
    if (order.status === 'Canceled') return order
    if (!canCancel(order, orderRoles({ id: actorId }, order), now)) {
      throw new AppError('conflict', 'This order can no longer be canceled.')
    }
    const { count } = await tx.order.updateMany({
      where: { id: orderId, status: order.status },
      data: { status: 'Canceled', canceledAt: now },
    })
    if (count === 0) throw new AppError('conflict', 'This order can no longer be canceled.')
    if (order.status === 'Submitted' && order.paymentMethod === 'wallet') {
      const refund = {
        userId: order.customerId,
        amountCents: order.totalCents,
        reason: 'order_refund',
        orderId,
      } as const
      await changeBalance(refund, { tx, now })
    }
    if (order.customerId === actorId) {
      const review = await tx.review.findUnique({ where: { orderId } })
      if (review) await removeReview(review, tx)
    }
    return tx.order.findUniqueOrThrow({ where: { id: orderId }, select: orderShape })
  })
}
