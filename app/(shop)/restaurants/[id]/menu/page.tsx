import type { Metadata } from 'next'
import { ownedRestaurant } from '@/app/(shop)/restaurants/[id]/restaurant'
import { MenuManager } from '@/components/menu/menu-manager'
import { Container } from '@/components/ui/container'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { StatusPill } from '@/components/ui/status-pill'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { listMenuCards } from '@/lib/menu/server/queries'

export const metadata: Metadata = {
  title: 'Manage the menu',
  description: 'Add, change and delete what is on the menu of your restaurant.',
}

/** The owner's menu management (spec §2.1, §6.1). */
export default async function RestaurantMenuPage({ params }: PageProps<'/restaurants/[id]/menu'>) {
  const { id } = await params
  const { restaurant } = await ownedRestaurant(id, 'menu')
  const items = await listMenuCards(restaurant.id, { db })
  return (
    <Container width="md" className="pb-12">
      <PageHeader
        title={`Menu of ${restaurant.name}`}
        description={!restaurant.servicing && <StatusPill>Inactive: takes no orders at the moment</StatusPill>}
        back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }}
        actions={
          <LinkButton href={`/restaurants/${restaurant.id}`} prefetch={false} variant="secondary">
            Preview as customer
          </LinkButton>
        }
      />
      <MenuManager restaurantId={restaurant.id} timeZone={restaurant.timeZone} items={items} />
    </Container>
  )
}
