'use client'

import Link from 'next/link'
import { cn } from '@/components/ui/class-names'
import { LinkPending } from '@/components/ui/link-pending'
import { Picture } from '@/components/ui/picture'
import type { RestaurantCardRow } from '@/lib/db/shapes'
import { PRICE_LEVEL_SIGNS } from '@/lib/restaurants/rules/catalog'
import { RatingBadge } from './rating-badge'

export type RestaurantCardProps = {
  restaurant: Omit<RestaurantCardRow, 'id' | 'pausedUntil' | 'closedUntil' | 'timeZone'>
  href: string
  /** Why it takes no orders at the moment. */
  closed?: string | null
  /** For the first row of a page: its pictures load first. */
  priority?: boolean
  /** The heading level of the name. */
  as?: 'h2' | 'h3'
}

/** A restaurant in a grid; the whole card is one link. */
export function RestaurantCard({ restaurant, href, closed, priority, as: Name = 'h3' }: RestaurantCardProps) {
  return (
    <article className="group relative flex min-w-0 flex-col gap-3 rounded-lg">
      <div className="relative overflow-hidden rounded-lg">
        <Picture
          src={restaurant.storeImage}
          alt=""
          wide
          priority={priority}
          imgClassName={cn('transition-transform duration-200 group-hover:scale-[1.03]', closed && 'opacity-50')}
        />
        {closed && (
          <span className="absolute top-3 left-3 rounded-full bg-inverse px-3 py-1 font-semibold text-on-inverse text-xs">
            {closed}
          </span>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <Name className="min-w-0 truncate font-bold text-base">
            <Link
              href={href}
              prefetch={false}
              className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-4"
            >
              {restaurant.name}
              <LinkPending className="absolute top-3 right-3" />
            </Link>
          </Name>
          <RatingBadge of={restaurant} className="self-center text-sm" />
        </div>
        <p className="mt-0.5 truncate text-ink-soft text-sm">
          {restaurant.cuisineType} · <span className="tabular">{PRICE_LEVEL_SIGNS[restaurant.priceLevel]}</span>
        </p>
        <p className="tabular mt-0.5 truncate text-ink-soft text-sm">{restaurant.deliveryTimeMinutes} min</p>
      </div>
    </article>
  )
}
