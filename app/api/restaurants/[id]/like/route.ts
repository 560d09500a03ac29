import { handlers } from '@/lib/http/handlers'
import { likeRestaurant } from '@/lib/restaurants/server/likes'

/** /api/restaurants/{id}/like: likes a restaurant, or takes the like back. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  likeRestaurant: async ({ user, params, db, now }) =>
    likeRestaurant({ restaurantId: params.id, userId: user.id, liked: true }, { db, now }),
  unlikeRestaurant: async ({ user, params, db, now }) =>
    likeRestaurant({ restaurantId: params.id, userId: user.id, liked: false }, { db, now }),
})
