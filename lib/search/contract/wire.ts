import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'

type MatchingItem = { id: number; name: string; priceCents: number }
/** A matching restaurant, with its best matching menu items. */
export type FoundRestaurant = RestaurantCardRow & { matches: MatchingItem[] }
type Results = { restaurants: FoundRestaurant[]; exact: boolean; suggestion: string | null; nextCursor: string | null }
/** Suggested restaurants, and menu items with their restaurants' names. */
export type Suggestions = {
  restaurants: { id: number; name: string }[]
  items: (MatchingItem & { restaurant: string })[]
}

const itemToWire = <Item extends { priceCents: number }>({ priceCents, ...item }: Item) => ({
  ...item,
  price: dollarsFromCents(priceCents),
})

/** The answer of a search. */
export function resultsToWire({ restaurants, exact, suggestion, nextCursor }: Results) {
  return {
    restaurants: restaurants.map(({ ratingTenths, reviewCount, deliveryTimeMinutes, matches, ...restaurant }) => ({
      ...restaurant,
      rating: ratingTenths === null ? null : ratingTenths / 10,
      numReviews: reviewCount,
      deliveryTime: deliveryTimeMinutes,
      closedUntil: instant(restaurant.closedUntil),
      pausedUntil: instant(restaurant.pausedUntil),
      busyUntil: instant(restaurant.busyUntil),
      matches: matches.map(itemToWire),
    })),
    exact,
    suggestion,
    nextCursor,
  }
}

/** The suggestions for a search while it is typed. */
export function suggestionsToWire({ restaurants, items }: Suggestions) {
  return { restaurants, items: items.map(itemToWire) }
}
