import 'server-only'
import { type RestaurantRow, restaurantShape } from '@/lib/db/shapes'
import type { Deps } from '@/lib/services/deps'
import { type RestaurantFields, toColumns } from './create-restaurant'
import { ownRestaurant } from './own-restaurant'

type UpdateRestaurant = { restaurantId: number; actorId: number; fields: Partial<RestaurantFields> }

/** Changes the owner's own restaurant; what is absent stays. Its menu is listed as long as it takes orders. */
export async function updateRestaurant(
  { restaurantId, actorId, fields }: UpdateRestaurant,
  { db, now }: Deps,
): Promise<RestaurantRow> {
  return db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    if (fields.servicing !== undefined) {
      await tx.menuItem.updateMany({ where: { restaurantId }, data: { listed: fields.servicing } })
    }
    const data = { ...toColumns(fields), updatedAt: now }
    return tx.restaurant.update({ where: { id: restaurantId }, data, select: restaurantShape })
  })
}

/** Takes the owner's own restaurant off the public list or puts it back; doing so twice is the same as once. */
export async function setServicing(
  { restaurantId, actorId, servicing }: { restaurantId: number; actorId: number; servicing: boolean },
  deps: Deps,
): Promise<RestaurantRow> {
  return updateRestaurant({ restaurantId, actorId, fields: { servicing } }, deps)
}
