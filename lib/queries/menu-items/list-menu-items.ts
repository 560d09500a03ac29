import 'server-only'
import type { Page } from '@/lib/contracts/answers'
import { TEXTS } from '@/lib/contracts/texts'
import type { Db } from '@/lib/db/database'
import { menuItemShape } from '@/lib/db/shapes'
import { ownsRestaurant } from '@/lib/domain/policy'
import { AppError } from '@/lib/errors'
import { afterId, idCursor, paged, rowsToRead } from '@/lib/queries/page'

/** The menu items of all restaurants that take orders. */
export async function listMenuItems(page: Page, { db }: { db: Db }) {
  const rows = await db.read.menuItem.findMany({
    where: { restaurant: { servicing: true }, ...afterId(page) },
    select: menuItemShape,
    orderBy: { id: 'asc' },
    take: rowsToRead(page),
  })
  return paged(rows, page, idCursor)
}

/** The menu of one restaurant, in the order it was written. */
export function listMenu(restaurantId: number, { db }: { db: Db }) {
  return db.read.menuItem.findMany({ where: { restaurantId }, select: menuItemShape, orderBy: { id: 'asc' } })
}

/** The menu of one restaurant for the one who manages it; another's is forbidden (spec §6). */
export async function listManagedMenu(
  { restaurantId, actorId }: { restaurantId: number; actorId: number },
  { db }: { db: Db },
) {
  const restaurant = await db.read.restaurant.findUnique({ where: { id: restaurantId }, select: { ownerId: true } })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  if (!ownsRestaurant({ id: actorId }, restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  return listMenu(restaurantId, { db })
}
