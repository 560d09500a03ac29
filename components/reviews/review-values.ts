import type { ReviewOut } from '@/lib/contracts/reviews'

/** The values of the review form, under the names of the wire; 0 stars while none are chosen. */
export type ReviewValues = { review: string; order_rating: number; restaurant_rating: number }

export const NO_REVIEW: ReviewValues = { review: '', order_rating: 0, restaurant_rating: 0 }

export function valuesOf({ review, order_rating, restaurant_rating }: ReviewOut): ReviewValues {
  return { review, order_rating, restaurant_rating }
}
