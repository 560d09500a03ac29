import 'server-only'
import type { Db } from '@/lib/db/database'
import { MAX_ROWS } from '@/lib/list-limits'
import { type BoardCounts, countColumns } from '@/lib/live/rules/order-board'
import { type BoardPlace, listBoardPlaces } from './board-places'

/** The counts of the open orders on the boards of these restaurants; those without any are missing. */
export async function countBoardOrders(
  restaurantIds: readonly number[],
  { db, now }: { db: Db; now: Date },
): Promise<Map<number, BoardCounts>> {
  const of = { restaurantId: { in: [...restaurantIds] } }
  return countsOf(await listBoardPlaces(of, { closedSince: null }, { db, now }))
}

/** The counts of each restaurant that has any of these. */
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
