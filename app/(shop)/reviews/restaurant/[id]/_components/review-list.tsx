import { ReviewActions } from '@/components/reviews/review-actions'
import { ReviewCard } from '@/components/reviews/review-card'
import { dateText } from '@/lib/date-text'
import type { ReviewRow } from '@/lib/db/shapes'
import { env } from '@/lib/env'
import { wroteReview } from '@/lib/policy'
import { reviewToWire } from '@/lib/reviews/contract/to-wire'

type ReviewListProps = { reviews: readonly ReviewRow[]; viewer: { id: number } | null }

/** Reviews by all customers; viewers can change their own. */
export function ReviewList({ reviews, viewer }: ReviewListProps) {
  return (
    <ul className="flex flex-col gap-4">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard
            title={review.user.firstName}
            picture={review.user.profileImage}
            date={review.createdAt.toISOString()}
            dateText={dateText(review.createdAt, env.DEFAULT_TIME_ZONE)}
            restaurantRating={review.restaurantRating}
            orderRating={review.orderRating}
            text={review.text}
            actions={wroteReview(viewer, review) && <ReviewActions review={reviewToWire(review)} />}
          />
        </li>
      ))}
    </ul>
  )
}
