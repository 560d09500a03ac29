'use client'

import { useStillUntil } from '@/lib/client/use-still-until'
import { laterText } from '@/lib/domain/date-text'
import type { RestaurantCardRow } from '@/lib/queries/restaurants/browse-restaurants'
import { RestaurantCard, type RestaurantCardProps } from './restaurant-card'

type ListedRestaurantProps = Pick<RestaurantCardProps, 'priority' | 'as'> & { restaurant: RestaurantCardRow }

/** The card of a restaurant that customers can open; while it pauses, the card says until when. */
export function ListedRestaurant({ restaurant, ...look }: ListedRestaurantProps) {
  const { id, pausedUntil, timeZone } = restaurant
  const isPaused = useStillUntil(pausedUntil)
  const closed =
    isPaused && pausedUntil ? `Not taking orders until ${laterText(pausedUntil, timeZone, new Date())}` : null
  return <RestaurantCard restaurant={restaurant} href={`/restaurants/${id}`} closed={closed} {...look} />
}
