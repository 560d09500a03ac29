import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { restaurantToWire } from '@/lib/restaurants/contract/to-wire'
import { createRestaurant } from '@/lib/restaurants/server/create-restaurant'
import { listRestaurants } from '@/lib/restaurants/server/list-restaurants'

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
