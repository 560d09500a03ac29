import type { RestaurantRow } from '@/lib/db/shapes'
import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import type { RestaurantOut } from './schemas'

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
