'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { Price } from '@/components/ui/price'
import { useStillUntil } from '@/lib/client/use-now'
import { opensText, pauseText } from '@/lib/restaurants/rules/taking-orders'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'
import { RestaurantCard, type RestaurantCardProps } from './restaurant-card'

/** A menu item that fits a search. */
export type MatchingItem = { id: number; name: string; priceCents: number }
type Listed = RestaurantCardRow & { matches?: readonly MatchingItem[] }

type RestaurantGridProps = Pick<RestaurantCardProps, 'as'> & {
  restaurants: readonly Listed[]
  /** How many cards are on the screen at first: their pictures load first. */
  onScreen?: number
  columns?: 3 | 4
  /** A button in the corner of a card's picture. */
  cornerOf?: (restaurant: RestaurantCardRow) => ReactNode
}

/** The cards of restaurants that customers can open, in one to four columns. */
export function RestaurantGrid({ restaurants, as, onScreen = 0, columns = 4, cornerOf }: RestaurantGridProps) {
  return (
    <ul
      className={cn(
        'grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3',
        columns === 4 && 'xl:grid-cols-4',
      )}
    >
      {restaurants.map((restaurant, index) => (
        <li key={restaurant.id} className="relative min-w-0">
          <ListedRestaurant beside as={as} restaurant={restaurant} priority={index < onScreen} />
          {cornerOf && (
            <div className="absolute top-2 right-2 max-sm:top-1 max-sm:right-auto max-sm:left-24">
              {cornerOf(restaurant)}
            </div>
          )}
          {restaurant.matches && restaurant.matches.length > 0 && <Matches items={restaurant.matches} />}
        </li>
      ))}
    </ul>
  )
}

function Matches({ items }: { items: readonly MatchingItem[] }) {
  return (
    <ul aria-label="On the menu" className="mt-2 divide-y divide-line border-line border-t">
      {items.map(({ id, name, priceCents }) => (
        <li key={id}>
          <Link
            href={`/menu-items/${id}`}
            prefetch={false}
            className="flex min-h-11 items-center justify-between gap-3 text-sm hover:underline"
          >
            <span className="min-w-0 truncate">{name}</span>
            <Price cents={priceCents} className="shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type ListedRestaurantProps = Pick<RestaurantCardProps, 'priority' | 'as' | 'beside'> & { restaurant: RestaurantCardRow }

/**
 * A card that says when there is nothing to order yet, or until when the restaurant pauses or is closed. While it is
 * busy, delivery takes longer.
 */
export function ListedRestaurant({ restaurant, ...look }: ListedRestaurantProps) {
  const { id, pausedUntil, closedUntil, busyUntil, timeZone, hasMenu } = restaurant
  const [isPaused, isClosed] = [useStillUntil(pausedUntil), useStillUntil(closedUntil)]
  const busyMinutes = useStillUntil(busyUntil) ? (restaurant.busyMinutes ?? 0) : 0
  const paused = isPaused && pausedUntil ? pauseText(pausedUntil, timeZone, new Date()) : null
  const closed = paused ?? (isClosed && closedUntil ? opensText(closedUntil, timeZone, new Date()) : null)
  const why = hasMenu ? closed : 'Menu coming soon'
  const listed = { ...restaurant, deliveryTimeMinutes: restaurant.deliveryTimeMinutes + busyMinutes }
  return <RestaurantCard restaurant={listed} href={`/restaurants/${id}`} closed={why} {...look} />
}
