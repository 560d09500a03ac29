'use client'

import { ShoppingBag } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { OverlayProps } from '@/components/ui/late'
import { LinkButton } from '@/components/ui/link-button'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { alertUser, dismissNews } from '@/components/ui/toast'
import { Warning } from '@/components/ui/warning'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { session } from '@/lib/accounts/browser/session'
import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { type CartItem, keyOf } from '@/lib/cart/rules/cart'
import { useAction } from '@/lib/client/use-action'
import { startCheckout } from '@/lib/orders/browser/checkout-flow'
import { subtotalOf } from '@/lib/orders/rules/order-total'
import { CartLine } from './cart-line'
import { useCartAvailability } from './use-cart-availability'

/** The cart, sliding in from the right: lines, subtotal, and the way to the checkout. */
export function CartDrawer({ open, onOpenChange }: OverlayProps) {
  const { items } = useCart()
  const router = useRouter()
  const { pending, run } = useAction(alertUser)
  const isLeaving = pending !== null
  const restaurant = items[0]
  const [refusals, setRefusals] = useState(0)
  const { lines, notice } = useCartAvailability(items, open, refusals)
  /** The lines of the cart when it was cleared here: they can be restored until the sheet closes. */
  const [cleared, setCleared] = useState<readonly CartItem[]>([])

  // The sheets close when the route changes.
  useEffect(
    () => () => {
      cart.setOpen(false)
      cart.choose(null)
    },
    [],
  )

  // The sheet shows the added item; the toast would cover it.
  useEffect(() => {
    if (open) dismissNews()
    else setCleared([])
  }, [open])

  async function goToCheckout() {
    const { items } = useCart.getState()
    if (items.length === 0) return
    await run(true, async () => {
      const user = await session.whenKnown()
      if (!user) return router.push('/login?next=/home')
      if (user.guestAccount) {
        cart.setOpen(false)
        return signupModal.openFor(goToCheckout)
      }
      const problem = await startCheckout(items)
      if (problem) {
        setRefusals((count) => count + 1)
        return alertUser(problem)
      }
      cart.setOpen(false)
      router.push('/checkout')
    })
  }

  return (
    <Sheet
      side="right"
      title="Your cart"
      description={restaurant && `From ${restaurant.restaurantName}`}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        restaurant && (
          <div className="flex flex-col gap-3">
            <div className="flex items-baseline justify-between">
              <span className="font-semibold text-base">Subtotal</span>
              <Price cents={subtotalOf(items)} className="font-bold text-lg" />
            </div>
            {notice && <Warning className="rounded-sm">{notice}</Warning>}
            <p className="text-ink-soft text-sm">Delivery, taxes and tip come at checkout.</p>
            <Button size="lg" wide onClick={goToCheckout} pending={isLeaving}>
              Go to checkout
            </Button>
            <Button
              variant="ghost"
              wide
              disabled={isLeaving}
              onClick={() => {
                setCleared(items)
                cart.clear()
              }}
            >
              Clear cart
            </Button>
          </div>
        )
      }
    >
      {restaurant ? (
        // The order must not change while it is being created.
        <ul inert={isLeaving} className="divide-y divide-line">
          {items.map((item, at) => {
            // A line keeps its place and the focus when its choice changes.
            const before = items.slice(0, at).filter(({ id }) => id === item.id).length
            const { problem = null, hasChoices = false } = lines.get(keyOf(item)) ?? {}
            return <CartLine key={`${item.id} ${before}`} item={item} problem={problem} hasChoices={hasChoices} />
          })}
        </ul>
      ) : (
        <div className="grid min-h-full place-items-center">
          <EmptyState
            as="h3"
            picture={<ShoppingBag />}
            title="Your cart is empty"
            text="Add something good, and it waits for you here."
            action={
              <>
                <LinkButton href="/home" onClick={() => cart.setOpen(false)}>
                  Browse restaurants
                </LinkButton>
                {cleared.length > 0 && (
                  <Button variant="secondary" onClick={() => cart.replace([...cleared])}>
                    Undo
                  </Button>
                )}
              </>
            }
          />
        </div>
      )}
    </Sheet>
  )
}
