import type { RestaurantOut } from '@/lib/contracts/restaurants'
import type { RestaurantRow } from '@/lib/db/shapes'
import { dollarsFromCents } from '@/lib/domain/money'
import { instant } from './instant'

/** A restaurant as anyone sees it (spec §3.2), with its computed rating. */
export function restaurantToWire(restaurant: RestaurantRow): RestaurantOut {
  const { deliveryFeeCents, deliveryTimeMinutes, ratingTenths, reviewCount, createdAt, pausedUntil, ...shown } =
    restaurant
  return {
    ...shown,
    deliveryFee: dollarsFromCents(deliveryFeeCents),
    deliveryTime: deliveryTimeMinutes,
    rating: ratingTenths === null ? null : ratingTenths / 10,
    numReviews: reviewCount,
    pausedUntil: instant(pausedUntil),
    createdAt: createdAt.toISOString(),
  }
}
