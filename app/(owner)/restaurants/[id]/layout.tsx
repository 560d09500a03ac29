import type { ReactNode } from 'react'
import { RestaurantDesk } from '@/app/(owner)/_components/restaurant-desk'
import { restaurantIn } from '@/app/restaurant'

type OfRestaurant = { params: Promise<{ id: string }>; children: ReactNode }

export default async function OwnedRestaurantLayout({ params, children }: OfRestaurant) {
  const { id } = await params
  return <RestaurantDesk find={() => restaurantIn(id)}>{children}</RestaurantDesk>
}
