import 'server-only'
import { ACTIVE_ORDER_LIFE_MS } from '@/lib/domain/order-status'
import type { Deps } from '@/lib/services/deps'
import { BATCH, inBatches } from './in-batches'

/** Removes the orders that were never submitted. No money has moved for them, and nothing refers to them. */
export function removeUnplacedOrders({ db, now }: Deps): Promise<void> {
  const where = { status: 'Active', createdAt: { lt: new Date(now.getTime() - ACTIVE_ORDER_LIFE_MS) } } as const
  return inBatches(() =>
    db.write(async (tx) => {
      const orders = await tx.order.findMany({
        where,
        select: { id: true },
        orderBy: { createdAt: 'asc' },
        take: BATCH,
      })
      await tx.order.deleteMany({ where: { ...where, id: { in: orders.map(({ id }) => id) } } })
      return orders.length
    }),
  )
}
