import 'server-only'
import type { Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { insertRows, updateRows } from '@/lib/db/insert-rows'
import { AppError, fieldError } from '@/lib/errors'
import { MAX_REFUNDS } from '@/lib/list-limits'
import { type Cents, formatMoney } from '@/lib/money'
import { leftToRefund, type RefundLine, refundableLines, refundOfLines } from '@/lib/orders/rules/order-refund'
import { changeBalance } from '@/lib/wallet/server'
import { BY_NO_MEMBER, recordChange } from './changes'
import type { OrderRow } from './shapes'
import { linesOf } from './views'

/** The lines of an order with the pieces that have not gone back. */
export function leftLines({ items, refunds }: Pick<OrderRow, 'items' | 'refunds'>) {
  return refundableLines(
    items,
    refunds.map((refund) => ({ ...refund, lines: linesOf(refund) })),
  )
}

type RefundOrder = { order: OrderRow; by: 'owner' | 'operator'; reason: string } & (
  | { lines: RefundLine[] }
  | { amountCents: Cents }
)

/**
 * Gives a part of a submitted order's price back, in the transaction that read the order: to the wallet, or recorded as
 * to the card that paid. Returns the order as it is then. Throws `conflict` when less is left, `validation` for lines
 * that cannot be refunded, and `too_many`.
 */
export async function refundOrder(input: RefundOrder, { tx, now }: { tx: Tx; now: Date }): Promise<OrderRow> {
  const { order, by, reason } = input
  const { id: orderId } = order
  if (order.status !== 'Submitted') throw new AppError('conflict', 'Only a submitted order can be refunded.')
  if (order.refunds.length >= MAX_REFUNDS) {
    throw new AppError('too_many', `An order has at most ${MAX_REFUNDS} refunds.`, {
      extra: { kind: 'too_many', most: MAX_REFUNDS },
    })
  }
  const lines = 'lines' in input ? input.lines : []
  const amountCents = 'lines' in input ? refundOfLines(lines, leftLines(order)) : input.amountCents
  if (amountCents === null)
    throw fieldError('lines', 'Lines must be of the order, each once, with pieces left to refund')
  const left = leftToRefund(order)
  if (amountCents > left) {
    throw new AppError('conflict', `Only ${formatMoney(left)} of this order is left to refund.`)
  }
  const refundedCents = order.refundedCents + amountCents
  // The condition repeats what was read; the column's CHECK refuses more than was paid.
  const where = Prisma.sql`"id" = ${orderId} AND "status" = 'Submitted' AND "refundedCents" = ${order.refundedCents}`
  if ((await updateRows(tx, 'Order', { where, data: { refundedCents } })) === 0) {
    throw new AppError('conflict', 'This order has changed meanwhile.')
  }
  const refund = { number: order.refunds.length + 1, amountCents, reason, lines: JSON.stringify(lines), at: now }
  await insertRows(tx, 'OrderRefund', [{ ...refund, orderId }])
  if (order.paymentMethod === 'wallet') {
    const entry = { userId: order.customerId, amountCents, reason: 'order_partial_refund', orderId } as const
    await changeBalance({ ...entry, part: refund.number }, { tx, now })
  }
  const refunded = { ...order, refundedCents, refunds: [...order.refunds, refund] }
  const event = { kind: 'refunded', actor: by, text: reason, at: now, ...BY_NO_MEMBER } as const
  return recordChange({ order: refunded, data: {}, event }, { tx, now })
}
