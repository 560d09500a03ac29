import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { BATCH } from '@/lib/db/in-batches'
import { type OrderRow, orderShape } from '@/lib/db/shapes'
import { delivered } from '@/lib/orders/rules/order-changes'
import { nextByClock } from '@/lib/orders/rules/order-stage'
import { noteUnanswered } from '@/lib/restaurants/server/note-answer'
import { applyCancel } from './apply-cancel'
import { recordChange } from './record-change'

/** Which orders: one, those of a customer, or those of a restaurant; all without a choice. */
type Which = { id?: number; customerId?: number; restaurantId?: number }

/**
 * Does to orders what the clock says: cancels and refunds those that nobody accepted, and counts those as delivered that must
 * have arrived. Whoever reads or changes orders runs it first, and so does a sweep in every process.
 */
export async function settleOrders(which: Which, { db, now }: Deps): Promise<void> {
  for (;;) {
    const due = await findDue({ db, now })
    // After an outage, when there are more than these, it takes all of them in turn.
    const ids = due.filter((order) => due.length === BATCH || isAmong(order, which)).map(({ id }) => id)
    if (ids.length === 0) return
    await db.write(async (tx) => {
      const where = { id: { in: ids }, dueAt: { lte: now } }
      const orders = await tx.order.findMany({ where, select: orderShape, orderBy: { dueAt: 'asc' } })
      for (const order of orders) await settle(order, { tx, now })
    })
    if (due.length < BATCH) return
  }
}

/** The first orders of the site that are due: few at any time, while a restaurant may have had a million others. */
function findDue({ db, now }: Deps) {
  return db.read.order.findMany({
    where: { dueAt: { lte: now } },
    select: { id: true, customerId: true, restaurantId: true },
    orderBy: { dueAt: 'asc' },
    take: BATCH,
  })
}

function isAmong(order: { id: number; customerId: number; restaurantId: number | null }, which: Which): boolean {
  const { id = order.id, customerId = order.customerId, restaurantId = order.restaurantId } = which
  return id === order.id && customerId === order.customerId && restaurantId === order.restaurantId
}

async function settle(order: OrderRow, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const next = nextByClock(order)
  if (!next || next.at > now) return
  if (next.becomes === 'canceled') {
    await applyCancel({ order, by: 'system', reason: 'no_answer' }, { tx, now })
    if (order.restaurantId) await noteUnanswered(order.restaurantId, { tx, now })
    return
  }
  const event = { kind: 'delivered', actor: 'system', at: next.at } as const
  await recordChange({ order, data: delivered(order, next.at), event }, tx)
}
