import { MessageSquareText } from 'lucide-react'
import type { Metadata } from 'next'
import { ReviewList, reportReview } from '@/app/(shop)/reviews/_components/review-list'
import { restaurantOf } from '@/app/restaurant'
import { OwnReviewActions } from '@/components/reviews/own-review-actions'
import { ReviewSummary } from '@/components/reviews/review-summary'
import { NothingYet } from '@/components/shell/nothing-yet'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { idSchema } from '@/lib/contract/fields'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { pagingProps, parsePage } from '@/lib/list-pages'
import { parseStars, starsHref } from '@/lib/reviews/rules/stars'
import { browseReviews, countStars, REVIEWS_PER_PAGE } from '@/lib/reviews/server/queries'
import { RateOrder } from './_components/rate-order'

type ReviewsPageProps = PageProps<'/reviews/restaurant/[id]'>

export async function generateMetadata({ params }: ReviewsPageProps): Promise<Metadata> {
  const { id, name } = await restaurantOf((await params).id)
  return {
    title: `Reviews of ${name}`,
    description: `What customers say about ${name}.`,
    alternates: { canonical: `/reviews/restaurant/${id}` },
  }
}

/** The public reviews of a restaurant, with the form to rate it for a customer who has an order to rate. */
export default async function RestaurantReviewsPage({ params, searchParams }: ReviewsPageProps) {
  const [restaurant, query] = await Promise.all([params.then(({ id }) => restaurantOf(id)), searchParams])
  const { id, name, ratingTenths, reviewCount } = restaurant
  const path = `/reviews/restaurant/${id}`
  const orderId = idSchema.safeParse(query.orderId).data
  const keptPath =
    orderId === undefined ? path : `${path}?${new URLSearchParams({ orderId: String(orderId), restaurantName: name })}`
  const chosen = parseStars(query.stars)
  const [stars, { rows, total, page }] = await Promise.all([
    countStars(id, { db }),
    browseReviews(
      { of: { restaurantId: id, restaurantRating: chosen ?? undefined }, page: parsePage(query.page) },
      { db },
    ),
  ])
  return (
    <Container width="md" className="flex flex-col gap-6 pb-12">
      <PageHeader title={`Reviews of ${name}`} back={{ href: `/restaurants/${id}`, label: name }} pad="pb-0" />
      {orderId !== undefined && <RateOrder orderId={orderId} restaurantId={id} path={keptPath} />}
      {reviewCount === 0 ? (
        <NothingYet
          picture={<MessageSquareText />}
          title={TEXTS.noReviews}
          text={`Order from ${name} and be the first to say how it was.`}
          link={{ href: `/restaurants/${id}`, label: 'See the menu' }}
        />
      ) : (
        <ReviewSummary
          ratingTenths={ratingTenths}
          reviewCount={reviewCount}
          counts={stars}
          path={keptPath}
          chosen={chosen}
        />
      )}
      <PagedList
        {...pagingProps(starsHref(keptPath, chosen), { page, shown: rows.length, total, size: REVIEWS_PER_PAGE })}
      >
        <ReviewList
          reviews={rows}
          timeZone={env.DEFAULT_TIME_ZONE}
          reportOf={reportReview}
          actionsOf={({ id, text, orderRating, restaurantRating, user: author }) => (
            <OwnReviewActions
              authorId={author.id}
              review={{ id, text, orderRating, restaurantRating }}
              restaurantName={name}
            />
          )}
        />
      </PagedList>
    </Container>
  )
}
