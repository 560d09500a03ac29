import { mapRows } from '@/lib/db/paging'
import { handlers } from '@/lib/http/handlers'
import { restaurantToWire } from '@/lib/restaurants/contract/wire'
import { listOwnedRestaurants } from '@/lib/restaurants/server/queries'

/** /api/manage: the owner's restaurants, inactive ones too. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listManaged: async ({ user, query, db }) =>
    mapRows(await listOwnedRestaurants({ ownerId: user.id, ...query }, { db }), restaurantToWire),
})
