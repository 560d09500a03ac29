import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Tx } from '@/lib/db/database'
import { restaurantShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { ownsRestaurant } from '@/lib/policy'

/** The restaurant, if the actor owns it (spec §6.1). Restaurants are public, so another's is forbidden, not missing. */
export async function ownRestaurant({ restaurantId, actorId }: { restaurantId: number; actorId: number }, tx: Tx) {
  const restaurant = await tx.restaurant.findUnique({ where: { id: restaurantId }, select: restaurantShape })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  if (!ownsRestaurant({ id: actorId }, restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  return restaurant
}
