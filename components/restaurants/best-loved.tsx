import { Container } from '@/components/ui/container'
import { LinkButton } from '@/components/ui/link-button'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'
import { RestaurantGrid } from './restaurant-grid'

/** The restaurants with the most stars and a link to all restaurants; nothing when there are none. */
export function BestLoved({ restaurants }: { restaurants: readonly RestaurantCardRow[] }) {
  if (restaurants.length === 0) return null
  return (
    <section aria-labelledby="best-loved-title" className="pb-16">
      <Container>
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="best-loved-title" className="font-extrabold text-2xl">
            Best-loved restaurants
          </h2>
          <LinkButton href="/home" variant="ghost" size="sm" className="-ml-3 sm:ml-0">
            See all restaurants
          </LinkButton>
        </div>
        <RestaurantGrid restaurants={restaurants} columns={3} />
      </Container>
    </section>
  )
}
