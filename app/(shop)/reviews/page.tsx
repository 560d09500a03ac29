import { MessageSquareText } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { requireViewer } from '@/app/viewer'
import { HiddenNote } from '@/components/reports/hidden-note'
import { ReviewActions } from '@/components/reviews/review-actions'
import { NothingYet } from '@/components/shell/nothing-yet'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { pagingProps, parsePage } from '@/lib/list-pages'
import { log } from '@/lib/log'
import { browseOwnReviews, REVIEWS_PER_PAGE } from '@/lib/reviews/server/queries'
import { ReviewList } from './_components/review-list'

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
        <NothingYet
          picture={<MessageSquareText />}
          title={TEXTS.noReviews}
          text={
            user.guestAccount
              ? 'Reviews need an account. Your cart comes along.'
              : 'Rate an order and tell others how it was.'
          }
          isGuest={user.guestAccount}
          link={
            user.guestAccount
              ? { href: '/home', label: 'Browse restaurants' }
              : { href: '/orders', label: 'Go to your orders' }
          }
        />
      )}
      <PagedList {...pagingProps('/reviews', { page, shown: rows.length, total, size: REVIEWS_PER_PAGE })}>
        <ReviewList
          reviews={rows}
          timeZone={env.DEFAULT_TIME_ZONE}
          headOf={({ restaurant }) => ({ title: <RestaurantLink {...restaurant} />, picture: restaurant.storeImage })}
          actionsOf={({ id, text, orderRating, restaurantRating, hidden, restaurant }) => (
            <ReviewActions
              review={{ id, text, orderRating, restaurantRating }}
              restaurantName={restaurant.name}
              isHidden={hidden}
            />
          )}
          noteOf={({ id, hiding }) => hiding && <HiddenNote thing={{ kind: 'review', id }} hiding={hiding} />}
        />
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
