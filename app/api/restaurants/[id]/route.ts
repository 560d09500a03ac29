import { handlers } from '@/lib/http/handlers'
import { requireRestaurant } from '@/lib/restaurants/server/queries'

/** /api/restaurants/{id}: one restaurant, inactive ones too. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getRestaurant: async ({ params, db }) => requireRestaurant(params.id, { db }),
})
