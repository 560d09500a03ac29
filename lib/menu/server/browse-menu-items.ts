import 'server-only'
import type { Db } from '@/lib/db/database'
import type { FoodType } from '@/lib/restaurants/rules/catalog'
import { menuCardWithRestaurantShape } from './menu-card-shape'

type Browsing = {
  /** One type, or all. */
  foodType: FoodType | null
  /** The id of the menu item before the list; 0 at the beginning. */
  after: number
  take: number
}

/** The menu items of all restaurants that take orders, and whether there are more. */
export async function browseMenuItems({ foodType, after, take }: Browsing, { db }: { db: Db }) {
  const found = await db.read.menuItem.findMany({
    where: { listed: true, id: { gt: after }, ...(foodType && { foodType }) },
    select: menuCardWithRestaurantShape,
    orderBy: { id: 'asc' },
    take: take + 1,
  })
  return { items: found.slice(0, take), hasMore: found.length > take }
}
