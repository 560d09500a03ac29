import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { closeOrders } from '@/lib/orders/server/close-orders'
import { settleOrders } from '@/lib/orders/server/settle-orders'
import { restaurantToWire } from '@/lib/restaurants/contract/to-wire'
import { deleteRestaurant } from '@/lib/restaurants/server/delete-restaurant'
import { updateRestaurant } from '@/lib/restaurants/server/update-restaurant'

/** PUT /api/manage/{id}: changes the owner's own restaurant. */
export const PUT = route(endpoints.updateRestaurant, async ({ user, params, body, db, now }) => {
  const restaurant = await updateRestaurant({ restaurantId: params.id, actorId: user.id, fields: body }, { db, now })
  return json({ restaurant: restaurantToWire(restaurant), message: 'Restaurant updated' })
})

/** DELETE /api/manage/{id}?type=soft or hard: deactivates the owner's own restaurant, or deletes it with its data. */
export const DELETE = route(endpoints.removeRestaurant, async ({ user, params, query, db, now }) => {
  const target = { restaurantId: params.id, actorId: user.id }
  if (query.type === 'hard') {
    // An order that the clock has closed does not keep a restaurant.
    await settleOrders({ restaurantId: params.id }, { db, now })
    await deleteRestaurant(target, { db, now, closeOrders })
    return json({ message: 'Restaurant deleted' })
  }
  await updateRestaurant({ ...target, fields: { servicing: false } }, { db, now })
  return json({ message: 'Restaurant deactivated' })
})

export const { GET, POST, PATCH } = methodNotAllowed('PUT', 'DELETE')
