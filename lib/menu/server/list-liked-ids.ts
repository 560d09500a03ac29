import 'server-only'
import type { Db } from '@/lib/db/database'
import { MAX_LIKES } from '@/lib/list-limits'

/** The ids of the menu items that a user likes; the newest ones for an old account above the limit. */
export async function listLikedIds(userId: number, { db }: { db: Db }): Promise<number[]> {
  const likes = await db.read.menuItemLike.findMany({
    where: { userId },
    select: { menuItemId: true },
    orderBy: [{ createdAt: 'desc' }, { menuItemId: 'desc' }],
    take: MAX_LIKES,
  })
  return likes.map((like) => like.menuItemId).toSorted((a, b) => a - b)
}
