import 'server-only'
import type { Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { insertRows, updateRows } from '@/lib/db/insert-rows'
import { AppError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { canceled, type StageChange } from '@/lib/orders/rules/order-changes'
import type { ALL_CANCEL_REASONS, EventActor } from '@/lib/orders/rules/order-stage'
import { roleAt } from '@/lib/policy'
import { removeReview } from '@/lib/reviews/server/commands'
import { changeBalance } from '@/lib/wallet/server'
import { addDays } from '@/lib/zoned-time'
import type { EventRow, OrderRow } from './shapes'

export const NO_REQUEST = 'No request for help with this order waits for an answer.'

type Change = Partial<StageChange> &
  Partial<Pick<OrderRow, 'status' | 'refundedCents' | 'canceledAt' | 'canceledBy' | 'cancelReason' | 'cancelText'>>
type OrderChange = { order: OrderRow; data: Change; event: EventRow }

/** The columns that say who acted: a member for the owner, or nobody in particular. */
type ByStaff = Pick<EventRow, 'staffId' | 'staffRole' | 'staffName'>
export const BY_NO_MEMBER: ByStaff = { staffId: null, staffRole: null, staffName: null }

/** Somebody who works with an order. */
export type Worker = { id: number; firstName: string }

/** The same for a change by somebody on the restaurant's side. */
export function byStaff(actor: Worker, { restaurant }: OrderRow): ByStaff {
  const role = restaurant && roleAt(actor, restaurant)
  if (!role || role === 'owner') return BY_NO_MEMBER
  return { staffId: actor.id, staffRole: role, staffName: actor.firstName }
}

/** The sums of no day are kept whose orders are younger than this (lib/insight/server/kept-days.ts). */
export const CHANGES_KEPT_DAYS_MS = 86_400_000

/**
 * Removes the sums of the order's day, and of later ones: which order was a customer's first may have changed. Most orders
 * change while they are young, and pay nothing for it.
 */
async function forgetDays({ restaurantId, submittedAt }: OrderRow, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  if (!restaurantId || !submittedAt || now.getTime() - submittedAt.getTime() < CHANGES_KEPT_DAYS_MS) return
  // The day is this one or a later one in every zone.
  const day = addDays(submittedAt.toISOString().slice(0, 10), -1)
  await tx.orderDay.deleteMany({ where: { restaurantId, day: { gte: day } } })
}

/**
 * Writes a change of an order read in the same transaction, raises its version, and records the event. Returns the
 * order as it is then.
 */
export async function recordChange(
  { order, data, event }: OrderChange,
  { tx, now }: { tx: Tx; now: Date },
): Promise<OrderRow> {
  const { id } = order
  const { staffName: _, ...columns } = event
  const change = { ...data, version: order.version + 1 }
  await updateRows(tx, 'Order', { where: Prisma.sql`"id" = ${id}`, data: change })
  await insertRows(tx, 'OrderEvent', [{ ...columns, orderId: id }])
  await forgetDays(order, { tx, now })
  return { ...order, ...change, events: [...order.events, event] }
}

type Answer = { state: 'refunded' | 'declined'; by: EventActor; answer: string }

/** Answers the request of an order that waits for it. Returns the order as it is then. Throws `conflict`. */
export async function recordAnswer(
  order: OrderRow,
  { state, by, answer }: Answer,
  { tx, now }: { tx: Tx; now: Date },
): Promise<OrderRow> {
  const data = { state, answer, answeredBy: by, answeredAt: now }
  const where = Prisma.sql`"orderId" = ${order.id} AND "state" IN ('open', 'appealed')`
  if ((await updateRows(tx, 'HelpRequest', { where, data })) === 0) throw new AppError('conflict', NO_REQUEST)
  return { ...order, help: order.help && { ...order.help, ...data } }
}

type Cancel = {
  order: OrderRow
  by: EventActor
  /** The member who cancels for the owner. */
  staff?: ByStaff
  reason?: (typeof ALL_CANCEL_REASONS)[number] | undefined
  text?: string | undefined
}

/**
 * Cancels an order and gives a wallet payment back, less what went back before; that answers a request for help. A customer's cancellation deletes the
 * review (spec §5.3). Returns it.
 */
export async function applyCancel(
  { order, by, staff = BY_NO_MEMBER, reason, text = '' }: Cancel,
  { tx, now }: { tx: Tx; now: Date },
): Promise<OrderRow> {
  const { id: orderId } = order
  const cancellation = { canceledAt: now, canceledBy: by, cancelReason: reason ?? null, cancelText: text }
  const isPaid = order.status === 'Submitted'
  const refundedCents = isPaid ? order.totalCents : 0
  const data = { ...canceled(order, now), status: 'Canceled', refundedCents, ...cancellation } as const
  const row = await recordChange(
    { order, data, event: { kind: 'canceled', actor: by, text, at: now, ...staff } },
    { tx, now },
  )
  const amountCents = refundedCents - order.refundedCents
  if (order.paymentMethod === 'wallet' && amountCents > 0) {
    const refund = { userId: order.customerId, amountCents, reason: 'order_refund', orderId } as const
    await changeBalance(refund, { tx, now })
  }
  if (isPaid) await queueMail({ kind: 'order_canceled', userId: order.customerId, orderId }, { tx, now })
  const isAsked = order.help?.state === 'open' || order.help?.state === 'appealed'
  const helped = isAsked ? await recordAnswer(row, { state: 'refunded', by, answer: text }, { tx, now }) : row
  if (by !== 'customer' || !order.review) return helped
  await removeReview(await tx.review.findUniqueOrThrow({ where: { orderId } }), tx)
  return { ...helped, review: null }
}
