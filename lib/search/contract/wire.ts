import type { RestaurantCardRow } from '@/lib/db/shapes'
import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'

type MatchingItem = { id: number; name: string; priceCents: number }
/** A restaurant that was found, with the menu items that fit the words best. */
export type FoundRestaurant = RestaurantCardRow & { matches: MatchingItem[] }
type Results = { restaurants: FoundRestaurant[]; exact: boolean; suggestion: string | null; nextCursor: string | null }
/** Restaurants by their names, and menu items with the names of theirs. */
export type Suggestions = {
  restaurants: { id: number; name: string }[]
  items: (MatchingItem & { restaurant: string })[]
}

const itemToWire = <Item extends { priceCents: number }>({ priceCents, ...item }: Item) => ({
  ...item,
  price: dollarsFromCents(priceCents),
})

/** The restaurants that a search found. */
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

/** What a search that is being typed may mean. */
export function suggestionsToWire({ restaurants, items }: Suggestions) {
  return { restaurants, items: items.map(itemToWire) }
}
