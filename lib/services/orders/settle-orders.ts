import 'server-only'
import type { Tx } from '@/lib/db/database'
import { type OrderRow, orderShape } from '@/lib/db/shapes'
import { delivered } from '@/lib/domain/order-changes'
import { nextByClock } from '@/lib/domain/order-stage'
import type { Deps } from '@/lib/services/deps'
import { BATCH } from '@/lib/services/housekeeping/in-batches'
import { noteUnanswered } from '@/lib/services/restaurants/note-answer'
import { applyCancel } from './apply-cancel'
import { recordChange } from './record-change'

/** Which orders: one, those of a customer, or those of a restaurant; all without a choice. */
type Which = { id?: number; customerId?: number; restaurantId?: number }

/**
 * Does to orders what the clock says: cancels and refunds those that nobody accepted, and counts those as delivered that must
 * have arrived. Whoever reads or changes orders runs it first, and so does a sweep in every process.
 */
export async function settleOrders(which: Which, { db, now }: Deps): Promise<void> {
  const due = { ...which, dueAt: { lte: now } }
  // Nearly always there are none, and looking is much cheaper than a write.
  while ((await db.read.order.count({ where: due })) > 0) {
    const settled = await db.write(async (tx) => {
      const orders = await tx.order.findMany({ where: due, select: orderShape, orderBy: { dueAt: 'asc' }, take: BATCH })
      for (const order of orders) await settle(order, { tx, now })
      return orders.length
    })
    if (settled < BATCH) return
  }
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
