import type { Metadata } from 'next'
import Link from 'next/link'
import { requireViewer } from '@/app/viewer'
import { NoReviews } from '@/components/reviews/no-reviews'
import { ReviewActions } from '@/components/reviews/review-actions'
import { ReviewCard } from '@/components/reviews/review-card'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { dateText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { pageHref, pagingProps, parsePage } from '@/lib/list-pages'
import { log } from '@/lib/log'
import { browseOwnReviews, REVIEWS_PER_PAGE } from '@/lib/reviews/server/queries'

export const metadata: Metadata = { title: 'My reviews', description: 'What you wrote about your orders.' }

export default async function MyReviewsPage({ searchParams }: PageProps<'/reviews'>) {
  const [user, query] = await Promise.all([requireViewer('/reviews'), searchParams])
  const onFailure = (error: unknown) => log.error({ err: error }, 'reviews not listed')
  const { rows, total, page } = await browseOwnReviews(
    { userId: user.id, page: parsePage(query.page) },
    { db, onFailure },
  )
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="My reviews" />
      {rows.length === 0 && (
        <NoReviews
          isGuest={user.guestAccount}
          text="Rate an order and tell others how it was."
          action={{
            href: user.guestAccount ? '/home' : '/orders',
            label: user.guestAccount ? 'Browse restaurants' : 'Go to your orders',
          }}
        />
      )}
      <PagedList
        {...pagingProps({ page, shown: rows.length, total, size: REVIEWS_PER_PAGE }, (wanted) =>
          pageHref('/reviews', wanted),
        )}
      >
        <ul className="flex flex-col gap-4">
          {rows.map(({ id, text, orderRating, restaurantRating, restaurant, createdAt }) => (
            <li key={id}>
              <ReviewCard
                title={<RestaurantLink {...restaurant} />}
                picture={restaurant.storeImage}
                date={createdAt.toISOString()}
                dateText={dateText(createdAt, env.DEFAULT_TIME_ZONE)}
                restaurantRating={restaurantRating}
                orderRating={orderRating}
                text={text}
                actions={
                  <ReviewActions
                    review={{ id, text, orderRating, restaurantRating }}
                    restaurantName={restaurant.name}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </PagedList>
    </Container>
  )
}

function RestaurantLink({ id, name }: { id: number; name: string }) {
  return (
    <Link href={`/restaurants/${id}`} prefetch={false} className="rounded-sm underline-offset-4 hover:underline">
      {name}
    </Link>
  )
}
