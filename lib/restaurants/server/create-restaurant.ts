import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { type RestaurantRow, restaurantShape } from '@/lib/db/shapes'
import { env } from '@/lib/env'
import { pictureAddress } from '@/lib/pictures/server/picture-address'
import type { NewRestaurant } from '@/lib/restaurants/contract/schemas'

/** Creates a restaurant; the first one makes its creator an owner. */
export async function createRestaurant(
  { ownerId, fields }: { ownerId: number; fields: NewRestaurant },
  { db, now }: Deps,
): Promise<RestaurantRow> {
  return db.write(async (tx) => {
    await tx.user.update({ where: { id: ownerId }, data: { restaurantOwner: true } })
    const { deliveryTime, timeZone = env.DEFAULT_TIME_ZONE, ...columns } = fields
    const storeImage = pictureAddress(fields.storeImage, 'storeImage')
    return tx.restaurant.create({
      data: {
        ...columns,
        deliveryTimeMinutes: deliveryTime,
        timeZone,
        storeImage,
        ownerId,
        createdAt: now,
        updatedAt: now,
      },
      select: restaurantShape,
    })
  })
}
