import { endpoints } from '@/lib/api/endpoints'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { findRestaurant } from '@/lib/restaurants/server/find-restaurant'
import { reviewToWire } from '@/lib/reviews/contract/to-wire'
import { listReviews } from '@/lib/reviews/server/list-reviews'

/** GET /api/reviews/restaurant/{id}: a restaurant's reviews, newest first. */
export const GET = route(endpoints.listRestaurantReviews, async ({ params, query, db, request }) => {
  if (!(await findRestaurant(params.id, { db }))) throw new AppError('not_found', 'Restaurant not found')
  const page = await listReviews({ of: { restaurantId: params.id }, ...query }, { db })
  return pageJson(request, page, (rows) => rows.map(reviewToWire))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
