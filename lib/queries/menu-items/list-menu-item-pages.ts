import 'server-only'
import type { Db } from '@/lib/db/database'

/** The dishes of restaurants that take orders, with when they changed, at most so many. */
export function listMenuItemPages(limit: number, { db }: { db: Db }) {
  return db.read.menuItem.findMany({
    where: { restaurant: { servicing: true } },
    select: { id: true, updatedAt: true },
    orderBy: { id: 'asc' },
    take: limit,
  })
}
