import 'server-only'
import type { Db } from '@/lib/db/database'
import { type RestaurantRow, restaurantShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'

/** A restaurant, including inactive ones, whose pages stay readable. */
export function findRestaurant(id: number, { db }: { db: Db }) {
  return db.read.restaurant.findUnique({ where: { id }, select: restaurantShape })
}

/** The same, for callers that need one. Throws `not_found`. */
export async function requireRestaurant(id: number, { db }: { db: Db }): Promise<RestaurantRow> {
  const restaurant = await findRestaurant(id, { db })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  return restaurant
}
