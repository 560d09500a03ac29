import 'server-only'
import type { Db } from '@/lib/db/database'
import { restaurantShape } from '@/lib/db/shapes'

/** A restaurant, including inactive ones, whose pages stay readable. */
export function findRestaurant(id: number, { db }: { db: Db }) {
  return db.read.restaurant.findUnique({ where: { id }, select: restaurantShape })
}
