import { handlers } from '@/lib/http/handlers'
import { listOwnedRestaurants } from '@/lib/restaurants/server/queries'
import { listWorkplaces } from '@/lib/restaurants/server/staff'

/** /api/manage: the owner's restaurants or, for `as=member`, those where the caller works; inactive ones too. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listManaged: async ({ user, query: { as, ...page }, db }) =>
    as === 'member'
      ? listWorkplaces({ userId: user.id, ...page }, { db })
      : listOwnedRestaurants({ ownerId: user.id, ...page }, { db }),
})
