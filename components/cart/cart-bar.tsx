'use client'

import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { subtotalOf } from '@/lib/orders/rules/order-total'

/** On phones, the way to the cart stays at the bottom of a restaurant's page. */
export function CartBar() {
  const { items } = useCart()
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === 0) return null
  return (
    <div data-bottom-bar className="sticky bottom-0 z-20 -mx-4 border-line border-t bg-canvas px-4 py-3 sm:hidden">
      <Button size="lg" wide onClick={() => cart.setOpen(true)}>
        View cart · {count} · <Price cents={subtotalOf(items)} />
      </Button>
    </div>
  )
}
