import 'server-only'
import type { Page } from '@/lib/contract/answers'
import { TEXTS } from '@/lib/contract/texts'
import type { Db } from '@/lib/db/database'
import { newestLikes } from '@/lib/db/likes'
import { afterId, idCursor, paged, rowsToRead } from '@/lib/db/paging'
import { menuItemShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { MAX_LISTED_LIKES, MAX_MENU_ITEMS } from '@/lib/list-limits'
import { ownsRestaurant } from '@/lib/policy'

/** The menu items of all restaurants that take orders. */
export function listMenuItems(page: Page, { db }: { db: Db }) {
  return listPage({ listed: true }, page, db)
}

/** The whole menu of a restaurant, oldest item first. */
export async function listMenu(restaurantId: number, { db }: { db: Db }) {
  return (await listPage({ restaurantId }, { limit: MAX_MENU_ITEMS }, db)).rows
}

/** The menu of a restaurant for its owner; anyone else is forbidden (spec §6.1). */
export async function listManagedMenu(
  { restaurantId, actorId, ...page }: Page & { restaurantId: number; actorId: number },
  { db }: { db: Db },
) {
  const restaurant = await db.read.restaurant.findUnique({ where: { id: restaurantId }, select: { ownerId: true } })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  if (!ownsRestaurant({ id: actorId }, restaurant)) throw new AppError('forbidden', TEXTS.notAllowed)
  return listPage({ restaurantId }, page, db)
}

async function listPage(where: { listed: true } | { restaurantId: number }, page: Page, db: Db) {
  const found = await db.read.menuItem.findMany({
    where: { ...where, ...afterId(page) },
    select: menuItemShape,
    orderBy: { id: 'asc' },
    take: rowsToRead(page),
  })
  const { rows, nextCursor } = paged(found, page, idCursor)
  const ids = rows.map(({ id }) => id)
  const likes = await newestLikes(ids, MAX_LISTED_LIKES, db.read)
  return { rows: rows.map((row) => ({ ...row, likes: likes.get(row.id) ?? [] })), nextCursor }
}
