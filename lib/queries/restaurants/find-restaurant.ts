import 'server-only'
import type { Db } from '@/lib/db/database'
import { restaurantShape } from '@/lib/db/shapes'

/** A restaurant, inactive ones too: its page stays readable. */
export function findRestaurant(id: number, { db }: { db: Db }) {
  return db.read.restaurant.findUnique({ where: { id }, select: restaurantShape })
}
