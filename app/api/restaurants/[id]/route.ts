import { endpoints } from '@/lib/contracts/endpoints'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { findRestaurant } from '@/lib/queries/restaurants/find-restaurant'
import { restaurantToWire } from '@/lib/serializers/restaurant'

/** GET /api/restaurants/{id}: one restaurant, inactive ones too. */
export const GET = route(endpoints.getRestaurant, async ({ params, db }) => {
  const restaurant = await findRestaurant(params.id, { db })
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
  return json({ restaurant: restaurantToWire(restaurant) })
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
