import type { Metadata } from 'next'
import { MenuFrame } from '@/app/(owner)/restaurants/[id]/menu/_components/menu-frame'
import { staffedRestaurant } from '@/app/restaurant'
import { GroupManager } from '@/components/menu/group-manager'
import { db } from '@/lib/db/client'
import { listMenuNames, listModifierGroups } from '@/lib/menu/server/queries'

export const metadata: Metadata = {
  title: 'Choices on the menu',
  description: 'Sizes, extras and other choices that customers have with what they order.',
}

/** The modifier groups of a restaurant for its owner. */
export default async function MenuChoicesPage({ params }: PageProps<'/restaurants/[id]/menu/choices'>) {
  const { id } = await params
  const { restaurant, user } = await staffedRestaurant(id, 'menu/choices', 'manager')
  const groups = await listModifierGroups({ restaurantId: restaurant.id, actorId: user.id }, { db })
  const items = await listMenuNames(restaurant.id, { db })
  return (
    <MenuFrame restaurant={restaurant} current="menu/choices">
      <GroupManager
        restaurantId={restaurant.id}
        timeZone={restaurant.timeZone}
        groups={groups}
        items={items.map((item) => ({ id: item.id, name: item.name }))}
      />
    </MenuFrame>
  )
}
