import { MessageSquareText } from 'lucide-react'
import type { Metadata } from 'next'
import { ReviewList, reportReview } from '@/app/(shop)/reviews/_components/review-list'
import { staffedRestaurant } from '@/app/restaurant'
import { ReplyActions } from '@/components/reviews/reply-actions'
import { ReviewSummary } from '@/components/reviews/review-summary'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { pagingProps, parsePage } from '@/lib/list-pages'
import { parseStars, starsHref } from '@/lib/reviews/rules/stars'
import { browseReviews, countStars, REVIEWS_PER_PAGE } from '@/lib/reviews/server/queries'

export const metadata: Metadata = {
  title: 'Reviews of your restaurant',
  description: 'What customers say about your restaurant.',
}

/** The reviews of a restaurant for its owner. */
export default async function OwnersReviewsPage({ params, searchParams }: PageProps<'/restaurants/[id]/reviews'>) {
  const { id } = await params
  const { restaurant } = await staffedRestaurant(id, 'reviews', 'manager')
  const { name, ratingTenths, reviewCount, timeZone } = restaurant
  const stars = await countStars(restaurant.id, { db })
  const query = await searchParams
  const chosen = parseStars(query.stars)
  const of = { restaurantId: restaurant.id, restaurantRating: chosen ?? undefined }
  const asked = { of, page: parsePage(query.page) }
  const { rows, total, page } = await browseReviews(asked, { db })
  const path = `/restaurants/${restaurant.id}/reviews`
  const paging = { page, shown: rows.length, total, size: REVIEWS_PER_PAGE }
  return (
    <Container width="md" className="flex flex-1 flex-col gap-6 pb-12">
      <PageHeader
        title={
          <>
            Reviews<span className="sr-only"> of {name}</span>
          </>
        }
        pad="pb-0"
      />
      {reviewCount === 0 ? (
        <EmptyState
          picture={<MessageSquareText />}
          title={TEXTS.noReviews}
          text="Customers can rate each order that they have placed."
        />
      ) : (
        <ReviewSummary
          ratingTenths={ratingTenths}
          reviewCount={reviewCount}
          counts={stars}
          path={path}
          chosen={chosen}
        />
      )}
      <PagedList {...pagingProps(starsHref(path, chosen), paging)}>
        <ReviewList
          reviews={rows}
          timeZone={timeZone}
          reportOf={reportReview}
          replyActionsOf={({ id, user: author, text, reply }) => (
            <ReplyActions review={{ id, author: author.firstName, text, reply }} />
          )}
        />
      </PagedList>
    </Container>
  )
}
