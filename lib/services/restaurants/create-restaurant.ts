import 'server-only'
import { type RestaurantRow, restaurantShape } from '@/lib/db/shapes'
import type { Cuisine, PriceLevel } from '@/lib/domain/catalog'
import type { Cents } from '@/lib/domain/money'
import { env } from '@/lib/env'
import type { Deps } from '@/lib/services/deps'
import { pictureAddress } from '@/lib/services/images/picture-address'

export type RestaurantFields = {
  name: string
  description: string
  address: string
  city: string
  state: string
  zip: string
  cuisineType: Cuisine
  /** In cents, whatever the wire calls it: contracts turn dollars into cents. */
  deliveryFee: Cents
  /** In minutes. */
  deliveryTime: number
  businessHours: string
  servicing: boolean
  storeImage: string
  priceLevel: PriceLevel
  closingTime: string
  timeZone?: string
}

/** The columns for the fields of a form; what is absent stays absent. */
export function toColumns({ deliveryFee, deliveryTime, storeImage, ...same }: Partial<RestaurantFields>) {
  return {
    ...same,
    storeImage: storeImage === undefined ? undefined : pictureAddress(storeImage, 'storeImage'),
    deliveryFeeCents: deliveryFee,
    deliveryTimeMinutes: deliveryTime,
  }
}

/** Creates a restaurant; the first one makes its creator an owner. */
export async function createRestaurant(
  { ownerId, fields }: { ownerId: number; fields: RestaurantFields },
  { db, now }: Deps,
): Promise<RestaurantRow> {
  return db.write(async (tx) => {
    await tx.user.update({ where: { id: ownerId }, data: { restaurantOwner: true } })
    const { deliveryFee, deliveryTime, timeZone = env.DEFAULT_TIME_ZONE, ...same } = fields
    const storeImage = pictureAddress(fields.storeImage, 'storeImage')
    const columns = { ...same, timeZone, storeImage, deliveryFeeCents: deliveryFee, deliveryTimeMinutes: deliveryTime }
    return tx.restaurant.create({
      data: { ...columns, ownerId, createdAt: now, updatedAt: now },
      select: restaurantShape,
    })
  })
}
