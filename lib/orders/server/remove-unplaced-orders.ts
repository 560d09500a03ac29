import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { ACTIVE_ORDER_LIFE_MS } from '@/lib/orders/rules/order-status'

/** Removes the orders that were never submitted. No money has moved for them, and nothing refers to them. */
export function removeUnplacedOrders({ db, now }: Deps): Promise<void> {
  const where = { status: 'Active', createdAt: { lt: new Date(now.getTime() - ACTIVE_ORDER_LIFE_MS) } } as const
  return removeInBatches(db, {
    find: (tx) => tx.order.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.order.deleteMany({ where: { ...where, id } }),
  })
}
