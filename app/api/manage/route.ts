import { handlers } from '@/lib/http/handlers'
import { listOwnedRestaurants } from '@/lib/restaurants/server/queries'

/** /api/manage: the owner's restaurants, inactive ones too. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listManaged: async ({ user, query, db }) => listOwnedRestaurants({ ownerId: user.id, ...query }, { db }),
})
