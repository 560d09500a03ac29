import { handlers } from '@/lib/http/handlers'
import { orderMenu } from '@/lib/menu/server/sections'

/** /api/manage/{id}/menu/order: the order of sections and items on the menu of the owner's own restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  orderMenu: async ({ user, params, body, db }) =>
    orderMenu({ restaurantId: params.id, actorId: user.id, ...body }, { db }),
})
