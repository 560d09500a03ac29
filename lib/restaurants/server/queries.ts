import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db } from '@/lib/db/database'
import { afterId, idCursor, paged, queryRange, rowsToRead } from '@/lib/db/paging'
import { AppError } from '@/lib/errors'
import { MAX_COUNTED, MAX_MEMBERS, MAX_ROWS } from '@/lib/list-limits'
import { mayAct } from '@/lib/policy'
import { HOME_ROWS, type RestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import { countLikes } from './likes'
import { fitting, sortBy } from './list-order'
import { type Restaurant, restaurantCardShape, restaurantShape } from './shapes'

/** A restaurant, including inactive ones, whose pages stay readable. */
export function findRestaurant(id: number, { db }: { db: Db }) {
  return db.read.restaurant.findUnique({ where: { id }, select: restaurantShape })
}

/** The same, but throws `not_found` when it is missing. */
export async function requireRestaurant(id: number, { db }: { db: Db }): Promise<Restaurant> {
  const restaurant = await findRestaurant(id, { db })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  return restaurant
}

/** The restaurants that take orders. */
export function listRestaurants(page: Page, { db }: { db: Db }) {
  return listPage({ servicing: true }, page, db)
}

/** An owner's restaurants, including inactive ones. */
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

/** The names of the restaurants whose menus a user changes, the user's own first, each part sorted, up to `MAX_ROWS`. */
export async function listMenuRestaurants(user: { id: number; restaurantMember: boolean }, { db }: { db: Db }) {
  const select = { id: true, name: true, servicing: true } as const
  const own = await db.read.restaurant.findMany({
    where: { ownerId: user.id },
    select,
    orderBy: { name: 'asc' },
    take: MAX_ROWS,
  })
  if (!user.restaurantMember) return own
  const memberships = await db.read.restaurantMember.findMany({
    where: { userId: user.id },
    select: { role: true, restaurant: { select } },
    orderBy: { restaurantId: 'asc' },
    take: MAX_MEMBERS,
  })
  const managed = memberships.flatMap(({ role, restaurant }) => (mayAct(role, 'manager') ? restaurant : []))
  return [...own, ...managed.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))]
}

/**
 * The restaurants that take orders and match a filter, up to a page of the list, and the number of matches up to
 * `MAX_COUNTED`. A page past the end is the last one.
 */
export async function browseRestaurants(filter: RestaurantFilter, page: number, { db }: { db: Db }) {
  const where = fitting(filter)
  const total = await db.read.restaurant.count({ where, take: MAX_COUNTED })
  const shown = queryRange(page, total)
  const restaurants = await db.read.restaurant.findMany({
    where,
    select: restaurantCardShape,
    orderBy: sortBy(filter.sort),
    ...shown.rows,
  })
  return { restaurants, total, page: shown.page }
}

/** How many restaurants a row of /home shows at most. */
const ROW = 8

/** The rows of /home, without those that would show fewer than two restaurants. */
export async function listHomeRows({ db }: { db: Db }) {
  const rows = await Promise.all(
    HOME_ROWS.map(async ({ title, filter }) => ({
      title,
      filter,
      restaurants: await db.read.restaurant.findMany({
        where: fitting(filter),
        select: restaurantCardShape,
        orderBy: sortBy(filter.sort),
        take: ROW,
      }),
    })),
  )
  return rows.filter(({ restaurants }) => restaurants.length > 1)
}

/** The restaurants that take orders with the most stars, at most `take`. */
export function listBestLoved(take: number, { db }: { db: Db }) {
  return db.read.restaurant.findMany({
    where: { servicing: true },
    select: restaurantCardShape,
    orderBy: sortBy('recommended'),
    take,
  })
}

/** An owner's restaurants up to a page, each with its deletion counts, and the total: always five queries. */
export async function listManagedRestaurants({ ownerId, page }: { ownerId: number; page: number }, { db }: { db: Db }) {
  const where = { ownerId }
  const total = await db.read.restaurant.count({ where })
  const shown = queryRange(page, total)
  const found = await db.read.restaurant.findMany({
    where,
    select: { ...restaurantShape, mailsOrders: true },
    orderBy: { id: 'asc' },
    ...shown.rows,
  })
  const ids = found.map(({ id }) => id)
  const ofThese = { restaurantId: { in: ids } }
  // Relation counts would make the database count the orders and likes of all restaurants.
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
      /** Placed orders, which stay as the customers' receipts. */
      orders: numberOf(own) - numberOf(unplaced),
      unplacedOrders: numberOf(unplaced),
    }
    return { ...restaurant, counts }
  })
  return { restaurants, total, page: shown.page }
}

const numberOf = (groups: { _count: number }[]) => groups.reduce((sum, group) => sum + group._count, 0)

export type OwnedRestaurant = Awaited<ReturnType<typeof listManagedRestaurants>>['restaurants'][number]
