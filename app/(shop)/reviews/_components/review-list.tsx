import type { ReactNode } from 'react'
import { ReportButton } from '@/components/reports/report-button'
import { ReviewCard } from '@/components/reviews/review-card'
import { dateText } from '@/lib/date-text'
import { reportedPicture } from '@/lib/reports/rules'
import type { Review } from '@/lib/reviews/server/shapes'

type ReviewListProps<Row extends Review> = {
  reviews: readonly Row[]
  timeZone: string
  /** The title and the picture of a review; by default those of its author. */
  headOf?: (review: Row) => { title: ReactNode; picture: string | null }
  /** The viewer's buttons for a review. A prop, since their code is large for a screen without them. */
  actionsOf?: (review: Row) => ReactNode
  /** The button that reports a review. */
  reportOf?: (review: Row) => ReactNode
  /** The note for the author of a hidden review. */
  noteOf?: (review: Row) => ReactNode
  /** The owner's buttons for the reply to a review. */
  replyActionsOf?: (review: Row) => ReactNode
  className?: string
}

const author = ({ user }: Review) => ({ title: user.firstName, picture: user.profileImage })

function replyOf({ reply, repliedAt, restaurant }: Review, timeZone: string) {
  if (reply === null || !repliedAt) return null
  return { by: restaurant.name, text: reply, date: repliedAt.toISOString(), dateText: dateText(repliedAt, timeZone) }
}

/** The button that reports a review, or the picture of its author. */
export const reportReview = ({ id, user }: Review) => (
  <ReportButton
    things={[
      { thing: { kind: 'review', id }, name: 'The review' },
      ...reportedPicture(user.profileImage, `The picture of ${user.firstName}`),
    ]}
    authorId={user.id}
    label={`the review by ${user.firstName}`}
    isShort
  />
)

/** Reviews of a restaurant or by a customer. */
export function ReviewList<Row extends Review>(props: ReviewListProps<Row>) {
  const { reviews, timeZone, headOf = author, actionsOf, reportOf, noteOf, replyActionsOf } = props
  const { className = 'flex flex-col gap-4' } = props
  return (
    <ul className={className}>
      {reviews.map((review) => (
        <li key={review.id} className="min-w-0">
          <ReviewCard
            {...headOf(review)}
            date={review.createdAt.toISOString()}
            dateText={dateText(review.createdAt, timeZone)}
            restaurantRating={review.restaurantRating}
            orderRating={review.orderRating}
            text={review.text}
            reply={replyOf(review, timeZone)}
            actions={actionsOf?.(review)}
            report={reportOf?.(review)}
            note={noteOf?.(review)}
            replyActions={replyActionsOf?.(review)}
          />
        </li>
      ))}
    </ul>
  )
}
