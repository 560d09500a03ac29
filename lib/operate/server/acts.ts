import 'server-only'
import type { Acted } from '@/lib/acts'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError, fieldError } from '@/lib/errors'
import { MAIL_KINDS } from '@/lib/mail/rules/kinds'
import { queueMail } from '@/lib/mail/server/outbox'
import type { Cents } from '@/lib/money'
import type { HelpDecision } from '@/lib/orders/contract/help-wire'
import { helpIsFor } from '@/lib/orders/rules/order-help'
import type { RefundLine } from '@/lib/orders/rules/order-refund'
import { applyCancel, NO_REQUEST } from '@/lib/orders/server/changes'
import { answerHelp } from '@/lib/orders/server/help'
import { refundOrder } from '@/lib/orders/server/refund-order'
import type { OrderRow } from '@/lib/orders/server/shapes'
import { orderView } from '@/lib/orders/server/views'
import { requireOrder, storyOf } from './read-order'
import type { OperatorOrder } from './shapes'

type Asked = { orderId: number; reason: string }
type ActedOrder = Promise<Acted<OperatorOrder>>

/** Cancels a submitted order that was not delivered; what is left of a wallet payment goes back. Throws `conflict`. */
export function cancelForOperator({ orderId, reason }: Asked, { db, now }: Deps): ActedOrder {
  return db.write(async (tx) => {
    const order = await requireOrder(orderId, tx)
    if (order.status !== 'Submitted') throw new AppError('conflict', 'Only a submitted order can be canceled.')
    if (order.stage === 'delivered')
      throw new AppError('conflict', 'This order was delivered. Please refund it instead.')
    const row = await applyCancel({ order, by: 'operator', reason: 'other', text: reason }, { tx, now })
    return acted({ order, row }, tx)
  })
}

/** Gives a part of an order back, by lines or as an amount, with a mail to the customer. Throws as `refundOrder` does. */
export function refundForOperator(
  { orderId, reason, ...part }: Asked & ({ lines: RefundLine[] } | { amountCents: Cents }),
  { db, now }: Deps,
): ActedOrder {
  return db.write(async (tx) => {
    const order = await requireOrder(orderId, tx)
    const row = await refundOrder({ order, by: 'operator', reason, ...part }, { tx, now })
    await queueMail({ kind: 'order_refunded', userId: order.customerId, orderId }, { tx, now })
    return acted({ order, row }, tx)
  })
}

/** Answers a request for help that waits for an operator. Throws `conflict`, with the order when another has changed it. */
export function decideHelpForOperator(
  { orderId, ...decision }: HelpDecision & { orderId: number },
  { db, now }: Deps,
): ActedOrder {
  return db.write(async (tx) => {
    const order = await requireOrder(orderId, tx)
    if (helpIsFor(orderView(order, order.customerId).help, now) !== 'operator')
      throw new AppError('conflict', NO_REQUEST)
    if (order.version !== decision.version) throw new AppError('conflict', ERROR_TEXTS.orderMoved)
    const row = await answerHelp({ order, by: 'operator', ...decision }, { tx, now })
    return acted({ order, row }, tx)
  })
}

/** Sends a mail about an order again, to the account's email of today. Throws `validation` for a mail of another order. */
export function mailForOperator(
  { orderId, mailId }: Omit<Asked, 'reason'> & { mailId: number },
  { db, now }: Deps,
): ActedOrder {
  return db.write(async (tx) => {
    const order = await requireOrder(orderId, tx)
    const mail = await tx.mail.findFirst({ where: { id: mailId, orderId }, select: { kind: true, userId: true } })
    const kind = MAIL_KINDS.find((known) => known === mail?.kind)
    if (!mail?.userId || !kind) throw fieldError('mail', 'Mail must be the id of a mail of this order')
    await queueMail({ kind, userId: mail.userId, orderId }, { tx, now })
    const view = await storyOf(order, tx)
    return { view, act: { before: { mail: mailId }, after: { kind } } }
  })
}

async function acted({ order, row }: { order: OrderRow; row: OrderRow }, tx: Tx): ActedOrder {
  return {
    view: await storyOf(row, tx),
    act: { before: factsOf(order), after: factsOf(row) },
  }
}

const factsOf = ({ status, stage, totalCents, refundedCents, paymentMethod, version, help }: OrderRow) => {
  return { status, stage, totalCents, refundedCents, paymentMethod, version, help: help?.state ?? null }
}
