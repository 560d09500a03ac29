import 'server-only'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'

type SetLike = { itemId: number; userId: number; liked: boolean }

/** Likes a menu item or takes the like back; doing so twice is the same as once. Answers the ids of all who like it. */
export async function setLike({ itemId, userId, liked }: SetLike, { db, now }: Deps): Promise<number[]> {
  return db.write(async (tx) => {
    if ((await tx.menuItem.count({ where: { id: itemId } })) === 0)
      throw new AppError('not_found', 'Menu item not found')
    const key = { userId, menuItemId: itemId }
    if (liked) {
      await tx.menuItemLike.upsert({
        where: { userId_menuItemId: key },
        create: { ...key, createdAt: now },
        update: {},
      })
    } else {
      await tx.menuItemLike.deleteMany({ where: key })
    }
    const likes = await tx.menuItemLike.findMany({ where: { menuItemId: itemId }, orderBy: { userId: 'asc' } })
    return likes.map((like) => like.userId)
  })
}
