import { handlers } from '@/lib/http/handlers'
import { requireRestaurant } from '@/lib/restaurants/server/queries'
import { listReviews } from '@/lib/reviews/server/queries'

/** /api/reviews/restaurant/{id}: a restaurant's reviews, newest first. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listRestaurantReviews: async ({ params, query, db }) => {
    await requireRestaurant(params.id, { db })
    return listReviews({ of: { restaurantId: params.id }, ...query }, { db })
  },
})
