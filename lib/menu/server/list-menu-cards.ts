import 'server-only'
import type { Db } from '@/lib/db/database'
import { MAX_MENU_ITEMS } from '@/lib/list-limits'
import { menuCardShape } from './menu-card-shape'

/** The menu of a restaurant for its page, oldest item first, without the likes. */
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
