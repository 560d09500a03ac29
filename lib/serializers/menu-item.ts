import type { MenuItemOut } from '@/lib/contracts/menu-items'
import type { MenuItemRow } from '@/lib/db/shapes'
import { dollarsFromCents } from '@/lib/domain/money'

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
    restaurant,
    likes: item.likes,
  }
}
