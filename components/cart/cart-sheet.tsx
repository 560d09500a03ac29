'use client'

import { late } from '@/components/ui/late'
import { Sheet } from '@/components/ui/sheet'
import { cart, useCart } from '@/lib/cart/browser/cart-store'

const CartPanels = late(async () => {
  const [{ CartPanels }] = await Promise.all([import('./cart-panels'), Sheet.preload()])
  return CartPanels
})

/** Closes whichever of the two is open, when neither could be loaded. */
function close() {
  cart.setOpen(false)
  cart.choose(null)
}

/** The place of the cart, and of the sheet in which the choices of an item are made. */
export function CartSheet() {
  'use no memo'
  const isOpen = useCart(({ open, choosing }) => open || choosing !== null)
  return <CartPanels open={isOpen} onOpenChange={close} />
}
