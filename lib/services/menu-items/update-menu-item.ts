import 'server-only'
import { newNameField } from '@/lib/contracts/menu-items'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import { fieldError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { requirePictureAddress } from '@/lib/services/images/require-picture-address'
import type { MenuItemFields } from './create-menu-item'
import { ownMenuItem } from './own-menu-item'

type UpdateMenuItem = Partial<MenuItemFields> & { itemId: number; actorId: number }

/** Changes an item of the owner's own restaurant; a new name has letters and spaces only (spec §5). */
export async function updateMenuItem(
  { itemId, actorId, price, ...fields }: UpdateMenuItem,
  { db, now }: Deps,
): Promise<MenuItemRow> {
  requirePictureAddress('food_image', fields.foodImage)
  return db.write(async (tx) => {
    const before = await ownMenuItem({ itemId, actorId }, tx)
    if (fields.name !== undefined && fields.name !== before.name) requireNewName(fields.name)
    return tx.menuItem.update({
      where: { id: itemId },
      data: { ...fields, priceCents: price, updatedAt: now },
      select: menuItemShape,
    })
  })
}

function requireNewName(name: string): void {
  const parsed = newNameField.safeParse(name)
  if (!parsed.success) throw fieldError('name', parsed.error.issues[0]?.message ?? 'Invalid name')
}
