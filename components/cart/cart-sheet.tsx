'use client'

import { late } from '@/components/ui/late'
import { Sheet } from '@/components/ui/sheet'
import { cart, useCart } from '@/lib/cart/browser/cart-store'

const CartPanels = late(async () => {
  const [{ CartPanels }] = await Promise.all([import('./cart-panels'), Sheet.preload()])
  return CartPanels
})

/** Closes the cart and the item sheet when their code could not be loaded. */
function close() {
  cart.setOpen(false)
  cart.choose(null)
}

/** Renders the cart, and the sheet that asks for the choices of an item. */
export function CartSheet() {
  const isOpen = useCart(({ open, choosing }) => open || choosing !== null)
  return <CartPanels open={isOpen} onOpenChange={close} />
}
