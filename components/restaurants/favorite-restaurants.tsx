'use client'

import { likeAgain } from '@/components/likes/use-heart'
import { notify } from '@/components/ui/toast'
import { useSession } from '@/lib/accounts/browser/session'
import { useLikes } from '@/lib/likes/browser'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'
import { RestaurantGrid } from './restaurant-grid'
import { RestaurantHeart } from './restaurant-heart'

/** The liked restaurants. An unliked one leaves the list at once and can be restored. */
export function FavoriteRestaurants({ restaurants }: { restaurants: readonly RestaurantCardRow[] }) {
  const { isKnown } = useSession()
  const liked = useLikes((likes) => likes.restaurants)
  const kept = isKnown ? restaurants.filter(({ id }) => liked.includes(id)) : restaurants
  if (kept.length === 0) return null
  const leave = ({ id, name }: RestaurantCardRow) =>
    notify(`${name} removed from favorites`, { action: { label: 'Undo', onPress: () => likeAgain('restaurants', id) } })
  return (
    <section aria-labelledby="restaurants-title" className="pb-10">
      <h2 id="restaurants-title" className="mb-4 font-bold text-xl">
        Restaurants
      </h2>
      <RestaurantGrid
        restaurants={kept}
        onScreen={kept.length}
        cornerOf={(restaurant) => (
          <RestaurantHeart restaurant={restaurant} likedOnServer look="raised" onUnlike={() => leave(restaurant)} />
        )}
      />
    </section>
  )
}
