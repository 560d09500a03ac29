import { CUISINES, type Cuisine, cuisineSlug, PRICE_LEVELS, type PriceLevel } from './catalog'

/** The sort orders of a list of restaurants; the first is the default. */
export const RESTAURANT_SORTS = ['recommended', 'rating', 'delivery-time', 'newest', 'opening'] as const
export type RestaurantSort = (typeof RESTAURANT_SORTS)[number]

/** The minimum ratings to choose from, in tenths of a star. */
export const MIN_RATING_TENTHS = [30, 35, 40, 45] as const

/** The maximum delivery times to choose from, in minutes. */
export const MAX_DELIVERY_MINUTES = [20, 30, 45, 60] as const

/** The longest search text in characters; the rest is cut. */
export const MAX_SEARCH = 100
/** The most words of a search; the rest is cut. */
export const MAX_WORDS = 8

/** A filter of restaurants; null, an empty list and an empty text mean any. */
export type RestaurantFilter = {
  /** The search text, normalized by `oneSpelling`. */
  search: string
  cuisine: Cuisine | null
  priceLevels: readonly PriceLevel[]
  minRatingTenths: number | null
  maxMinutes: number | null
  /** Only restaurants that are open, not paused, and have a menu. */
  openNow: boolean
  sort: RestaurantSort
}

export const NO_FILTER: RestaurantFilter = {
  search: '',
  cuisine: null,
  priceLevels: [],
  minRatingTenths: null,
  maxMinutes: null,
  openNow: false,
  sort: 'recommended',
}

/** The rows of /home before its list; each shows the first restaurants of its filter. */
export const HOME_ROWS = [
  { title: 'Open now', filter: { ...NO_FILTER, openNow: true } },
  { title: 'Fastest delivery', filter: { ...NO_FILTER, openNow: true, sort: 'delivery-time' } },
  { title: 'Best rated', filter: { ...NO_FILTER, sort: 'rating' } },
  { title: 'New on Plateful', filter: { ...NO_FILTER, sort: 'newest' } },
] as const satisfies readonly { title: string; filter: RestaurantFilter }[]

/** The address of the list with a filter. */
export function homeHref(filter: RestaurantFilter): string {
  const query = restaurantFilterQuery(filter)
  return query ? `/home?${query}` : '/home'
}

/** The query of a URL as Next passes it to pages. */
export type UrlQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads a filter from a URL. Links get old and users edit them, so unknown values are ignored. */
export function parseRestaurantFilter(query: UrlQuery): RestaurantFilter {
  const cuisine = cuisineSlug(firstOf(query.cuisine)?.trim() ?? '')
  const levels = listOf(query.price).map((level) => level.trim().toUpperCase())
  const rating = Number(firstOf(query.rating)) * 10
  const minutes = Number(firstOf(query.time))
  const sort = firstOf(query.sort)
  return {
    search: oneSpelling(firstOf(query.q) ?? ''),
    cuisine: CUISINES.find((known) => cuisineSlug(known) === cuisine) ?? null,
    priceLevels: PRICE_LEVELS.filter((level) => levels.includes(level)),
    minRatingTenths: MIN_RATING_TENTHS.find((known) => known === rating) ?? null,
    maxMinutes: MAX_DELIVERY_MINUTES.find((known) => known === minutes) ?? null,
    openNow: firstOf(query.open) === 'now',
    sort: RESTAURANT_SORTS.find((known) => known === sort) ?? 'recommended',
  }
}

/** The filter as the query of a URL, always in the same order and without defaults. */
export function restaurantFilterQuery(filter: RestaurantFilter): string {
  const query = new URLSearchParams()
  if (filter.search) query.set('q', filter.search)
  if (filter.cuisine) query.set('cuisine', cuisineSlug(filter.cuisine))
  if (filter.priceLevels.length > 0) query.set('price', filter.priceLevels.join(',').toLowerCase())
  if (filter.minRatingTenths !== null) query.set('rating', String(filter.minRatingTenths / 10))
  if (filter.maxMinutes !== null) query.set('time', String(filter.maxMinutes))
  if (filter.openNow) query.set('open', 'now')
  if (filter.sort !== 'recommended') query.set('sort', filter.sort)
  // A comma needs no escape in a query, and a readable link is nicer to share.
  return query.toString().replaceAll('%2C', ',')
}

/** The number of active filters, without the search and the sort order. */
export function countFilters(filter: RestaurantFilter): number {
  const single = [filter.cuisine, filter.minRatingTenths, filter.maxMinutes].filter((part) => part !== null)
  return single.length + filter.priceLevels.length + Number(filter.openNow)
}

/** A search text without needless spaces, cut to its limits, so that the screen shows the text actually searched. */
export function oneSpelling(search: string): string {
  const words = search
    .trim()
    .slice(0, 4 * MAX_SEARCH)
    .toWellFormed()
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ')
  return [...words].slice(0, MAX_SEARCH).join('').trim()
}

function firstOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}

function listOf(value: string | readonly string[] | undefined): string[] {
  return [value ?? []].flat().flatMap((part) => part.split(','))
}
