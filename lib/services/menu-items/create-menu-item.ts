import 'server-only'
import type { NewMenuItem } from '@/lib/contracts/menu-items'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import { MAX_MENU_ITEMS } from '@/lib/domain/list-limits'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { pictureAddress } from '@/lib/services/images/picture-address'
import { ownRestaurant } from '@/lib/services/restaurants/own-restaurant'

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
