import { handlers } from '@/lib/http/handlers'
import { removeRestaurant } from '@/lib/orders/server/remove-restaurant'
import { updateRestaurant } from '@/lib/restaurants/server/commands'

/** /api/manage/{id}: changes the owner's own restaurant; `type` soft deactivates it, hard deletes it with its data. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updateRestaurant: async ({ user, params, body, db, now }) => {
    const restaurant = await updateRestaurant({ restaurantId: params.id, actorId: user.id, fields: body }, { db, now })
    return { restaurant, message: 'Restaurant updated' }
  },
  removeRestaurant: async ({ user, params, query, db, now }) => {
    await removeRestaurant({ restaurantId: params.id, actorId: user.id, ...query }, { db, now })
    return { message: query.type === 'hard' ? 'Restaurant deleted' : 'Restaurant deactivated' }
  },
})
