'use client'

import Link from 'next/link'
import { cn } from '@/components/ui/class-names'
import { LinkPending } from '@/components/ui/link-pending'
import { Picture } from '@/components/ui/picture'
import { PRICE_LEVEL_SIGNS } from '@/lib/restaurants/rules/catalog'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'
import { RatingBadge } from './rating-badge'

export type RestaurantCardProps = {
  restaurant: Pick<
    RestaurantCardRow,
    'name' | 'storeImage' | 'cuisineType' | 'priceLevel' | 'ratingTenths' | 'reviewCount' | 'deliveryTimeMinutes'
  >
  href: string
  /** Why it takes no orders at the moment. */
  closed?: string | null
  /** For the first row of a page: its pictures load first. */
  priority?: boolean
  /** On phones the picture stands beside the text. */
  beside?: boolean
  /** The heading level of the name. */
  as?: 'h2' | 'h3'
}

/** A restaurant in a grid; the whole card is one link. */
export function RestaurantCard({ restaurant, href, closed, priority, beside, as: Name = 'h3' }: RestaurantCardProps) {
  return (
    <article
      className={cn('group relative flex min-w-0 flex-col gap-2 rounded-lg', beside && 'max-sm:flex-row max-sm:gap-4')}
    >
      <div className={cn('relative overflow-hidden rounded-lg', beside && 'max-sm:w-36 max-sm:shrink-0')}>
        <Picture
          src={restaurant.storeImage}
          alt=""
          sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, ${beside ? '9rem' : '100vw'}`}
          wide
          priority={priority}
          imgClassName={cn('transition-transform duration-200 group-hover:scale-[1.03]', closed && 'opacity-50')}
        />
        {closed && (
          <span className="absolute inset-x-2 top-2 w-fit max-w-full truncate rounded-full bg-inverse px-2.5 py-1 font-semibold text-on-inverse text-xs">
            {closed}
          </span>
        )}
      </div>
      <div className={cn('min-w-0', beside && 'max-sm:self-center')}>
        <Name className="truncate font-bold text-base">
          <Link
            href={href}
            prefetch={false}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {restaurant.name}
            <LinkPending className="absolute top-3 right-3" />
          </Link>
        </Name>
        <p className="tabular flex items-center gap-1.5 text-ink-soft text-sm">
          <RatingBadge of={restaurant} className="text-ink text-sm" />
          {restaurant.ratingTenths !== null && <span aria-hidden="true">·</span>}
          <span>{restaurant.deliveryTimeMinutes} min</span>
        </p>
        <p className="truncate text-ink-soft text-sm">
          {restaurant.cuisineType} · <span className="tabular">{PRICE_LEVEL_SIGNS[restaurant.priceLevel]}</span>
        </p>
      </div>
    </article>
  )
}
