import { endpoints } from '@/lib/api/endpoints'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { restaurantToWire } from '@/lib/restaurants/contract/to-wire'
import { findRestaurant } from '@/lib/restaurants/server/find-restaurant'

/** GET /api/restaurants/{id}: one restaurant, inactive ones too. */
export const GET = route(endpoints.getRestaurant, async ({ params, db }) => {
  const restaurant = await findRestaurant(params.id, { db })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  return json({ restaurant: restaurantToWire(restaurant) })
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
