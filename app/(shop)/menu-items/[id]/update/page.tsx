import type { Metadata } from 'next'
import { ownedMenuItem } from '@/app/(shop)/menu-items/[id]/menu-item'
import { MenuItemForm } from '@/components/menu/menu-item-form'
import { valuesOfItem } from '@/components/menu/menu-item-values'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'

export const metadata: Metadata = {
  title: 'Edit a menu item',
  description: 'Change what customers see of a dish on your menu.',
}

/** The form of a menu item for the owner of its restaurant (spec §6.1). */
export default async function UpdateMenuItemPage({ params }: PageProps<'/menu-items/[id]/update'>) {
  const { id } = await params
  const { item, menuHref } = await ownedMenuItem(id, 'update')
  return (
    <Container>
      <PageHeader title={`Edit ${item.name}`} back={{ href: menuHref, label: `Menu of ${item.restaurant.name}` }} />
      <MenuItemForm
        item={{ id: item.id, name: item.name }}
        initial={{ ...valuesOfItem(item), restaurant_id: item.restaurant.id }}
        restaurants={[{ id: item.restaurant.id, name: item.restaurant.name }]}
        cancelHref={menuHref}
      />
    </Container>
  )
}
