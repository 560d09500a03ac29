import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'
import { requireAccount } from '@/app/viewer'
import { MenuItemForm } from '@/components/menu/menu-item-form'
import { newMenuItem } from '@/components/menu/menu-item-values'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contract/texts'
import { db } from '@/lib/db/client'
import { listMenuRestaurants } from '@/lib/restaurants/server/queries'

export const metadata: Metadata = {
  title: 'New menu item',
  description: 'Put a new dish on the menu of your restaurant.',
}

/** The form for a new item of one of the restaurants whose menus the viewer changes; `?restaurant=` preselects the restaurant. */
export default async function NewMenuItemPage({ searchParams }: PageProps<'/menu-items/new'>) {
  const user = await requireAccount('/menu-items/new')
  const restaurants = await listMenuRestaurants(user, { db })
  const [only] = restaurants
  if (!only) forbidden()
  const { restaurant } = await searchParams
  const wanted =
    restaurants.find(({ id }) => String(id) === restaurant) ?? (restaurants.length === 1 ? only : undefined)
  return (
    <Container>
      <PageHeader title="New menu item" back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }} />
      <MenuItemForm
        initial={{ ...newMenuItem(), restaurant_id: wanted?.id ?? '' }}
        restaurants={restaurants}
        cancelHref={wanted ? `/restaurants/${wanted.id}/menu` : '/restaurants/manage'}
      />
    </Container>
  )
}
