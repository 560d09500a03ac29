import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { newestLikes } from '@/lib/db/likes'
import { AppError } from '@/lib/errors'
import { MAX_LIKES, MAX_LISTED_LIKES } from '@/lib/list-limits'

type SetLike = { itemId: number; userId: number; liked: boolean }

/** Likes a menu item or no longer; returns the ids of the newest users who do. Throws `conflict` above the maximum. */
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
      if ((await tx.menuItemLike.count({ where: { userId } })) > MAX_LIKES) throw tooMany()
    } else {
      await tx.menuItemLike.deleteMany({ where: key })
    }
    const likes = await newestLikes([itemId], MAX_LISTED_LIKES, tx)
    return likes.get(itemId) ?? []
  })
}

function tooMany(): AppError {
  const most = MAX_LIKES.toLocaleString('en-US')
  return new AppError('conflict', `You can have at most ${most} favorites. Please remove one that you no longer need.`)
}
