import { notify } from '@/components/ui/toast'
import { cart } from '@/lib/cart/browser/cart-store'
import type { MenuItem } from '@/lib/menu/server/shapes'

/** How long the confirmation stays, in milliseconds: on the page of an item, and on a menu (spec §9.6). */
export const CONFIRM_MS = { item: 2000, menu: 3000 }

/** Confirms that a menu item was added, with a link to the cart. */
export function confirmAdded(item: MenuItem, durationMs: number): void {
  const viewCart = { label: 'View cart', onPress: () => cart.setOpen(true) }
  notify(`${item.name} added to cart`, { durationMs, action: viewCart, topic: `cart ${item.id}` })
}
