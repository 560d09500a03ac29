import 'server-only'
import type { Db } from '@/lib/db/database'
import type { FoodType } from '@/lib/domain/catalogue'
import { mixedCardShape } from './menu-card-shape'

type Browsing = {
  /** One kind, or all. */
  foodType: FoodType | null
  /** The id of the dish that it goes on behind; 0 at the beginning. */
  after: number
  take: number
}

/** How many more are read than asked for, to make up for those that drop out. */
const SPARE = 24

/**
 * The dishes of all restaurants that take orders, and whether more follow. They are walked along their ids, and those of
 * inactive restaurants, which are few, drop out here: asked to join and to order, SQLite sorts the whole table each time.
 */
export async function browseMenuItems({ foodType, after, take }: Browsing, { db }: { db: Db }) {
  const next = (id: number, count: number) =>
    db.read.menuItem.findMany({
      where: { id: { gt: id }, ...(foodType && { foodType }) },
      select: mixedCardShape,
      orderBy: { id: 'asc' },
      take: count,
    })

  const found: Awaited<ReturnType<typeof next>> = []
  let last: number | undefined = after
  while (last !== undefined && found.length <= take) {
    const count: number = take + 1 - found.length + SPARE
    const rows: typeof found = await next(last, count)
    found.push(...rows.filter((item) => item.restaurant.servicing))
    last = rows.length < count ? undefined : rows.at(-1)?.id
  }
  return { items: found.slice(0, take), hasMore: found.length > take }
}
