'use client'

import { late } from '@/components/ui/late'
import { Sheet } from '@/components/ui/sheet'
import { cart, useCart } from '@/lib/cart/browser/cart-store'

const CartDrawer = late(async () => {
  const [{ CartDrawer }] = await Promise.all([import('./cart-drawer'), Sheet.preload()])
  return CartDrawer
})

/** The place of the cart. */
export function CartSheet() {
  const open = useCart((state) => state.open)
  return <CartDrawer open={open} onOpenChange={cart.setOpen} />
}
