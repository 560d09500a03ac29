import { laterDayText } from '@/lib/date-text'
import { countFilters, type RestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'

type Nothing = {
  filter: RestaurantFilter
  suggestion?: string | null
  /** When no match is open: the match that opens first. */
  firstToOpen: RestaurantCardRow | undefined
}

/** The sentence for a search or filter without a match. Runs on the server only. */
export function nothingText({ filter: { search, ...filter }, suggestion, firstToOpen }: Nothing): string {
  if (firstToOpen) return `Nothing is open now. ${firstText(firstToOpen)}`
  if (suggestion) return `Did you mean “${suggestion}”?`
  if (!search) return 'Nothing matches all of these filters. Try fewer of them.'
  const isFiltered = countFilters({ search, ...filter }) > 0
  return isFiltered
    ? 'Nothing matches this search and all of these filters.'
    : 'Try another word, or choose a cuisine above.'
}

function firstText({ name, closedUntil, timeZone }: RestaurantCardRow): string {
  // An open restaurant that 'Open now' leaves out is paused.
  if (!closedUntil) return `First to take orders again: ${name}.`
  return `First to open: ${name}, ${laterDayText(closedUntil, timeZone, new Date())}.`
}
