import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'
import { MenuItemComposer } from '@/app/(shop)/menu-items/new/menu-item-composer'
import { requireAccount } from '@/app/viewer'
import { valuesOfItem } from '@/components/owner/menu-item-values'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { inCents } from '@/lib/contracts/money-fields'
import { ownsRestaurant } from '@/lib/domain/policy'
import { menuItemToWire } from '@/lib/serializers/menu-item'
import { itemOf } from './item'

export const metadata: Metadata = {
  title: 'Edit a menu item',
  description: 'Change what customers see of a dish on your menu.',
}

/** The form of a menu item for the owner of its restaurant (spec §6.1). */
export default async function UpdateMenuItemPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const user = await requireAccount(`/menu-items/${id}/update`)
  const row = await itemOf(id)
  if (!ownsRestaurant(user, row.restaurant)) forbidden()
  const item = inCents(menuItemToWire(row))
  const menuHref = `/restaurants/${item.restaurant.id}/menu`
  return (
    <Container>
      <PageHeader title={`Edit ${item.name}`} back={{ href: menuHref, label: `Menu of ${item.restaurant.name}` }} />
      <MenuItemComposer
        item={{ id: item.id, name: item.name }}
        initial={{ ...valuesOfItem(item), restaurant_id: item.restaurant.id }}
        restaurants={[{ id: item.restaurant.id, name: item.restaurant.name }]}
        cancelHref={menuHref}
      />
    </Container>
  )
}
