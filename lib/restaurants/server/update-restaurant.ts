import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { restaurantShape } from '@/lib/db/shapes'
import { pictureAddress } from '@/lib/pictures/server/picture-address'
import type { RestaurantUpdate } from '@/lib/restaurants/contract/schemas'
import { ownRestaurant } from './own-restaurant'

type UpdateRestaurant = { restaurantId: number; actorId: number; fields: RestaurantUpdate }

/** Changes the owner's own restaurant; missing fields stay unchanged. Its menu is listed while it takes orders. */
export async function updateRestaurant({ restaurantId, actorId, fields }: UpdateRestaurant, { db, now }: Deps) {
  return db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    if (fields.servicing !== undefined) {
      await tx.menuItem.updateMany({ where: { restaurantId }, data: { listed: fields.servicing } })
    }
    const { deliveryTime, storeImage, ...columns } = fields
    const picture = storeImage === undefined ? undefined : pictureAddress(storeImage, 'storeImage')
    return tx.restaurant.update({
      where: { id: restaurantId },
      data: { ...columns, deliveryTimeMinutes: deliveryTime, storeImage: picture, updatedAt: now },
      select: restaurantShape,
    })
  })
}
