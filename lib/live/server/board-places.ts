import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { MAX_ROWS } from '@/lib/list-limits'
import {
  BOARD_COLUMNS,
  type BoardColumn,
  type BoardCounts,
  boardColumn,
  boardRank,
  countColumns,
  inFairOrder,
} from '@/lib/live/rules/order-board'

type Reading = { db: Pick<Db, 'read'>; now: Date }

/** What places an order on a board, and nothing else: of these, all are read. */
const placing = {
  id: true,
  customerId: true,
  restaurantId: true,
  status: true,
  stage: true,
  accepts: true,
  newAt: true,
  acceptedAt: true,
  estimatedFor: true,
  closedAt: true,
} as const satisfies Prisma.OrderSelect

/** An order in its column; the lowest `rank` comes first. */
export type BoardPlace = { id: number; restaurantId: number | null; column: BoardColumn; rank: number }

/**
 * The places of the orders of customers or restaurants that are open, or were closed since an instant: by column, the urgent
 * ones first, and of a customer with many only a few before those of others. Each is in the count, and none is left out.
 */
export async function listBoardPlaces(
  of: { customerId: number } | { restaurantId: { in: number[] } | number },
  { closedSince }: { closedSince: Date | null },
  { db, now }: Reading,
): Promise<BoardPlace[]> {
  const parts: Prisma.OrderWhereInput[] = [{ ...of, status: 'Submitted', closedAt: null }]
  // Orders that were never submitted are none of a restaurant's business.
  if (closedSince) {
    const closedAt = { gte: closedSince }
    parts.push({ ...of, status: { in: ['Submitted', 'Canceled'] }, closedAt, submittedAt: { not: null } })
  }
  // Without a limit, with which Prisma would have the orders sorted: a kitchen's day is short enough.
  const lists = await Promise.all(parts.map((where) => db.read.order.findMany({ where, select: placing })))
  const places = lists.flat().map((order) => {
    const column = boardColumn(order, now)
    const { id, customerId, restaurantId, closedAt } = order
    return { id, customerId, restaurantId, column, rank: boardRank(order, column, closedAt?.getTime() ?? 0) }
  })
  return BOARD_COLUMNS.flatMap((column) => inFairOrder(places.filter((place) => place.column === column)))
}

/** The counts of the open orders on the boards of these restaurants; those without any are missing. */
export async function countBoardOrders(
  restaurantIds: readonly number[],
  { db, now }: { db: Db; now: Date },
): Promise<Map<number, BoardCounts>> {
  const of = { restaurantId: { in: [...restaurantIds] } }
  return countsOf(await listBoardPlaces(of, { closedSince: null }, { db, now }))
}

/** Counts the places by restaurant; restaurants without any are missing. */
export function countsOf(places: readonly BoardPlace[]): Map<number, BoardCounts> {
  const counts = new Map<number, BoardCounts>()
  for (const { restaurantId, column } of places) {
    if (restaurantId === null) continue
    const of = counts.get(restaurantId) ?? countColumns([])
    of[column] += 1
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
