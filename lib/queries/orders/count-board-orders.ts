import 'server-only'
import type { Db } from '@/lib/db/database'
import { MAX_ROWS } from '@/lib/domain/list-limits'
import { boardColumn } from '@/lib/domain/order-board'

/** How many orders of a restaurant are new, open in all, and scheduled for later. */
export type BoardCounts = { new: number; open: number; later: number }

/** The counts of the orders on the boards of these restaurants; those without any are missing. */
export async function countBoardOrders(restaurantIds: readonly number[], { db, now }: { db: Db; now: Date }) {
  const orders = await db.read.order.findMany({
    where: { restaurantId: { in: [...restaurantIds] }, closedAt: null, status: 'Submitted' },
    select: {
      restaurantId: true,
      status: true,
      stage: true,
      accepts: true,
      newAt: true,
      acceptedAt: true,
      estimatedFor: true,
    },
    take: MAX_ROWS,
  })
  const counts = new Map<number, BoardCounts>()
  for (const { restaurantId, ...order } of orders) {
    if (restaurantId === null) continue
    const of = counts.get(restaurantId) ?? { new: 0, open: 0, later: 0 }
    const column = boardColumn(order, now)
    if (column === 'new') of.new += 1
    if (column === 'later') of.later += 1
    else of.open += 1
    counts.set(restaurantId, of)
  }
  return counts
}

/** How many new orders an owner has in all restaurants. */
export async function countNewOrders(ownerId: number, { db, now }: { db: Db; now: Date }): Promise<number> {
  const owned = await db.read.restaurant.findMany({ where: { ownerId }, select: { id: true }, take: MAX_ROWS })
  if (owned.length === 0) return 0
  const ids = owned.map(({ id }) => id)
  const counts = await countBoardOrders(ids, { db, now })
  return [...counts.values()].reduce((sum, of) => sum + of.new, 0)
}
