import type { MenuItemRow } from '@/lib/db/shapes'
import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import { UNTIL_CHANGED } from '@/lib/restaurants/rules/taking-orders'
import type { MenuItemOut } from './schemas'

/** A menu item (spec §3.3), its restaurant in every documented spelling. */
export function menuItemToWire(item: MenuItemRow): MenuItemOut {
  const { ownerId, ...restaurant } = item.restaurant
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: dollarsFromCents(item.priceCents),
    food_image: item.foodImage,
    food_type: item.foodType,
    restaurantId: item.restaurantId,
    restaurant_id: item.restaurantId,
    restaurant_name: restaurant.name,
    restaurant_owner_id: ownerId,
    restaurant: { ...restaurant, pausedUntil: instant(restaurant.pausedUntil) },
    likes: item.likes,
    soldOutUntil: soldOutToWire(item.soldOutUntil),
  }
}

/** Until when an item is sold out: an instant, or `changed` when its owner ends it. */
function soldOutToWire(until: Date | null): MenuItemOut['soldOutUntil'] {
  return until?.getTime() === UNTIL_CHANGED.getTime() ? 'changed' : instant(until)
}
