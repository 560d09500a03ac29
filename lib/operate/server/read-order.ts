import 'server-only'
import type { Db, Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import { readOrder } from '@/lib/orders/server/read-orders'
import { leftLines } from '@/lib/orders/server/refund-order'
import type { OrderRow } from '@/lib/orders/server/shapes'
import { orderView } from '@/lib/orders/server/views'
import { actsOn } from './audit'
import { personShape } from './find-orders'
import type { OperatorOrder } from './shapes'

/** An operator may send mails again and again. */
const MOST_MAILS = 100

const mailShape = {
  id: true,
  kind: true,
  address: true,
  createdAt: true,
  sentAt: true,
  dueAt: true,
  attempts: true,
  user: { select: { email: true } },
} as const
const entryShape = { id: true, reason: true, amountCents: true, balanceAfterCents: true, createdAt: true } as const

/** The row of an order. Throws `not_found`. */
export async function requireOrder(orderId: number, tx: Tx): Promise<OrderRow> {
  const row = await readOrder(orderId, tx)
  if (!row) throw new AppError('not_found', 'Order not found')
  return row
}

/** An order with its whole story, for an operator. Throws `not_found`. */
export async function findStory(orderId: number, { db }: { db: Db }): Promise<OperatorOrder> {
  return storyOf(await requireOrder(orderId, db.read), db.read)
}

/** The story of a row that was read in the same transaction. */
export async function storyOf(row: OrderRow, tx: Tx): Promise<OperatorOrder> {
  const { id: orderId, customerId, address, city, state, zip } = row
  const customer = await tx.user.findUniqueOrThrow({ where: { id: customerId }, select: personShape })
  const mails = await tx.mail.findMany({
    where: { orderId },
    select: mailShape,
    orderBy: { id: 'asc' },
    take: MOST_MAILS,
  })
  const entries = await tx.walletEntry.findMany({ where: { orderId }, select: entryShape })
  return {
    // As its customer sees it.
    order: orderView(row, customerId),
    customer,
    address: { address, city, state, zip },
    leftLines: leftLines(row).map(({ id, quantity }) => ({ id, quantity })),
    mails: mails.map(({ user, address: to, ...mail }) => ({ ...mail, to: to ?? user?.email ?? null })),
    entries: entries.toSorted((a, b) => a.id - b.id),
    acts: await actsOn(`order ${orderId}`, tx),
  }
}
