import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import { mayAct, ownsRestaurant, type RestaurantRole, roleAt } from '@/lib/policy'
import { restaurantShape } from './shapes'

/** A restaurant, or something that belongs to one. */
type Owned = OwnedRestaurant | { restaurant: OwnedRestaurant }
type OwnedRestaurant = { id: number; ownerId: number }

/** A user, and the least role at the restaurant that the user needs. */
export type Needed = { actorId: number; role: RestaurantRole }

/** A user's role at a restaurant; null for everyone who does not work there. Owners cost no statement. */
export async function readRole(actorId: number, restaurant: OwnedRestaurant, tx: Tx): Promise<RestaurantRole | null> {
  const actor = { id: actorId }
  if (ownsRestaurant(actor, restaurant)) return 'owner'
  const key = { userId: actorId, restaurantId: restaurant.id }
  const member = await tx.restaurantMember.findUnique({
    where: { userId_restaurantId: key },
    select: { userId: true, role: true },
  })
  return roleAt(actor, { ...restaurant, members: member ? [member] : [] })
}

/**
 * The found row, if the actor has at least the role needed at its restaurant (spec §6.1). Throws `not_found` if null, and
 * `forbidden` for others: restaurants are public, so another owner's is not hidden. Call it in the transaction that
 * changes the row.
 */
export async function requireRole<Found extends Owned>(
  found: Found | null,
  name: string,
  { actorId, role }: Needed,
  tx: Tx,
): Promise<Found> {
  if (!found) throw new AppError('not_found', `${name} not found`)
  const owned: Owned = found
  const restaurant = 'restaurant' in owned ? owned.restaurant : owned
  if (!mayAct(await readRole(actorId, restaurant, tx), role)) throw new AppError('forbidden', TEXTS.notAllowed)
  return found
}

/** The restaurant, if the actor has at least the role needed there. */
export async function restaurantFor({ restaurantId, ...needed }: Needed & { restaurantId: number }, tx: Tx) {
  const found = await tx.restaurant.findUnique({ where: { id: restaurantId }, select: restaurantShape })
  return requireRole(found, 'Restaurant', needed, tx)
}
