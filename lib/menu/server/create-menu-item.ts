import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { MAX_MENU_ITEMS } from '@/lib/list-limits'
import type { NewMenuItem } from '@/lib/menu/contract/schemas'
import { pictureAddress } from '@/lib/pictures/server/picture-address'
import { ownRestaurant } from '@/lib/restaurants/server/own-restaurant'

type CreateMenuItem = NewMenuItem & { actorId: number }

/** Adds an item to the menu of the owner's own restaurant. Throws `conflict` when the menu is full. */
export async function createMenuItem(
  { actorId, restaurantId, foodImage, ...fields }: CreateMenuItem,
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
    const picture = pictureAddress(foodImage, 'food_image')
    const item = await tx.menuItem.create({
      data: { ...fields, foodImage: picture, restaurantId, listed: servicing, createdAt: now, updatedAt: now },
      select: menuItemShape,
    })
    return { ...item, likes: [] }
  })
}
