import type * as z from 'zod/mini'
import { instant } from '@/lib/instant'
import type { Hiding, OwnReview, Review } from '@/lib/reviews/server/shapes'
import type { HiddenOut, ownReviewOut, ReviewOut, reviewBody, reviewUpdateBody } from './schemas'

/** The restaurant's answer to a review; null without one. */
function replyOf({ reply, repliedAt }: Pick<Review, 'reply' | 'repliedAt'>): ReviewOut['reply'] {
  return reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null
}

/** A review (spec §3.6) in every documented spelling. */
export function reviewToWire(review: Review): ReviewOut {
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
    reply: replyOf(review),
    user: review.user,
    restaurant: review.restaurant,
  }
}

export const hiddenToWire = (hiding: Hiding | null): HiddenOut =>
  hiding && { ...hiding, at: hiding.at.toISOString(), answeredAt: instant(hiding.answeredAt) }

/** A review for its author. */
export function ownReviewToWire(review: OwnReview): z.infer<typeof ownReviewOut> {
  return { ...reviewToWire(review), hidden: hiddenToWire(review.hiding) }
}

export type ReviewChange = Partial<Pick<Review, 'text' | 'orderRating' | 'restaurantRating'>>
export type NewReview = Required<ReviewChange> & Pick<Review, 'restaurantId' | 'orderId'>

/** The body of a new review for its command. */
export function newReview(body: z.output<typeof reviewBody>): NewReview {
  return {
    restaurantId: body.restaurant_id,
    orderId: body.order_id,
    text: body.review,
    orderRating: body.order_rating,
    restaurantRating: body.restaurant_rating,
  }
}

/** The body of a changed review for its command. */
export function reviewChange(body: z.output<typeof reviewUpdateBody>): ReviewChange {
  return { text: body.review, orderRating: body.order_rating, restaurantRating: body.restaurant_rating }
}
