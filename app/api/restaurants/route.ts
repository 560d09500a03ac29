import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { listRestaurants } from '@/lib/queries/restaurants/list-restaurants'
import { restaurantToWire } from '@/lib/serializers/restaurant'
import { createRestaurant } from '@/lib/services/restaurants/create-restaurant'

/** GET /api/restaurants: the restaurants that take orders. */
export const GET = route(endpoints.listRestaurants, async ({ query, db, request }) => {
  const page = await listRestaurants(query, { db })
  return pageJson(request, page, (rows) => ({ restaurants: rows.map(restaurantToWire) }))
})

/** POST /api/restaurants: creates a restaurant and makes the caller an owner. */
export const POST = route(endpoints.createRestaurant, async ({ user, body, db, now }) => {
  const restaurant = await createRestaurant({ ownerId: user.id, fields: body }, { db, now })
  return json({ restaurant: restaurantToWire(restaurant) }, { status: 201 })
})

export const { PUT, PATCH, DELETE } = methodNotAllowed('GET', 'POST')
