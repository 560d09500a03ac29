import 'server-only'
import { lastPage, listWindow } from '@/lib/contracts/list-pages'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { MAX_COUNTED } from '@/lib/domain/list-limits'
import type { RestaurantFilter, RestaurantSort } from '@/lib/domain/restaurant-filter'

/** No more than a card shows: these rows go to the browser as they are. */
export const restaurantCardShape = {
  id: true,
  name: true,
  storeImage: true,
  cuisineType: true,
  priceLevel: true,
  ratingTenths: true,
  reviewCount: true,
  deliveryTimeMinutes: true,
  deliveryFeeCents: true,
} as const satisfies Prisma.RestaurantSelect
export type RestaurantCardRow = Prisma.RestaurantGetPayload<{ select: typeof restaurantCardShape }>

type Order = Prisma.RestaurantOrderByWithRelationInput[]

/** All stars ever given: many good reviews say more than a single perfect one. */
export const BEST_LOVED: Order = [{ ratingSum: 'desc' }, { id: 'asc' }]

// The id makes every order total: no restaurant shows up in two steps or in none. Each order has its index in the schema.
const ORDERS: Record<RestaurantSort, Order> = {
  recommended: BEST_LOVED,
  rating: [{ ratingOrder: 'desc' }, { reviewCount: 'desc' }, { id: 'asc' }],
  'delivery-time': [{ deliveryTimeMinutes: 'asc' }, { ratingOrder: 'desc' }, { id: 'asc' }],
  'delivery-fee': [{ deliveryFeeCents: 'asc' }, { ratingOrder: 'desc' }, { id: 'asc' }],
}

/**
 * The restaurants that take orders and match a filter, up to a page of the list, with how many match in all, counted up to
 * `MAX_COUNTED`. A page past the end is the last one.
 */
export async function browseRestaurants(filter: RestaurantFilter, page: number, { db }: { db: Db }) {
  const where = {
    servicing: true,
    ...(filter.cuisine !== null && { cuisineType: filter.cuisine }),
    ...(filter.priceLevels.length > 0 && { priceLevel: { in: [...filter.priceLevels] } }),
    ...(filter.minRatingTenths !== null && { ratingTenths: { gte: filter.minRatingTenths } }),
    // Not 'at most': as a range of an index it would tempt SQLite to collect all of them and sort them anew.
    ...(filter.maxMinutes !== null && { NOT: { deliveryTimeMinutes: { gt: filter.maxMinutes } } }),
  }
  const total = await db.read.restaurant.count({ where, take: MAX_COUNTED })
  const shown = listWindow(Math.min(page, lastPage(total)))
  const restaurants = await db.read.restaurant.findMany({
    where,
    select: restaurantCardShape,
    orderBy: ORDERS[filter.sort],
    skip: shown.skip,
    take: shown.take,
  })
  return { restaurants, total, page: shown.page }
}
