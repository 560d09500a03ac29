import { Plus, Store } from 'lucide-react'
import type { Metadata } from 'next'
import { requireAccount } from '@/app/viewer'
import { RestaurantOrders } from '@/components/live/restaurant-orders'
import { ManagedRestaurants } from '@/components/restaurants/managed-restaurants'
import { RatingBadge } from '@/components/restaurants/rating-badge'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { pagingProps, parsePage } from '@/lib/list-pages'
import { countColumns } from '@/lib/live/rules/order-board'
import { countBoardOrders } from '@/lib/live/server/board-places'
import { listManagedRestaurants } from '@/lib/restaurants/server/queries'

export const metadata: Metadata = {
  title: TEXTS.manageRestaurants,
  description: 'Edit, deactivate, reactivate or delete your restaurants and look after their menus.',
}

/** The owner's restaurants, inactive ones too (spec §2.1). */
export default async function ManagePage({ searchParams }: PageProps<'/restaurants/manage'>) {
  const user = await requireAccount('/restaurants/manage')
  const query = { ownerId: user.id, page: parsePage((await searchParams).page) }
  const { restaurants, total, page } = await listManagedRestaurants(query, { db })
  const add = (
    <LinkButton href="/restaurants/new">
      <Plus className="size-5" />
      {TEXTS.addRestaurant}
    </LinkButton>
  )
  if (total === 0) {
    return (
      <EmptyState
        as="h1"
        pad="py-20"
        className="flex-1 justify-center"
        picture={<Store />}
        title={TEXTS.noRestaurants}
        text="Add yours in a few minutes: a name, a picture, your hours, and then the menu."
        action={add}
      />
    )
  }
  const now = new Date()
  const open = { of: { restaurantIds: restaurants.map(({ id }) => id) }, closedSince: null, now }
  const boards = await countBoardOrders(open, { db })
  const rows = restaurants.map(({ id, name, storeImage, servicing, address, city, counts, ...facts }) => {
    const { accepts, pausedUntil, timeZone } = facts
    const mailsOrders = user.email === null ? null : facts.mailsOrders
    const counted = boards.get(id) ?? countColumns([])
    const orders = { counted, accepts, mailsOrders, pausedUntil, timeZone, at: now.getTime() }
    return {
      id,
      name,
      storeImage,
      servicing,
      address: `${address}, ${city}`,
      rating: <RatingBadge of={facts} />,
      counts,
      orders: <RestaurantOrders id={id} name={name} orders={orders} />,
    }
  })
  return (
    <Container className="pb-12">
      <PageHeader title={TEXTS.manageRestaurants} description={describe(total)} actions={add} />
      <PagedList
        {...pagingProps('/restaurants/manage', { page, shown: rows.length, total })}
        previousLabel="Back to the restaurants before"
      >
        <ManagedRestaurants restaurants={rows} />
      </PagedList>
    </Container>
  )
}

const describe = (total: number) => (total === 1 ? '1 restaurant' : `${total.toLocaleString('en-US')} restaurants`)
