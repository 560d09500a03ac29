import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { MenuManager } from '@/components/menu/menu-manager'
import { db } from '@/lib/db/client'
import { listGroupNames, listOwnMenu, listSections } from '@/lib/menu/server/queries'
import { MenuFrame } from './_components/menu-frame'

export const metadata: Metadata = {
  title: 'Manage the menu',
  description: 'Add, change and delete what is on the menu of your restaurant.',
}

/** The owner's menu management (spec §2.1, §6.1). */
export default async function RestaurantMenuPage({ params }: PageProps<'/restaurants/[id]/menu'>) {
  const { id } = await params
  const { restaurant } = await staffedRestaurant(id, 'menu', 'manager')
  const [items, sections, groups] = [
    await listOwnMenu(restaurant.id, { db }),
    await listSections(restaurant.id, { db }),
    await listGroupNames(restaurant.id, { db }),
  ]
  return (
    <MenuFrame restaurant={restaurant} current="menu">
      <MenuManager
        restaurantId={restaurant.id}
        timeZone={restaurant.timeZone}
        items={items}
        parts={{ sections, groups }}
      />
    </MenuFrame>
  )
}
