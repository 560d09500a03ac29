import 'server-only'
import type { Db } from '@/lib/db/database'
import { boardOrderShape, boardRestaurantShape, orderShape } from '@/lib/db/shapes'
import { MAX_ROWS } from '@/lib/domain/list-limits'

/** Orders that were closed this long ago are still followed, in milliseconds. */
const CLOSED_MS = 60 * 60_000

/** In no order: everything that a user follows: own orders, and the restaurants of an owner with theirs, open or closed within the last hour. */
export async function readSnapshot(userId: number, { db, now }: { db: Pick<Db, 'read'>; now: Date }) {
  const recently = { gte: new Date(now.getTime() - CLOSED_MS) }
  const followed = { submittedAt: { not: null }, OR: [{ closedAt: null }, { closedAt: recently }] }
  const [restaurants, orders] = await Promise.all([
    db.read.restaurant.findMany({ where: { ownerId: userId }, select: boardRestaurantShape, take: MAX_ROWS }),
    db.read.order.findMany({
      where: { customerId: userId, ...followed },
      select: orderShape,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_ROWS,
    }),
  ])
  const board = await boardsOf(
    restaurants.map(({ id }) => id),
    recently,
    db,
  )
  return { restaurants, orders, board }
}

/** Without a limit, with which Prisma would have the orders of all restaurants sorted: a kitchen's hour is short enough. */
async function boardsOf(ids: readonly number[], recently: { gte: Date }, db: Pick<Db, 'read'>) {
  if (ids.length === 0) return []
  const of = { restaurantId: { in: [...ids] } }
  const lists = await Promise.all(
    [
      { ...of, status: 'Submitted' as const, closedAt: null },
      { ...of, status: { in: ['Submitted', 'Canceled'] as ('Submitted' | 'Canceled')[] }, closedAt: recently },
    ].map((where) =>
      db.read.order.findMany({
        where: { ...where, submittedAt: { not: null } },
        select: boardOrderShape,
      }),
    ),
  )
  return lists.flat()
}

export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>
