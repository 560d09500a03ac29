import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { managedMenuItem } from '@/app/menu-item'
import { MenuItemForm } from '@/components/menu/menu-item-form'
import { valuesOfItem } from '@/components/menu/menu-item-values'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { db } from '@/lib/db/client'
import { findOwnMenuItem, listGroupNames, listSections } from '@/lib/menu/server/queries'

export const metadata: Metadata = {
  title: 'Edit a menu item',
  description: 'Change what customers see of a dish on your menu.',
}

/** The form of a menu item for the owner of its restaurant (spec §6.1). */
export default async function UpdateMenuItemPage({ params }: PageProps<'/menu-items/[id]/update'>) {
  const { id } = await params
  const { item, menuHref } = await managedMenuItem(id, 'update')
  const { restaurant } = item
  const own = (await findOwnMenuItem(item.id, { db })) ?? notFound()
  const sections = await listSections(restaurant.id, { db })
  const groups = await listGroupNames(restaurant.id, { db })
  return (
    <Container>
      <PageHeader title={`Edit ${item.name}`} back={{ href: menuHref, label: `Menu of ${restaurant.name}` }} />
      <MenuItemForm
        item={{ id: item.id, name: item.name }}
        initial={{ ...valuesOfItem(own), restaurant_id: restaurant.id }}
        restaurants={[{ id: restaurant.id, name: restaurant.name }]}
        parts={{ sections, groups }}
        cancelHref={menuHref}
      />
    </Container>
  )
}
