import { endpoints } from '@/lib/api/endpoints'
import { TEXTS } from '@/lib/contract/texts'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { restaurantToWire } from '@/lib/restaurants/contract/to-wire'
import { updateRestaurant } from '@/lib/restaurants/server/update-restaurant'

/** PUT /api/manage/{id}/reactivate: puts the owner's own restaurant back on the public list. */
export const PUT = route(endpoints.reactivateRestaurant, async ({ user, params, db, now }) => {
  const change = { restaurantId: params.id, actorId: user.id, fields: { servicing: true } }
  const restaurant = await updateRestaurant(change, { db, now })
  return json({ restaurant: restaurantToWire(restaurant), message: TEXTS.restaurantReactivated })
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
