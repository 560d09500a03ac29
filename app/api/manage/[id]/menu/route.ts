import { handlers } from '@/lib/http/handlers'
import { listManagedMenu } from '@/lib/menu/server/queries'

/** /api/manage/{id}/menu: the menu of the owner's own restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getManagedMenu: async ({ user, params, query, db, now }) =>
    listManagedMenu({ restaurantId: params.id, actorId: user.id, ...query }, { db, now }),
})
