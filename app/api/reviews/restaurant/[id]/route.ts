import { endpoints } from '@/lib/contracts/endpoints'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { findRestaurant } from '@/lib/queries/restaurants/find-restaurant'
import { listReviews } from '@/lib/queries/reviews/list-reviews'
import { reviewToWire } from '@/lib/serializers/review'

/** GET /api/reviews/restaurant/{id}: a restaurant's reviews, newest first. */
export const GET = route(endpoints.listRestaurantReviews, async ({ params, query, db, request }) => {
  if (!(await findRestaurant(params.id, { db }))) throw new AppError('not_found', 'Restaurant not found')
  const page = await listReviews({ of: { restaurantId: params.id }, ...query }, { db })
  return pageJson(request, page, (rows) => rows.map(reviewToWire))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
