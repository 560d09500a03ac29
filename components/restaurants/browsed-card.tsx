import { PRICE_LEVEL_SIGNS, type PriceLevel } from '@/lib/domain/catalog'
import { RestaurantCard } from './restaurant-card'

/** What a card shows, as it is stored. */
export type BrowsedRestaurant = {
  id: number
  name: string
  storeImage: string
  cuisineType: string
  priceLevel: PriceLevel
  ratingTenths: number | null
  reviewCount: number
  deliveryTimeMinutes: number
  deliveryFeeCents: number
}

type BrowsedCardProps = { restaurant: BrowsedRestaurant; as: 'h2' | 'h3'; priority?: boolean }

/** The card of a restaurant among others to choose from. */
export function BrowsedCard({ restaurant, as, priority }: BrowsedCardProps) {
  return (
    <RestaurantCard
      as={as}
      href={`/restaurants/${restaurant.id}`}
      name={restaurant.name}
      picture={restaurant.storeImage}
      cuisine={restaurant.cuisineType}
      priceSign={PRICE_LEVEL_SIGNS[restaurant.priceLevel]}
      rating={restaurant.ratingTenths === null ? null : restaurant.ratingTenths / 10}
      numReviews={restaurant.reviewCount}
      deliveryMinutes={restaurant.deliveryTimeMinutes}
      deliveryFeeCents={restaurant.deliveryFeeCents}
      priority={priority}
    />
  )
}
