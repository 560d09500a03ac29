import 'server-only'
import type { RestaurantUpdate } from '@/lib/contracts/restaurants'
import { restaurantShape } from '@/lib/db/shapes'
import type { Deps } from '@/lib/services/deps'
import { pictureAddress } from '@/lib/services/images/picture-address'
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
