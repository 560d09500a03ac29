import 'server-only'
import type { Db } from '@/lib/db/database'
import { boardOrderShape, boardRestaurantShape, orderShape } from '@/lib/db/shapes'
import { MAX_ROWS } from '@/lib/domain/list-limits'

/** Orders that were closed this long ago are still followed, in milliseconds. */
const CLOSED_MS = 60 * 60_000

/** Everything that a user follows: own orders, and the restaurants of an owner with theirs, open or closed within the last hour. */
export async function readSnapshot(userId: number, { db, now }: { db: Pick<Db, 'read'>; now: Date }) {
  const recent = {
    submittedAt: { not: null },
    OR: [{ closedAt: null }, { closedAt: { gte: new Date(now.getTime() - CLOSED_MS) } }],
  }
  const newest = { orderBy: { id: 'desc' }, take: MAX_ROWS } as const
  const [restaurants, orders] = await Promise.all([
    db.read.restaurant.findMany({ where: { ownerId: userId }, select: boardRestaurantShape, take: MAX_ROWS }),
    db.read.order.findMany({ where: { customerId: userId, ...recent }, select: orderShape, ...newest }),
  ])
  const ids = restaurants.map(({ id }) => id)
  const board =
    ids.length === 0
      ? []
      : await db.read.order.findMany({
          where: { restaurantId: { in: ids }, ...recent },
          select: boardOrderShape,
          ...newest,
        })
  return { restaurants, orders, board }
}

export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>
