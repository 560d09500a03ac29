import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { OrderRow } from '@/lib/db/shapes'
import { canceled } from '@/lib/orders/rules/order-changes'
import type { ALL_CANCEL_REASONS, EventActor } from '@/lib/orders/rules/order-stage'
import { removeReview } from '@/lib/reviews/server/remove-review'
import { changeBalance } from '@/lib/wallet/server/change-balance'
import { recordChange } from './record-change'

type Cancel = {
  order: OrderRow
  by: EventActor
  reason?: (typeof ALL_CANCEL_REASONS)[number] | undefined
  text?: string | undefined
}

/** Cancels an order and refunds a wallet payment. A customer's cancellation deletes the review (spec §5.3). */
export async function applyCancel(
  { order, by, reason, text = '' }: Cancel,
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  const { id: orderId } = order
  const cancellation = { canceledAt: now, canceledBy: by, cancelReason: reason ?? null, cancelText: text }
  const data = { ...canceled(order, now), status: 'Canceled', ...cancellation } as const
  await recordChange({ order, data, event: { kind: 'canceled', actor: by, text, at: now } }, tx)
  if (order.status === 'Submitted' && order.paymentMethod === 'wallet') {
    const refund = { userId: order.customerId, amountCents: order.totalCents, reason: 'order_refund', orderId } as const
    await changeBalance(refund, { tx, now })
  }
  if (by === 'customer') {
    const review = await tx.review.findUnique({ where: { orderId } })
    if (review) await removeReview(review, tx)
  }
}
