import 'server-only'
import type { Db } from '@/lib/db/database'
import { MAX_MENU_ITEMS } from '@/lib/domain/list-limits'
import { menuCardShape } from './menu-card-shape'

/** The menu of one restaurant for its page, in the order it was written; without the likes, which no card lists. */
export function listMenuCards(restaurantId: number, { db }: { db: Db }) {
  return db.read.menuItem.findMany({
    where: { restaurantId },
    select: menuCardShape,
    orderBy: { id: 'asc' },
    take: MAX_MENU_ITEMS,
  })
}

/** A few other menu items of the same restaurant. */
export async function listMenuCardsBeside(
  item: { id: number; restaurantId: number },
  count: number,
  { db }: { db: Db },
) {
  return db.read.menuItem.findMany({
    where: { restaurantId: item.restaurantId, id: { not: item.id } },
    select: menuCardShape,
    orderBy: { id: 'asc' },
    take: count,
  })
}
