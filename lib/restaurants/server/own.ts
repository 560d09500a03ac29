import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import { ownsRestaurant } from '@/lib/policy'
import { restaurantShape } from './shapes'

/** A restaurant, or something that belongs to one. */
type Owned = { ownerId: number } | { restaurant: { ownerId: number } }

/**
 * The found row, if its restaurant is the actor's (spec §6.1). Throws `not_found` if null, and `forbidden` for others:
 * restaurants are public, so another owner's is not hidden. Call it in the transaction that changes the row.
 */
export function requireOwn<Found extends Owned>(found: Found | null, name: string, actorId: number): Found {
  if (!found) throw new AppError('not_found', `${name} not found`)
  const owned: Owned = found
  const restaurant = 'restaurant' in owned ? owned.restaurant : owned
  if (!ownsRestaurant({ id: actorId }, restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  return found
}

/** The restaurant, if the actor owns it. */
export async function ownRestaurant({ restaurantId, actorId }: { restaurantId: number; actorId: number }, tx: Tx) {
  const found = await tx.restaurant.findUnique({ where: { id: restaurantId }, select: restaurantShape })
  return requireOwn(found, 'Restaurant', actorId)
}
