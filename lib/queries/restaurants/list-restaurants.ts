import 'server-only'
import type { Page } from '@/lib/contracts/answers'
import type { Db } from '@/lib/db/database'
import { restaurantShape } from '@/lib/db/shapes'
import { afterId, idCursor, paged, rowsToRead } from '@/lib/queries/page'

/** The restaurants that take orders. */
export async function listRestaurants(page: Page, { db }: { db: Db }) {
  const rows = await db.read.restaurant.findMany({
    where: { servicing: true, ...afterId(page) },
    select: restaurantShape,
    orderBy: { id: 'asc' },
    take: rowsToRead(page),
  })
  return paged(rows, page, idCursor)
}

/** An owner's restaurants, inactive ones too. */
export async function listOwnedRestaurants({ ownerId, ...page }: Page & { ownerId: number }, { db }: { db: Db }) {
  const rows = await db.read.restaurant.findMany({
    where: { ownerId, ...afterId(page) },
    select: restaurantShape,
    orderBy: { id: 'asc' },
    take: rowsToRead(page),
  })
  return paged(rows, page, idCursor)
}
