import 'server-only'
import type { Db } from '@/lib/db/database'
import { pageWindow } from '@/lib/db/paging'
import { menuCardWithRestaurantShape } from './menu-card-shape'

/** The menu items that a user likes, newest like first, up to a page; those of inactive restaurants too. */
export async function listFavorites(userId: number, page: number, { db }: { db: Db }) {
  const total = await db.read.menuItemLike.count({ where: { userId } })
  const shown = pageWindow(page, total)
  const likes = await db.read.menuItemLike.findMany({
    where: { userId },
    select: { menuItem: { select: menuCardWithRestaurantShape } },
    orderBy: [{ createdAt: 'desc' }, { menuItemId: 'desc' }],
    ...shown.rows,
  })
  return { items: likes.map((like) => like.menuItem), total, page: shown.page }
}
