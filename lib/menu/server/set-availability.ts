import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { newestLikes } from '@/lib/db/likes'
import { menuItemShape } from '@/lib/db/shapes'
import { MAX_LISTED_LIKES } from '@/lib/list-limits'
import type { Availability } from '@/lib/menu/contract/schemas'
import { nextOpening, UNTIL_CHANGED } from '@/lib/restaurants/rules/taking-orders'
import { ownMenuItem } from './own-menu-item'

type SetAvailability = Availability & { itemId: number; actorId: number }

/** Marks an item of the owner's own restaurant as sold out, until its next opening or until it is changed, or as available. */
export async function setAvailability({ itemId, actorId, until }: SetAvailability, { db, now }: Deps) {
  return db.write(async (tx) => {
    const { restaurantId } = await ownMenuItem({ itemId, actorId }, tx)
    const hours = await tx.restaurant.findUniqueOrThrow({
      where: { id: restaurantId },
      select: { businessHours: true, timeZone: true },
    })
    const ends = { next_opening: nextOpening(hours, now), changed: UNTIL_CHANGED }
    const item = await tx.menuItem.update({
      where: { id: itemId },
      data: { soldOutUntil: until && ends[until], updatedAt: now },
      select: menuItemShape,
    })
    const likes = await newestLikes([itemId], MAX_LISTED_LIKES, tx)
    return { ...item, likes: likes.get(itemId) ?? [] }
  })
}
