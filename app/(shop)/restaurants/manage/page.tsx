import { Plus, Store } from 'lucide-react'
import type { Metadata } from 'next'
import { requireAccount } from '@/app/viewer'
import { ManagedRestaurants } from '@/components/owner/managed-restaurants'
import { ManagedSteps } from '@/components/owner/managed-steps'
import { RatingBadge } from '@/components/restaurants/rating-badge'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'
import { db } from '@/lib/db/client'
import { parseStep } from '@/lib/domain/list-steps'
import type { UrlQuery } from '@/lib/domain/restaurant-filter'
import { listManagedRestaurants } from '@/lib/queries/manage/list-managed-restaurants'

export const metadata: Metadata = {
  title: TEXTS.manageRestaurants,
  description: 'Edit, deactivate, reactivate or delete your restaurants and look after their menus.',
}

/** The owner's restaurants, inactive ones too (spec §2.1). */
export default async function ManagePage({ searchParams }: { searchParams: Promise<UrlQuery> }) {
  const user = await requireAccount('/restaurants/manage')
  const query = { ownerId: user.id, step: parseStep((await searchParams).page) }
  const { restaurants, total, step } = await listManagedRestaurants(query, { db })
  const add = (
    <LinkButton href="/restaurants/new">
      <Plus aria-hidden="true" className="size-5" />
      {TEXTS.addRestaurant}
    </LinkButton>
  )
  if (total === 0) {
    return (
      <EmptyState
        as="h1"
        className="flex-1 justify-center py-20"
        picture={<Store aria-hidden="true" />}
        title={TEXTS.noRestaurants}
        text="Add yours in a few minutes: a name, a picture, your hours, and then the menu."
        action={add}
      />
    )
  }
  const rows = restaurants.map(({ id, name, storeImage, servicing, address, city, counts, ...rated }) => {
    return { id, name, storeImage, servicing, place: `${address}, ${city}`, rating: ratingOf(rated), counts }
  })
  return (
    <Container className="pb-12">
      <PageHeader title={TEXTS.manageRestaurants} description={describe(total)} actions={add} />
      <ManagedRestaurants restaurants={rows} />
      <ManagedSteps step={step} shown={rows.length} total={total} />
    </Container>
  )
}

const describe = (total: number) => (total === 1 ? '1 restaurant' : `${total.toLocaleString('en-US')} restaurants`)

const ratingOf = ({ ratingTenths, reviewCount }: { ratingTenths: number | null; reviewCount: number }) => (
  <RatingBadge rating={ratingTenths === null ? null : ratingTenths / 10} numReviews={reviewCount} />
)
