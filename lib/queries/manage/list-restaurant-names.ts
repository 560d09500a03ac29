import 'server-only'
import type { Db } from '@/lib/db/database'

/** An owner's restaurants to choose one from. */
export function listRestaurantNames(ownerId: number, { db }: { db: Db }) {
  return db.read.restaurant.findMany({
    where: { ownerId },
    select: { id: true, name: true, servicing: true },
    orderBy: { name: 'asc' },
  })
}
