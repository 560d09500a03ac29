import 'server-only'
import type { Db } from '@/lib/db/database'

/** The ids of the menu items that a user likes. */
export async function listLikedIds(userId: number, { db }: { db: Db }): Promise<number[]> {
  const likes = await db.read.menuItemLike.findMany({
    where: { userId },
    select: { menuItemId: true },
    orderBy: { menuItemId: 'asc' },
  })
  return likes.map((like) => like.menuItemId)
}
