import 'server-only'
import { lastPage, listWindow } from '@/lib/contracts/list-pages'
import type { Db } from '@/lib/db/database'
import { menuCardWithRestaurantShape } from './menu-card-shape'

/**
 * The menu items that a user likes, newest like first, up to a page of the list, including those of inactive
 * restaurants.
 */
export async function listFavorites(userId: number, page: number, { db }: { db: Db }) {
  const total = await db.read.menuItemLike.count({ where: { userId } })
  const shown = listWindow(Math.min(page, lastPage(total)))
  const likes = await db.read.menuItemLike.findMany({
    where: { userId },
    select: { menuItem: { select: menuCardWithRestaurantShape } },
    orderBy: [{ createdAt: 'desc' }, { menuItemId: 'desc' }],
    skip: shown.skip,
    take: shown.take,
  })
  return { items: likes.map((like) => like.menuItem), total, page: shown.page }
}
