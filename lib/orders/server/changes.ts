import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { queueMail } from '@/lib/mail/server/outbox'
import { canceled } from '@/lib/orders/rules/order-changes'
import type { ALL_CANCEL_REASONS, EventActor, OrderEventKind } from '@/lib/orders/rules/order-stage'
import { removeReview } from '@/lib/reviews/server/commands'
import { changeBalance } from '@/lib/wallet/server'
import type { OrderRow } from './shapes'

type OrderChange = {
  order: { id: number; version: number }
  data: Prisma.OrderUpdateManyMutationInput
  event: { kind: OrderEventKind; actor: EventActor; text?: string; at: Date }
}

/** Writes a change of an order read in the same transaction, raises its version, and records the event. */
export async function recordChange({ order, data, event }: OrderChange, tx: Tx): Promise<void> {
  const { id, version } = order
  await tx.order.update({ where: { id }, data: { ...data, version: version + 1 }, select: { id: true } })
  await tx.orderEvent.create({ data: { ...event, orderId: id } })
}

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
  if (order.status === 'Submitted')
    await queueMail({ kind: 'order_canceled', userId: order.customerId, orderId }, { tx, now })
  if (by === 'customer') {
    const review = await tx.review.findUnique({ where: { orderId } })
    if (review) await removeReview(review, tx)
  }
}
