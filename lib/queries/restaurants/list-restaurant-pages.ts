import 'server-only'
import type { Db } from '@/lib/db/database'

/** The restaurants that take orders, with when they changed, at most so many. */
export function listRestaurantPages(limit: number, { db }: { db: Db }) {
  return db.read.restaurant.findMany({
    where: { servicing: true },
    select: { id: true, updatedAt: true },
    orderBy: { id: 'asc' },
    take: limit,
  })
}
