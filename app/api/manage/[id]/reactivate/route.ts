import { TEXTS } from '@/lib/contract/texts'
import { handlers } from '@/lib/http/handlers'
import { updateRestaurant } from '@/lib/restaurants/server/commands'

/** /api/manage/{id}/reactivate: puts the owner's own restaurant back on the public list. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  reactivateRestaurant: async ({ user, params, db, now }) => {
    const change = { restaurantId: params.id, actorId: user.id, fields: { servicing: true } }
    const restaurant = await updateRestaurant(change, { db, now })
    return { restaurant, message: TEXTS.restaurantReactivated }
  },
})
