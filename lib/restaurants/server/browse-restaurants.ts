import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { pageWindow } from '@/lib/db/paging'
import { MAX_COUNTED } from '@/lib/list-limits'
import type { RestaurantFilter, RestaurantSort } from '@/lib/restaurants/rules/restaurant-filter'

/** Only what a card shows: these rows go to the browser. */
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
  pausedUntil: true,
  timeZone: true,
} as const satisfies Prisma.RestaurantSelect
export type RestaurantCardRow = Prisma.RestaurantGetPayload<{ select: typeof restaurantCardShape }>

type Order = Prisma.RestaurantOrderByWithRelationInput[]

/** The sum of all stars: many good reviews count more than a single perfect one. */
export const BEST_LOVED: Order = [{ ratingSum: 'desc' }, { id: 'asc' }]

// The id makes every order total, so that no restaurant is on two pages or on none. The schema has an index for each
// order.
const ORDERS: Record<RestaurantSort, Order> = {
  recommended: BEST_LOVED,
  rating: [{ ratingOrder: 'desc' }, { reviewCount: 'desc' }, { id: 'asc' }],
  'delivery-time': [{ deliveryTimeMinutes: 'asc' }, { ratingOrder: 'desc' }, { id: 'asc' }],
  'delivery-fee': [{ deliveryFeeCents: 'asc' }, { ratingOrder: 'desc' }, { id: 'asc' }],
}

/**
 * The restaurants that take orders and match a filter, up to a page of the list, and the number of matches up to
 * `MAX_COUNTED`. A page past the end is the last one.
 */
export async function browseRestaurants(filter: RestaurantFilter, page: number, { db }: { db: Db }) {
  const where = {
    servicing: true,
    ...(filter.cuisine !== null && { cuisineType: filter.cuisine }),
    ...(filter.priceLevels.length > 0 && { priceLevel: { in: [...filter.priceLevels] } }),
    ...(filter.minRatingTenths !== null && { ratingTenths: { gte: filter.minRatingTenths } }),
    // Not `lte`: SQLite would use an index for that range, and then have to sort all matches.
    ...(filter.maxMinutes !== null && { NOT: { deliveryTimeMinutes: { gt: filter.maxMinutes } } }),
  }
  const total = await db.read.restaurant.count({ where, take: MAX_COUNTED })
  const shown = pageWindow(page, total)
  const restaurants = await db.read.restaurant.findMany({
    where,
    select: restaurantCardShape,
    orderBy: ORDERS[filter.sort],
    ...shown.rows,
  })
  return { restaurants, total, page: shown.page }
}
