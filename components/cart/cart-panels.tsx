'use client'

import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { CartDrawer } from './cart-drawer'
import { ItemSheet } from './item-sheet'

/** The cart, and the sheet of an item, which may lie above it. */
export function CartPanels() {
  const { open, choosing } = useCart()
  return (
    <>
      <CartDrawer open={open} onOpenChange={cart.setOpen} />
      {choosing && <ItemSheet key={choosing.id} choosing={choosing} />}
    </>
  )
}
