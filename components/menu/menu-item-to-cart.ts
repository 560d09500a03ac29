import { notify } from '@/components/ui/toast'
import { cart } from '@/lib/cart/browser/cart-store'
import type { CartItem } from '@/lib/cart/rules'
import type { MenuCard, MenuCardRestaurant } from '@/lib/menu/server/queries'

/** A menu item as a cart line. */
export function lineOf(item: MenuCard, restaurant: MenuCardRestaurant, quantity = 1, customizations = ''): CartItem {
  return {
    id: item.id,
    name: item.name,
    priceCents: item.priceCents,
    quantity,
    restaurantId: restaurant.id,
    restaurantName: restaurant.name,
    foodImage: item.foodImage,
    customizations: customizations.trim() || null,
  }
}

/** How long the confirmation stays, in milliseconds: on the page of an item, and on a menu (spec §9.6). */
export const CONFIRM_MS = { item: 2000, menu: 3000 }

/** Confirms that a menu item was added, with a link to the cart. */
export function confirmAdded(item: MenuCard, durationMs: number): void {
  const viewCart = { label: 'View cart', onPress: () => cart.setOpen(true) }
  notify(`${item.name} added to cart`, { durationMs, action: viewCart, topic: `cart ${item.id}` })
}
