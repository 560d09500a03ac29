import 'server-only'
import { Prisma } from '@/lib/db/generated/client'
import type { RestaurantFilter, RestaurantSort } from '@/lib/restaurants/rules/restaurant-filter'

type Column = 'open' | 'ratingSum' | 'ratingOrder' | 'reviewCount' | 'deliveryTimeMinutes' | 'closedUntil' | 'id'
type Order = readonly (readonly [Column, 'asc' | 'desc'])[]

// The id makes every order total, so that no restaurant is on two pages or on none. The schema has an index for each order.
const SORTS: Readonly<Record<RestaurantSort, Order>> = {
  // The sum of all stars: many good reviews count more than a single perfect one.
  recommended: [
    ['open', 'desc'],
    ['ratingSum', 'desc'],
    ['id', 'asc'],
  ],
  rating: [
    ['open', 'desc'],
    ['ratingOrder', 'desc'],
    ['reviewCount', 'desc'],
    ['id', 'asc'],
  ],
  'delivery-time': [
    ['open', 'desc'],
    ['deliveryTimeMinutes', 'asc'],
    ['ratingOrder', 'desc'],
    ['id', 'asc'],
  ],
  newest: [
    ['open', 'desc'],
    ['id', 'desc'],
  ],
  opening: [
    ['open', 'desc'],
    ['closedUntil', 'asc'],
    ['id', 'asc'],
  ],
}

/** The order of a list: open restaurants first, those without a menu last. */
export function sortBy(sort: RestaurantSort): Prisma.RestaurantOrderByWithRelationInput[] {
  return [{ hasMenu: 'desc' }, ...SORTS[sort].map(([column, direction]) => ({ [column]: direction }))]
}

/** The same in SQL, for restaurants that all have a menu or all have none. */
export function sortSql(sort: RestaurantSort): Prisma.Sql {
  return Prisma.raw(SORTS[sort].map(([column, direction]) => `"${column}" ${direction}`).join(', '))
}

/** The restaurants that take orders and match a filter; its search is not among the conditions. */
export function fitting(filter: Omit<RestaurantFilter, 'search' | 'sort'>) {
  return {
    servicing: true,
    ...(filter.cuisine !== null && { cuisineType: filter.cuisine }),
    ...(filter.priceLevels.length > 0 && { priceLevel: { in: [...filter.priceLevels] } }),
    ...(filter.minRatingTenths !== null && { ratingTenths: { gte: filter.minRatingTenths } }),
    ...(filter.openNow && { hasMenu: true, open: true, pausedUntil: null }),
    // Not `lte`: SQLite would use an index for that range, and then have to sort all matches.
    ...(filter.maxMinutes !== null && { NOT: { deliveryTimeMinutes: { gt: filter.maxMinutes } } }),
  } satisfies Prisma.RestaurantWhereInput
}

type Value = string | number | boolean | null | { in: readonly string[] } | { gte: number } | { gt: number }
/** The same in SQL. */
export function fittingSql(filter: Parameters<typeof fitting>[0]): Prisma.Sql {
  const { NOT: unwanted = {}, ...wanted } = fitting(filter)
  const conditions = Object.entries<Value>(wanted).map(conditionSql)
  const excluded = Object.entries<Value>(unwanted).map((entry) => Prisma.sql`NOT (${conditionSql(entry)})`)
  return Prisma.join([...conditions, ...excluded], ' AND ')
}

function conditionSql([name, value]: [string, Value]): Prisma.Sql {
  const column = Prisma.raw(`"${name}"`)
  if (value === null) return Prisma.sql`${column} IS NULL`
  if (typeof value === 'boolean') return Prisma.sql`${column} = ${Prisma.raw(value ? 'TRUE' : 'FALSE')}`
  if (typeof value !== 'object') return Prisma.sql`${column} = ${value}`
  if ('in' in value) return Prisma.sql`${column} IN (${Prisma.join([...value.in])})`
  return 'gte' in value ? Prisma.sql`${column} >= ${value.gte}` : Prisma.sql`${column} > ${value.gt}`
}
