import 'server-only'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { insertRows, updateRows } from '@/lib/db/insert-rows'
import { AppError, fieldError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import type { HelpAsk } from '@/lib/orders/contract/help-schemas'
import type { HelpDecision } from '@/lib/orders/contract/help-wire'
import { appealUntil, HELP_ASKS, helpIsFor, helpUntil } from '@/lib/orders/rules/order-help'
import { type RefundLine, refundOfLines } from '@/lib/orders/rules/order-refund'
import { uploadedPicturePath } from '@/lib/pictures/rules'
import { BY_NO_MEMBER, NO_REQUEST, recordAnswer, recordChange } from './changes'
import { movedOrder } from './conflicts'
import { readOrder } from './read-orders'
import { refundOrder } from './refund-order'
import type { BoardOrder, Order, OrderRow } from './shapes'
import { placedOrder } from './stages'
import { boardOrderView, orderView } from './views'

type OfCustomer = { orderId: number; customerId: number }

/**
 * Asks for help with a customer's own delivered order, once and within 48 hours. Throws `not_found`, `conflict`, and
 * `validation` for lines of another order and pictures of another account.
 */
export function askHelp({ orderId, customerId, ...asked }: HelpAsk & OfCustomer, { db, now }: Deps): Promise<Order> {
  return db.write(async (tx) => {
    const order = await orderOf({ orderId, customerId }, tx)
    if (order.help) throw new AppError('conflict', 'You have already asked for help with this order.')
    const until = helpUntil(order)
    if (!until || now >= until)
      throw new AppError('conflict', 'Help with an order can be asked for within 48 hours of its delivery.')
    const { kind, text } = asked
    const lines = HELP_ASKS[kind].lines === 'none' ? [] : asked.lines
    if (!areLines(lines, order)) throw fieldError('lines', 'Lines must be of the order, each once')
    const addresses = await uploadedBy(customerId, asked.pictures, tx)
    const request = { kind, text, at: now, lines: JSON.stringify(lines) }
    await insertRows(tx, 'HelpRequest', [{ orderId, ...request }])
    const pictures = addresses.map((address, index) => ({ orderId, position: index + 1, address }))
    if (pictures.length > 0) await insertRows(tx, 'HelpPicture', pictures)
    const blank = { answer: '', answeredBy: null, answeredAt: null, appeal: '', appealedAt: null }
    const help = { ...request, ...blank, state: 'open' as const, pictures: addresses.map((address) => ({ address })) }
    const ownerId = order.restaurant?.ownerId
    if (ownerId) await queueMail({ kind: 'help_for_owner', userId: ownerId, orderId }, { tx, now })
    const event = { kind: 'help_asked', actor: 'customer', text: '', at: now, ...BY_NO_MEMBER } as const
    return orderView(await recordChange({ order: { ...order, help }, data: {}, event }, { tx, now }), customerId)
  })
}

/** Asks the operators after the owner's answer, once. Throws `not_found` and `conflict`. */
export function appealHelp(
  { orderId, customerId, text }: OfCustomer & { text: string },
  { db, now }: Deps,
): Promise<Order> {
  return db.write(async (tx) => {
    const order = await orderOf({ orderId, customerId }, tx)
    const until = appealUntil(order)
    if (!order.help || !until || now >= until)
      throw new AppError('conflict', 'Plateful can be asked once, within 7 days of the answer of the restaurant.')
    const data = { state: 'appealed', appeal: text, appealedAt: now } as const
    const where = Prisma.sql`"orderId" = ${orderId} AND "appealedAt" IS NULL AND "state" IN ('refunded', 'declined')`
    if ((await updateRows(tx, 'HelpRequest', { where, data })) === 0) throw new AppError('conflict', NO_REQUEST)
    const event = { kind: 'help_appealed', actor: 'customer', text: '', at: now, ...BY_NO_MEMBER } as const
    const appealed = { ...order, help: { ...order.help, ...data } }
    return orderView(await recordChange({ order: appealed, data: {}, event }, { tx, now }), customerId)
  })
}

type DecideHelp = HelpDecision & { orderId: number; ownerId: number }

/** Answers a request for the owner of the restaurant. Throws `not_found`, and `conflict` with the current order. */
export function decideHelp({ orderId, ownerId, ...decision }: DecideHelp, { db, now }: Deps): Promise<BoardOrder> {
  return db.write(async (tx) => {
    const order = await placedOrder(orderId, { actorId: ownerId, role: 'owner' }, tx)
    const view = boardOrderView(order, ownerId, now)
    if (order.version !== decision.version) throw movedOrder(ERROR_TEXTS.orderMoved, view)
    const isFor = helpIsFor(view.help, now)
    if (isFor === 'operator') throw movedOrder('This request is with Plateful now.', view)
    if (isFor === null) throw movedOrder(NO_REQUEST, view)
    return boardOrderView(await answerHelp({ order, by: 'owner', ...decision }, { tx, now }), ownerId, now)
  })
}

type Answer = HelpDecision & { order: OrderRow; by: 'owner' | 'operator' }

/** Answers a request in the transaction that read the order, with a mail to the customer. Throws as `refundOrder` does. */
export async function answerHelp({ order, by, refund, reason }: Answer, { tx, now }: { tx: Tx; now: Date }) {
  const { id: orderId, customerId } = order
  const state = refund ? 'refunded' : 'declined'
  const answered = await recordAnswer(order, { state, by, answer: reason }, { tx, now })
  await queueMail({ kind: 'help_answered', userId: customerId, orderId }, { tx, now })
  if (refund) return refundOrder({ order: answered, by, reason, ...refund }, { tx, now })
  const event = { kind: 'help_declined', actor: by, text: reason, at: now, ...BY_NO_MEMBER } as const
  return recordChange({ order: answered, data: {}, event }, { tx, now })
}

const WITHDRAWN = 'The customer deleted the account and withdrew this request.'

/** Withdraws the requests of a customer that wait for an answer, in the transaction that deletes the account. */
export async function withdrawRequests(customerId: number, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  // In SQL, to use the index of the orders: Prisma would read the requests of all customers.
  const waiting = await tx.$queryRaw<{ orderId: number | bigint }[]>`
    SELECT "orderId" FROM "HelpRequest" WHERE "state" IN ('open', 'appealed')
      AND "orderId" IN (SELECT "id" FROM "Order" WHERE "customerId" = ${customerId})`
  for (const { orderId } of waiting) {
    const order = await orderOf({ orderId: Number(orderId), customerId }, tx)
    const withdrawn = await recordAnswer(order, { state: 'declined', by: 'customer', answer: WITHDRAWN }, { tx, now })
    const event = { kind: 'help_declined', actor: 'customer', text: WITHDRAWN, at: now, ...BY_NO_MEMBER } as const
    await recordChange({ order: withdrawn, data: {}, event }, { tx, now })
  }
}

/** A customer's own order. Orders are private, so an order of others gives `not_found`. */
async function orderOf({ orderId, customerId }: OfCustomer, tx: Tx): Promise<OrderRow> {
  const order = await readOrder(orderId, tx)
  if (order?.customerId !== customerId) throw new AppError('not_found', 'Order not found')
  return order
}

const areLines = (lines: RefundLine[], { items }: OrderRow) =>
  lines.length === 0 || refundOfLines(lines, items) !== null

/** The addresses of pictures that the account has uploaded, each once; no other address is stored. */
async function uploadedBy(userId: number, addresses: readonly string[], tx: Tx): Promise<string[]> {
  const once = [...new Set(addresses)]
  if (once.length === 0) return []
  const own = await tx.imageUpload.findMany({
    where: { userId, hash: { in: once.map((address) => address.slice(address.lastIndexOf('/') + 1)) } },
    select: { hash: true },
    take: once.length,
  })
  const known = new Set(own.map(({ hash }) => uploadedPicturePath(hash)))
  if (!once.every((address) => known.has(address))) throw fieldError('pictures', 'Pictures must be uploaded first')
  return once
}
