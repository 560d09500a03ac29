import 'server-only'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import type { FoodType } from '@/lib/domain/catalogue'
import type { Cents } from '@/lib/domain/money'
import type { Deps } from '@/lib/services/deps'
import { pictureAddress } from '@/lib/services/images/picture-address'
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
  { actorId, restaurantId, price, foodImage, ...fields }: CreateMenuItem,
  { db, now }: Deps,
): Promise<MenuItemRow> {
  return db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    const columns = { ...fields, foodImage: pictureAddress(foodImage, 'food_image'), priceCents: price }
    return tx.menuItem.create({
      data: { ...columns, restaurantId, createdAt: now, updatedAt: now },
      select: menuItemShape,
    })
  })
}
