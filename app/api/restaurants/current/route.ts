import { handlers } from '@/lib/http/handlers'
import { listOwnedRestaurants } from '@/lib/restaurants/server/queries'

/** /api/restaurants/current: the caller's own restaurants, inactive ones too. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listMyRestaurants: async ({ user, query, db }) => listOwnedRestaurants({ ownerId: user.id, ...query }, { db }),
})
