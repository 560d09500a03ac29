import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db } from '@/lib/db/database'
import { afterId, idCursor, paged, rowsToRead } from '@/lib/db/paging'
import { restaurantShape } from '@/lib/db/shapes'

/** The restaurants that take orders. */
export function listRestaurants(page: Page, { db }: { db: Db }) {
  return listPage({ servicing: true }, page, db)
}

/** An owner's restaurants, inactive ones too. */
export function listOwnedRestaurants({ ownerId, ...page }: Page & { ownerId: number }, { db }: { db: Db }) {
  return listPage({ ownerId }, page, db)
}

async function listPage(where: { servicing: true } | { ownerId: number }, page: Page, db: Db) {
  const rows = await db.read.restaurant.findMany({
    where: { ...where, ...afterId(page) },
    select: restaurantShape,
    orderBy: { id: 'asc' },
    take: rowsToRead(page),
  })
  return paged(rows, page, idCursor)
}
