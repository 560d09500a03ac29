import { notify } from '@/components/ui/toast'
import { cart } from '@/lib/client/cart-store'
import type { CartItem } from '@/lib/domain/cart'
import type { Cents } from '@/lib/domain/money'

/** What a card shows of a menu item, as it is stored. */
export type Dish = { id: number; name: string; description: string; priceCents: Cents; foodImage: string }

/** What a dish needs to know of the restaurant that makes it. */
export type DishRestaurant = { id: number; name: string; servicing: boolean }

/** A dish as a line of the cart. */
export function lineOf(dish: Dish, restaurant: DishRestaurant, quantity = 1, customizations = ''): CartItem {
  return {
    id: dish.id,
    name: dish.name,
    priceCents: dish.priceCents,
    quantity,
    restaurantId: restaurant.id,
    restaurantName: restaurant.name,
    foodImage: dish.foodImage,
    customizations: customizations.trim() || null,
  }
}

/** How long it is confirmed that a dish was added, in milliseconds: on the page of an item, and on a menu (spec §9.6). */
export const CONFIRM_MS = { item: 2000, menu: 3000 }

/** Says for a while that a dish was added, with the way to the cart. */
export function confirmAdded(dish: Dish, durationMs: number): void {
  const viewCart = { label: 'View cart', onPress: () => cart.setOpen(true) }
  notify(`${dish.name} added to cart`, { durationMs, action: viewCart, topic: `cart ${dish.id}` })
}
