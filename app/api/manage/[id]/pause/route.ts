import { handlers } from '@/lib/http/handlers'
import { pauseRestaurant } from '@/lib/restaurants/server/pause'

/** /api/manage/{id}/pause: stops the owner's own restaurant from taking orders for a while, or resumes it. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  pauseRestaurant: async ({ user, params, body, db, now }) => {
    const restaurant = await pauseRestaurant({ restaurantId: params.id, actorId: user.id, ...body }, { db, now })
    const message = restaurant.pausedUntil ? 'Restaurant paused' : 'Restaurant resumed'
    return { restaurant, message }
  },
})
