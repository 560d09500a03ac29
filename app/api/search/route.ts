import { db } from '@/lib/db/client'
import { handlers } from '@/lib/http/handlers'
import { parseRestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import { searchRestaurants } from '@/lib/search/server/queries'

/** /api/search: restaurants by the words of their names, kinds of food and menus. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  search: async ({ query: { limit, cursor, ...filter } }) => {
    const found = await searchRestaurants(parseRestaurantFilter(filter), { skip: cursor, take: limit }, { db })
    const next = cursor + found.restaurants.length
    return { ...found, nextCursor: next < found.total ? String(next) : null }
  },
})
