import { CUISINES, type Cuisine, PRICE_LEVELS, type PriceLevel } from './catalog'

/** The orders a list of restaurants can have; the first is the one without asking. */
export const RESTAURANT_SORTS = ['recommended', 'rating', 'delivery-time', 'delivery-fee'] as const
export type RestaurantSort = (typeof RESTAURANT_SORTS)[number]

/** The minimum ratings on offer, in tenths of a star. */
export const MIN_RATING_TENTHS = [30, 35, 40, 45] as const

/** The longest delivery times on offer, in minutes. */
export const MAX_DELIVERY_MINUTES = [20, 30, 45, 60] as const

/** What someone is looking for; null and an empty list mean that it does not matter. */
export type RestaurantFilter = {
  cuisine: Cuisine | null
  priceLevels: readonly PriceLevel[]
  minRatingTenths: number | null
  maxMinutes: number | null
  sort: RestaurantSort
}

export const NO_FILTER: RestaurantFilter = {
  cuisine: null,
  priceLevels: [],
  minRatingTenths: null,
  maxMinutes: null,
  sort: 'recommended',
}

/** The query of a URL as Next hands it to pages. */
export type UrlQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** 'Fast Food' becomes 'fast-food': the name of a cuisine in URLs and of its picture. */
export function cuisineSlug(cuisine: Cuisine): string {
  return cuisine.toLowerCase().replaceAll(' ', '-')
}

/** Reads a filter from a URL. Links age and people edit them: what is unknown is ignored. */
export function parseRestaurantFilter(query: UrlQuery): RestaurantFilter {
  const cuisine = firstOf(query.cuisine)?.trim().toLowerCase().replaceAll(' ', '-')
  const levels = listOf(query.price).map((level) => level.trim().toUpperCase())
  const rating = Number(firstOf(query.rating)) * 10
  const minutes = Number(firstOf(query.time))
  const sort = firstOf(query.sort)
  return {
    cuisine: CUISINES.find((known) => cuisineSlug(known) === cuisine) ?? null,
    priceLevels: PRICE_LEVELS.filter((level) => levels.includes(level)),
    minRatingTenths: MIN_RATING_TENTHS.find((known) => known === rating) ?? null,
    maxMinutes: MAX_DELIVERY_MINUTES.find((known) => known === minutes) ?? null,
    sort: RESTAURANT_SORTS.find((known) => known === sort) ?? 'recommended',
  }
}

/** Writes a filter as the query of a URL, always in one order and without what does not matter. */
export function restaurantFilterQuery(filter: RestaurantFilter): string {
  const query = new URLSearchParams()
  if (filter.cuisine) query.set('cuisine', cuisineSlug(filter.cuisine))
  if (filter.priceLevels.length > 0) query.set('price', filter.priceLevels.join(',').toLowerCase())
  if (filter.minRatingTenths !== null) query.set('rating', String(filter.minRatingTenths / 10))
  if (filter.maxMinutes !== null) query.set('time', String(filter.maxMinutes))
  if (filter.sort !== 'recommended') query.set('sort', filter.sort)
  // A comma needs no escape in a query, and links are read by people.
  return query.toString().replaceAll('%2C', ',')
}

/** How many things are filtered by; the order is none of them. */
export function countFilters(filter: RestaurantFilter): number {
  const single = [filter.cuisine, filter.minRatingTenths, filter.maxMinutes].filter((part) => part !== null)
  return single.length + filter.priceLevels.length
}

function firstOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}

function listOf(value: string | readonly string[] | undefined): string[] {
  return [value ?? []].flat().flatMap((part) => part.split(','))
}
