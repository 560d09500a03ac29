import type { Metadata } from 'next'
import { MenuFrame } from '@/app/(owner)/restaurants/[id]/menu/_components/menu-frame'
import { staffedRestaurant } from '@/app/restaurant'
import { MenuOrderEditor } from '@/components/menu/menu-order-editor'
import { db } from '@/lib/db/client'
import { listManagedSections, listMenuNames } from '@/lib/menu/server/queries'

export const metadata: Metadata = {
  title: 'Sections and order of the menu',
  description: 'The sections of your menu, and the order in which customers read it.',
}

/** The sections of a menu and the order of its items for the owner. */
export default async function MenuOrderPage({ params }: PageProps<'/restaurants/[id]/menu/order'>) {
  const { id } = await params
  const { restaurant, user } = await staffedRestaurant(id, 'menu/order', 'manager')
  const { sections, version } = await listManagedSections({ restaurantId: restaurant.id, actorId: user.id }, { db })
  const items = await listMenuNames(restaurant.id, { db })
  return (
    <MenuFrame restaurant={restaurant} current="menu/order">
      <MenuOrderEditor key={version} restaurantId={restaurant.id} initial={{ version, sections, items }} />
    </MenuFrame>
  )
}
