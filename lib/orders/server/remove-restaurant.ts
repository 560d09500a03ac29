import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { deleteRestaurant, updateRestaurant } from '@/lib/restaurants/server/commands'
import { settleOrders } from './clock'
import { closeOrders } from './close-orders'

type RemoveRestaurant = { restaurantId: number; actorId: number; type: 'soft' | 'hard' }

/** Deactivates the owner's own restaurant (soft), or deletes it with its data (hard) unless it has open orders. */
export async function removeRestaurant({ type, ...target }: RemoveRestaurant, deps: Deps): Promise<void> {
  if (type === 'soft') {
    await updateRestaurant({ ...target, fields: { servicing: false } }, deps)
    return
  }
  // Orders that the clock closes do not prevent the deletion.
  await settleOrders({ restaurantId: target.restaurantId }, deps)
  await deleteRestaurant(target, { ...deps, closeOrders })
}
