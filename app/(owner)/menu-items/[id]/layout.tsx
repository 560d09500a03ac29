import type { ReactNode } from 'react'
import { RestaurantDesk } from '@/app/(owner)/_components/restaurant-desk'
import { menuItemIn } from '@/app/menu-item'

type OfItem = { params: Promise<{ id: string }>; children: ReactNode }

export default async function OwnedMenuItemLayout({ params, children }: OfItem) {
  const { id } = await params
  return <RestaurantDesk find={async () => (await menuItemIn(id))?.restaurant}>{children}</RestaurantDesk>
}
