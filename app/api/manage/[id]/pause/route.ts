import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { restaurantToWire } from '@/lib/restaurants/contract/to-wire'
import { pauseRestaurant } from '@/lib/restaurants/server/pause-restaurant'

/** PUT /api/manage/{id}/pause: stops the owner's own restaurant from taking orders for a while, or resumes it. */
export const PUT = route(endpoints.pauseRestaurant, async ({ user, params, body, db, now }) => {
  const restaurant = await pauseRestaurant({ restaurantId: params.id, actorId: user.id, ...body }, { db, now })
  const message = restaurant.pausedUntil ? 'Restaurant paused' : 'Restaurant resumed'
  return json({ restaurant: restaurantToWire(restaurant), message })
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
