import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { SectionLink } from '@/components/ui/section-link'
import { RatingBadge } from './rating-badge'

type RestaurantHeroProps = {
  name: string
  picture: string | null
  cuisine: string
  /** '$' to '$$$$'. */
  priceSign: string
  /** One line: street, city, state and zip. */
  address: string
  rating: number | null
  numReviews: number
  /** The id of the reviews on this page; the rating links to it. */
  reviewsId: string
  /** Buttons: the owner's 'Manage', sharing … */
  actions?: ReactNode
  /** Below the rest: the facts. */
  children?: ReactNode
}

/** The top of a restaurant's page: name, picture and rating. */
export function RestaurantHero({ name, picture, ...restaurant }: RestaurantHeroProps) {
  return (
    <header className="flex flex-col gap-6 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-center md:gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-10">
      <Picture
        src={picture}
        alt=""
        width={640}
        height={400}
        priority
        className="-mx-4 sm:mx-0 sm:rounded-lg md:order-last"
      />
      <div className="flex min-w-0 flex-col gap-3">
        <h1 className="break-words font-extrabold text-3xl lg:text-4xl">{name}</h1>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base text-ink-soft">
          <SectionLink
            to={restaurant.reviewsId}
            className="inline-flex min-h-11 min-w-11 items-center rounded-sm text-ink underline-offset-4 hover:underline fine:min-h-8"
          >
            {restaurant.rating === null ? (
              'No reviews yet'
            ) : (
              <RatingBadge rating={restaurant.rating} numReviews={restaurant.numReviews} className="text-base!" />
            )}
          </SectionLink>
          <span aria-hidden="true">·</span>
          <span>{restaurant.cuisine}</span>
          <span aria-hidden="true">·</span>
          <span className="tabular">{restaurant.priceSign}</span>
        </p>
        <p className="flex items-start gap-2 text-ink-soft text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {restaurant.address}
        </p>
        {restaurant.children}
        {restaurant.actions && <div className="flex flex-wrap gap-3 pt-1">{restaurant.actions}</div>}
      </div>
    </header>
  )
}
