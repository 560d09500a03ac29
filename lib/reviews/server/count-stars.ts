import 'server-only'
import type { Db } from '@/lib/db/database'

/** The number of reviews of a restaurant by stars. */
export type StarCounts = Record<1 | 2 | 3 | 4 | 5, number>

/** Counts the reviews of a restaurant by stars. */
export async function countStars(restaurantId: number, { db }: { db: Db }): Promise<StarCounts> {
  const groups = await db.read.review.groupBy({
    by: ['restaurantRating'],
    where: { restaurantId },
    _count: { _all: true },
  })
  const of = (stars: number) => groups.find((group) => group.restaurantRating === stars)?._count._all ?? 0
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) }
}
