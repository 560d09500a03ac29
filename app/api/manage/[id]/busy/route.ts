import { handlers } from '@/lib/http/handlers'
import { setBusy } from '@/lib/restaurants/server/pause'

/** /api/manage/{id}/busy: orders for now take longer at the owner's own restaurant for a while, or no longer. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  setBusy: async ({ user, params, body, db, now }) => {
    const restaurant = await setBusy({ restaurantId: params.id, actorId: user.id, ...body }, { db, now })
    const message = restaurant.busyUntil ? 'Orders take longer for now' : 'Orders take as long as usual'
    return { restaurant, message }
  },
})
