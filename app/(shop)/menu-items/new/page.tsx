import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { newMenuItem } from '@/components/owner/menu-item-values'
import { NotAllowed } from '@/components/owner/not-allowed'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'
import { db } from '@/lib/db/client'
import { isFullAccount } from '@/lib/domain/policy'
import { listRestaurantNames } from '@/lib/queries/manage/list-restaurant-names'
import { MenuItemComposer } from './menu-item-composer'

export const metadata: Metadata = {
  title: 'New menu item',
  description: 'Put a new dish on the menu of your restaurant.',
}

type NewMenuItemPageProps = { searchParams: Promise<{ restaurant?: string | string[] }> }

/** A new item for one of the owner's restaurants; `?restaurant=` chooses it beforehand. */
export default async function NewMenuItemPage({ searchParams }: NewMenuItemPageProps) {
  const user = await requireViewer('/menu-items/new')
  if (!isFullAccount(user)) return <NotAllowed reason="guest" />
  const restaurants = await listRestaurantNames(user.id, { db })
  const [only] = restaurants
  if (!only) return <NotAllowed reason="no-restaurant" />
  const { restaurant } = await searchParams
  const wanted =
    restaurants.find(({ id }) => String(id) === restaurant) ?? (restaurants.length === 1 ? only : undefined)
  return (
    <Container>
      <PageHeader title="New menu item" back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }} />
      <MenuItemComposer
        initial={{ ...newMenuItem(), restaurant_id: wanted?.id ?? '' }}
        restaurants={restaurants}
        cancelHref={wanted ? `/restaurants/${wanted.id}/menu` : '/restaurants/manage'}
      />
    </Container>
  )
}
