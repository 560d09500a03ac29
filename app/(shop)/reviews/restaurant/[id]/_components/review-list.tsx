import { ReviewActions } from '@/components/reviews/review-actions'
import { ReviewCard } from '@/components/reviews/review-card'
import { dateText } from '@/lib/date-text'
import type { Review } from '@/lib/db/shapes'
import { env } from '@/lib/env'
import { wroteReview } from '@/lib/policy'

type ReviewListProps = { reviews: readonly Review[]; viewer: { id: number } | null }

/** Reviews by all customers; viewers can change their own. */
export function ReviewList({ reviews, viewer }: ReviewListProps) {
  return (
    <ul className="flex flex-col gap-4">
      {reviews.map(({ id, text, orderRating, restaurantRating, user, restaurant, createdAt }) => (
        <li key={id}>
          <ReviewCard
            title={user.firstName}
            picture={user.profileImage}
            date={createdAt.toISOString()}
            dateText={dateText(createdAt, env.DEFAULT_TIME_ZONE)}
            restaurantRating={restaurantRating}
            orderRating={orderRating}
            text={text}
            actions={
              wroteReview(viewer, { userId: user.id }) && (
                <ReviewActions review={{ id, text, orderRating, restaurantRating }} restaurantName={restaurant.name} />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
