import { handlers } from '@/lib/http/handlers'
import { createRestaurant } from '@/lib/restaurants/server/commands'
import { listRestaurants } from '@/lib/restaurants/server/queries'

/** /api/restaurants: the restaurants that take orders; creating one makes the caller an owner. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listRestaurants: async ({ query, db }) => listRestaurants(query, { db }),
  createRestaurant: async ({ user, body, db, now }) =>
    createRestaurant({ ownerId: user.id, fields: body }, { db, now }),
})
