import 'server-only'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import type { FoodType } from '@/lib/domain/catalogue'
import type { Cents } from '@/lib/domain/money'
import type { Deps } from '@/lib/services/deps'
import { requirePictureAddress } from '@/lib/services/images/require-picture-address'
import { ownRestaurant } from '@/lib/services/restaurants/own-restaurant'

export type MenuItemFields = {
  name: string
  description: string
  /** In cents, whatever the wire calls it: contracts turn dollars into cents. */
  price: Cents
  foodImage: string
  foodType: FoodType
}

type CreateMenuItem = MenuItemFields & { actorId: number; restaurantId: number }

/** Adds an item to the menu of the owner's own restaurant. */
export async function createMenuItem(
  { actorId, restaurantId, price, ...fields }: CreateMenuItem,
  { db, now }: Deps,
): Promise<MenuItemRow> {
  requirePictureAddress('food_image', fields.foodImage)
  return db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    const data = { ...fields, priceCents: price, restaurantId, createdAt: now, updatedAt: now }
    return tx.menuItem.create({ data, select: menuItemShape })
  })
}
