import 'server-only'
import type { Db } from '@/lib/db/database'
import { countLikes } from '@/lib/db/likes'
import { pageWindow } from '@/lib/db/paging'
import { restaurantShape } from '@/lib/db/shapes'

/** An owner's restaurants up to a page, each with its deletion counts, and their number: always five queries. */
export async function listManagedRestaurants({ ownerId, page }: { ownerId: number; page: number }, { db }: { db: Db }) {
  const where = { ownerId }
  const total = await db.read.restaurant.count({ where })
  const shown = pageWindow(page, total)
  const found = await db.read.restaurant.findMany({
    where,
    select: restaurantShape,
    orderBy: { id: 'asc' },
    ...shown.rows,
  })
  const ids = found.map(({ id }) => id)
  const ofThese = { restaurantId: { in: ids } }
  // Not the counts of relations: for those the database would count the orders and likes of all restaurants.
  const [items, likes, orders] = await Promise.all([
    db.read.menuItem.groupBy({ by: ['restaurantId'], where: ofThese, _count: true }),
    countLikes(ids, db.read),
    db.read.order.groupBy({ by: ['restaurantId', 'status'], where: ofThese, _count: true }),
  ])
  const itemsOf = new Map(items.map((group) => [group.restaurantId, group._count]))
  const restaurants = found.map((restaurant) => {
    const { id, reviewCount } = restaurant
    const own = orders.filter((group) => group.restaurantId === id)
    const unplaced = own.filter((group) => group.status === 'Active')
    const counts = {
      menuItems: itemsOf.get(id) ?? 0,
      likes: likes.get(id) ?? 0,
      reviews: reviewCount,
      /** They stay as receipts of customers. */
      orders: numberOf(own) - numberOf(unplaced),
      unplacedOrders: numberOf(unplaced),
    }
    return { ...restaurant, counts }
  })
  return { restaurants, total, page: shown.page }
}

const numberOf = (groups: { _count: number }[]) => groups.reduce((sum, group) => sum + group._count, 0)

export type OwnedRestaurant = Awaited<ReturnType<typeof listManagedRestaurants>>['restaurants'][number]
