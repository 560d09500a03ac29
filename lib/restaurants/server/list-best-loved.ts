import 'server-only'
import type { Db } from '@/lib/db/database'
import { BEST_LOVED, restaurantCardShape } from './browse-restaurants'

/** The restaurants that take orders with the most stars, at most `take`. */
export function listBestLoved(take: number, { db }: { db: Db }) {
  return db.read.restaurant.findMany({
    where: { servicing: true },
    select: restaurantCardShape,
    orderBy: BEST_LOVED,
    take,
  })
}
