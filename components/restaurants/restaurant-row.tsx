import { LinkButton } from '@/components/ui/link-button'
import { ScrollRow } from '@/components/ui/scroll-row'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'
import { ListedRestaurant } from './restaurant-grid'

type RestaurantRowProps = {
  title: string
  /** The full list, of which the row shows the beginning. */
  href: string
  restaurants: readonly RestaurantCardRow[]
  /** The first row of the page: its pictures load first. */
  first: boolean
}

/** The pictures of a row that a phone shows without scrolling. More would delay the stylesheet on a slow network. */
const FIRST_PICTURES = 2

/** Some restaurants in a row that scrolls sideways, with a link to all of them. */
export function RestaurantRow({ title, href, restaurants, first }: RestaurantRowProps) {
  return (
    <section aria-label={title}>
      <div className="mb-1 flex items-center justify-between gap-4">
        <h2 className="font-bold text-lg sm:text-xl">{title}</h2>
        <LinkButton href={href} prefetch={false} variant="ghost" size="sm" className="-mr-3">
          See all<span className="sr-only"> of {title}</span>
        </LinkButton>
      </div>
      <ScrollRow label={title} className="gap-4">
        {restaurants.map((restaurant, index) => (
          <div key={restaurant.id} className="w-43 shrink-0 sm:w-60">
            <ListedRestaurant as="h3" restaurant={restaurant} priority={first && index < FIRST_PICTURES} />
          </div>
        ))}
      </ScrollRow>
    </section>
  )
}
