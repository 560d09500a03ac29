import 'server-only'
import type { Db } from '@/lib/db/database'

/** Ids per part: this limits the size of a file and keeps it stable while the site grows. */
const IDS_PER_PART = 1_000

/** The number of parts, from the highest ids. Parts are numbered from 0. */
export async function countSitemapParts({ db }: { db: Db }): Promise<number> {
  const last = { orderBy: { id: 'desc' }, select: { id: true } } as const
  const [restaurant, item] = await Promise.all([db.read.restaurant.findFirst(last), db.read.menuItem.findFirst(last)])
  return Math.floor(Math.max(restaurant?.id ?? 0, item?.id ?? 0) / IDS_PER_PART) + 1
}

/** The restaurants that take orders and their items with ids in this part, and when they changed. */
export async function listSitemapPart(part: number, { db }: { db: Db }) {
  const first = part * IDS_PER_PART
  const id = { gte: first, lt: first + IDS_PER_PART }
  const rest = { select: { id: true, updatedAt: true }, orderBy: { id: 'asc' } } as const
  const [restaurants, menuItems] = await Promise.all([
    db.read.restaurant.findMany({ where: { servicing: true, id }, ...rest }),
    db.read.menuItem.findMany({ where: { listed: true, id }, ...rest }),
  ])
  return { restaurants, menuItems }
}
