import { Plus, Store } from 'lucide-react'
import type { Metadata } from 'next'
import { requireAccount } from '@/app/viewer'
import { RestaurantOrders } from '@/components/live/restaurant-orders'
import { ManagedRestaurants } from '@/components/restaurants/managed-restaurants'
import { RatingBadge } from '@/components/restaurants/rating-badge'
import { Workplaces } from '@/components/restaurants/workplaces'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { PagedList } from '@/components/ui/paged-list'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { MAX_MEMBERS } from '@/lib/list-limits'
import { pagingProps, parsePage } from '@/lib/list-pages'
import { countColumns } from '@/lib/live/rules/order-board'
import { countBoardOrders } from '@/lib/live/server/board-places'
import { suspensionWord } from '@/lib/restaurants/rules/suspension'
import { listManagedRestaurants } from '@/lib/restaurants/server/queries'
import type { Restaurant, RestaurantSuspension } from '@/lib/restaurants/server/shapes'
import { listWorkplaces } from '@/lib/restaurants/server/staff'
import { findSuspensions } from '@/lib/restaurants/server/suspensions'

export const metadata: Metadata = {
  title: TEXTS.manageRestaurants,
  description: 'Edit, deactivate, reactivate or delete your restaurants and look after their menus.',
}

/** The owner's restaurants, inactive ones too (spec §2.1), and those where the viewer works. */
export default async function ManagePage({ searchParams }: PageProps<'/restaurants/manage'>) {
  const user = await requireAccount('/restaurants/manage')
  const query = { ownerId: user.id, page: parsePage((await searchParams).page) }
  const { restaurants, total, page } = await listManagedRestaurants(query, { db })
  const all = { userId: user.id, limit: MAX_MEMBERS }
  const workplaces = user.restaurantMember ? (await listWorkplaces(all, { db })).rows : []
  const add = (
    <LinkButton href="/restaurants/new">
      <Plus className="size-5" />
      {TEXTS.addRestaurant}
    </LinkButton>
  )
  if (total === 0 && workplaces.length === 0) {
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
  const open = { of: { restaurantIds: [...restaurants, ...workplaces].map(({ id }) => id) }, closedSince: null, now }
  const boards = await countBoardOrders(open, { db })
  const inactive = restaurants.filter(({ servicing }) => !servicing).map(({ id }) => id)
  const suspensions = inactive.length > 0 ? await findSuspensions(inactive, { db }) : new Map()
  const rows = restaurants.map(({ id, name, storeImage, servicing, address, city, counts, ...facts }) => {
    const mailsOrders = user.email === null ? null : facts.mailsOrders
    const orders = { ...ordersOf({ id, ...facts }), mailsOrders }
    return {
      id,
      name,
      storeImage,
      servicing,
      suspended: wordOf(suspensions.get(id)),
      address: `${address}, ${city}`,
      rating: <RatingBadge of={facts} />,
      counts,
      orders: <RestaurantOrders id={id} name={name} orders={orders} mayChange />,
    }
  })
  const others = workplaces.map((restaurant) => {
    const { id, name, storeImage, address, city, role, memberId } = restaurant
    const orders = { ...ordersOf(restaurant), mailsOrders: null }
    return {
      id,
      name,
      storeImage,
      role,
      memberId,
      address: `${address}, ${city}`,
      orders: <RestaurantOrders id={id} name={name} orders={orders} mayChange={false} />,
    }
  })
  const isOwner = total > 0

  function ordersOf({
    id,
    accepts,
    pausedUntil,
    timeZone,
  }: Pick<Restaurant, 'id' | 'accepts' | 'pausedUntil' | 'timeZone'>) {
    return { counted: boards.get(id) ?? countColumns([]), accepts, pausedUntil, timeZone, at: now.getTime() }
  }
  return (
    <Container className="pb-12">
      <PageHeader
        title={isOwner ? TEXTS.manageRestaurants : TEXTS.workplaces}
        description={describe(isOwner ? total : others.length)}
        actions={add}
      />
      {isOwner && (
        <PagedList
          {...pagingProps('/restaurants/manage', { page, shown: rows.length, total })}
          previousLabel="Back to the restaurants before"
        >
          <ManagedRestaurants restaurants={rows} />
        </PagedList>
      )}
      {isOwner && others.length > 0 && <h2 className="mt-10 mb-4 font-bold text-xl">{TEXTS.workplaces}</h2>}
      {others.length > 0 && <Workplaces restaurants={others} as={isOwner ? 'h3' : 'h2'} />}
    </Container>
  )
}

const wordOf = (suspension: RestaurantSuspension | undefined) => (suspension ? suspensionWord(suspension) : null)

const describe = (total: number) => (total === 1 ? '1 restaurant' : `${total.toLocaleString('en-US')} restaurants`)
