import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { newestLikes } from '@/lib/db/likes'
import { menuItemShape } from '@/lib/db/shapes'
import { fieldError } from '@/lib/errors'
import { MAX_LISTED_LIKES } from '@/lib/list-limits'
import { type MenuItemUpdate, newNameField } from '@/lib/menu/contract/schemas'
import { pictureAddress } from '@/lib/pictures/server/picture-address'
import { ownMenuItem } from './own-menu-item'

type UpdateMenuItem = MenuItemUpdate & { itemId: number; actorId: number }

/** Changes an item of the owner's own restaurant; a new name may have letters and spaces only (spec §5.4). */
export async function updateMenuItem({ itemId, actorId, foodImage, ...fields }: UpdateMenuItem, { db, now }: Deps) {
  return db.write(async (tx) => {
    const before = await ownMenuItem({ itemId, actorId }, tx)
    if (fields.name !== undefined && fields.name !== before.name) requireNewName(fields.name)
    const picture = foodImage === undefined ? undefined : pictureAddress(foodImage, 'food_image')
    const item = await tx.menuItem.update({
      where: { id: itemId },
      data: { ...fields, foodImage: picture, updatedAt: now },
      select: menuItemShape,
    })
    const likes = await newestLikes([itemId], MAX_LISTED_LIKES, tx)
    return { ...item, likes: likes.get(itemId) ?? [] }
  })
}

function requireNewName(name: string): void {
  const parsed = newNameField.safeParse(name)
  if (!parsed.success) throw fieldError('name', parsed.error.issues[0]?.message ?? 'Invalid name')
}
