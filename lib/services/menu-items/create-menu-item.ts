import 'server-only'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import type { FoodType } from '@/lib/domain/catalog'
import { MAX_MENU_ITEMS } from '@/lib/domain/list-limits'
import type { Cents } from '@/lib/domain/money'
import { AppError } from '@/lib/errors'
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

/** Adds an item to the menu of the owner's own restaurant. Throws `conflict` when the menu is full. */
export async function createMenuItem(
  { actorId, restaurantId, price, foodImage, ...fields }: CreateMenuItem,
  { db, now }: Deps,
): Promise<MenuItemRow> {
  return db.write(async (tx) => {
    const { servicing } = await ownRestaurant({ restaurantId, actorId }, tx)
    if ((await tx.menuItem.count({ where: { restaurantId } })) >= MAX_MENU_ITEMS) {
      throw new AppError(
        'conflict',
        `A menu has at most ${MAX_MENU_ITEMS} items. Please delete one that you no longer need.`,
      )
    }
    const columns = { ...fields, foodImage: pictureAddress(foodImage, 'food_image'), priceCents: price }
    const item = await tx.menuItem.create({
      data: { ...columns, restaurantId, listed: servicing, createdAt: now, updatedAt: now },
      select: menuItemShape,
    })
    return { ...item, likes: [] }
  })
}
