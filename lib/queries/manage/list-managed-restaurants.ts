import 'server-only'
import { lastPage, listWindow } from '@/lib/contracts/list-pages'
import type { Db } from '@/lib/db/database'
import { restaurantShape } from '@/lib/db/shapes'

/** What is deleted with a restaurant, and what stays. */
type DeletionCounts = {
  menuItems: number
  likes: number
  reviews: number
  /** They stay as receipts of customers. */
  orders: number
  /** Those not submitted yet, which will be canceled. */
  openOrders: number
}

/**
 * An owner's restaurants up to a page of the list, each with its deletion counts, and the number of restaurants in all.
 * A page past the end is the last one. Four queries, however many restaurants there are.
 */
export async function listManagedRestaurants({ ownerId, page }: { ownerId: number; page: number }, { db }: { db: Db }) {
  const where = { ownerId }
  const total = await db.read.restaurant.count({ where })
  const shown = listWindow(Math.min(page, lastPage(total)))
  const found = await db.read.restaurant.findMany({
    where,
    select: { ...restaurantShape, _count: { select: { orders: true } } },
    orderBy: { id: 'asc' },
    skip: shown.skip,
    take: shown.take,
  })
  const ids = found.map(({ id }) => id)
  const [items, open] = await Promise.all([
    db.read.menuItem.findMany({
      where: { restaurantId: { in: ids } },
      select: { restaurantId: true, _count: { select: { likes: true } } },
    }),
    db.read.order.groupBy({
      by: ['restaurantId'],
      where: { restaurantId: { in: ids }, status: 'Active' },
      _count: true,
    }),
  ])
  const menus = new Map(ids.map((id) => [id, { items: 0, likes: 0 }]))
  for (const item of items) {
    const menu = menus.get(item.restaurantId)
    if (menu) menus.set(item.restaurantId, { items: menu.items + 1, likes: menu.likes + item._count.likes })
  }
  const openOf = new Map(open.map((group) => [group.restaurantId, group._count]))
  const restaurants = found.map(({ _count, ...restaurant }) => {
    const menu = menus.get(restaurant.id)
    const counts: DeletionCounts = {
      menuItems: menu?.items ?? 0,
      likes: menu?.likes ?? 0,
      reviews: restaurant.reviewCount,
      orders: _count.orders,
      openOrders: openOf.get(restaurant.id) ?? 0,
    }
    return { ...restaurant, counts }
  })
  return { restaurants, total, page: shown.page }
}

export type OwnedRestaurant = Awaited<ReturnType<typeof listManagedRestaurants>>['restaurants'][number]
