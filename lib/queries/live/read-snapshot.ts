import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { boardOrderShape, boardRestaurantShape, orderShape } from '@/lib/db/shapes'
import { MAX_ROWS } from '@/lib/domain/list-limits'

/** Orders that were closed this long ago are still followed, in milliseconds. */
const CLOSED_MS = 60 * 60_000

/** What a user follows, in no order: own orders, and an owner's restaurants with theirs, open or closed within the hour. */
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
  return { restaurants, orders, board: await boardsOf(restaurants, recently, db) }
}

/** Without a limit, with which Prisma would have the orders of all restaurants sorted: a kitchen's hour is short enough. */
async function boardsOf(restaurants: readonly { id: number }[], recently: { gte: Date }, db: Pick<Db, 'read'>) {
  if (restaurants.length === 0) return []
  const restaurantId = { in: restaurants.map(({ id }) => id) }
  const parts: Prisma.OrderWhereInput[] = [
    { restaurantId, status: 'Submitted', closedAt: null },
    { restaurantId, status: { in: ['Submitted', 'Canceled'] }, closedAt: recently },
  ]
  const lists = await Promise.all(
    parts.map((part) =>
      db.read.order.findMany({ where: { ...part, submittedAt: { not: null } }, select: boardOrderShape }),
    ),
  )
  return lists.flat()
}

export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>
