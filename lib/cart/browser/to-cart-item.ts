import type { CartItem } from '@/lib/cart/rules/cart'
import { type ChosenModifier, priceWith } from '@/lib/menu/rules/chosen'
import type { MenuItem, MenuRestaurant } from '@/lib/menu/server/shapes'

type Wish = { quantity?: number; note?: string | null; modifiers?: readonly ChosenModifier[] }

/** A menu item of a restaurant as a cart line: one piece without choices unless told. */
export function toCartItem(item: MenuItem, restaurant: MenuRestaurant, wish: Wish = {}): CartItem {
  const { quantity = 1, note = null, modifiers = [] } = wish
  return {
    id: item.id,
    name: item.name,
    priceCents: priceWith(item.priceCents, modifiers),
    quantity,
    restaurantId: restaurant.id,
    restaurantName: restaurant.name,
    foodImage: item.foodImage,
    customizations: note?.trim() || null,
    modifiers,
  }
}
