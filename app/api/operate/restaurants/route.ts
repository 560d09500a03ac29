import { handlers } from '@/lib/http/handlers'
import { parseFindQuery } from '@/lib/operate/rules/find-query'
import { findRestaurants } from '@/lib/operate/server/restaurants'

/** /api/operate/restaurants: the restaurants that fit a line. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  findRestaurants: ({ query, db }) => findRestaurants(parseFindQuery(query.q), { db }),
})
