import { MessageSquareText } from 'lucide-react'
import { ReviewList, reportReview } from '@/app/(shop)/reviews/_components/review-list'
import { ReviewSummary } from '@/components/reviews/review-summary'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TEXTS } from '@/lib/contract/texts'
import type { Restaurant } from '@/lib/restaurants/server/shapes'
import type { StarCounts } from '@/lib/reviews/server/queries'
import type { Review } from '@/lib/reviews/server/shapes'

type ReviewsProps = { restaurant: Restaurant; stars: StarCounts; latest: readonly Review[] }

/** The rating, the latest reviews, and a link to all of them. */
export function Reviews({ restaurant, stars, latest }: ReviewsProps) {
  const { id, name, ratingTenths, reviewCount, timeZone } = restaurant
  const all = `/reviews/restaurant/${id}?restaurantName=${encodeURIComponent(name)}`
  return (
    <section
      id="reviews"
      tabIndex={-1}
      aria-labelledby="reviews-title"
      className="mt-14 flex scroll-mt-14 flex-col gap-6 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reviews-title" className="font-bold text-xl">
          Reviews
        </h2>
        {reviewCount > 0 && (
          <LinkButton href={all} prefetch={false} variant="secondary" size="sm">
            See all reviews
          </LinkButton>
        )}
      </div>
      {reviewCount === 0 ? (
        <EmptyState
          as="h3"
          picture={<MessageSquareText />}
          title={TEXTS.noReviews}
          text={`Order from ${name} and be the first to say how it was.`}
          pad="py-6"
        />
      ) : (
        <>
          <ReviewSummary ratingTenths={ratingTenths} reviewCount={reviewCount} counts={stars} />
          <ReviewList
            reviews={latest}
            timeZone={timeZone}
            reportOf={reportReview}
            className="grid gap-4 md:grid-cols-2"
          />
        </>
      )}
    </section>
  )
}
