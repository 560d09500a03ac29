import type { ReviewRow } from '@/lib/db/shapes'
import type { ReviewOut } from './schemas'

/** A review (spec §3.6) in every documented spelling. */
export function reviewToWire(review: ReviewRow): ReviewOut {
  return {
    id: review.id,
    review: review.text,
    orderRating: review.orderRating,
    order_rating: review.orderRating,
    restaurantRating: review.restaurantRating,
    restaurant_rating: review.restaurantRating,
    restaurantId: review.restaurantId,
    restaurant_id: review.restaurantId,
    orderId: review.orderId,
    order_id: review.orderId,
    userId: review.userId,
    createdAt: review.createdAt.toISOString(),
    user: review.user,
    restaurant: review.restaurant,
  }
}
