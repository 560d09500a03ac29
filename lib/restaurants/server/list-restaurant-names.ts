import 'server-only'
import type { Db } from '@/lib/db/database'
import { MAX_ROWS } from '@/lib/list-limits'

/** The names of an owner's restaurants, sorted, up to `MAX_ROWS`. */
export function listRestaurantNames(ownerId: number, { db }: { db: Db }) {
  return db.read.restaurant.findMany({
    where: { ownerId },
    select: { id: true, name: true, servicing: true },
    orderBy: { name: 'asc' },
    take: MAX_ROWS,
  })
}
