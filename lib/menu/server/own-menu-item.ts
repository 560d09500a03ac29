import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Tx } from '@/lib/db/database'
import { menuItemShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { ownsRestaurant } from '@/lib/policy'

/** The menu item, if the actor owns its restaurant (spec §6.1). */
export async function ownMenuItem({ itemId, actorId }: { itemId: number; actorId: number }, tx: Tx) {
  const item = await tx.menuItem.findUnique({ where: { id: itemId }, select: menuItemShape })
  if (!item) throw new AppError('not_found', 'Menu item not found')
  if (!ownsRestaurant({ id: actorId }, item.restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  return item
}
