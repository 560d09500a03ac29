'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Sheet } from '@/components/ui/sheet'
import { alertUser, dismissNews } from '@/components/ui/toast'
import { cart, useCart } from '@/lib/client/cart-store'
import { startCheckout } from '@/lib/client/checkout'
import { useSession } from '@/lib/client/session'
import { signupModal } from '@/lib/client/signup-modal'
import { type CartItem, MAX_QUANTITY } from '@/lib/domain/cart'
import { laterText } from '@/lib/domain/date-text'
import { subtotalOf } from '@/lib/domain/order-total'
import { CartEmpty } from './cart-empty'
import { CartLine } from './cart-line'
import { CartSummary } from './cart-summary'
import { useCartAvailability } from './use-cart-availability'

type CartDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The cart, sliding in from the right: lines, subtotal, and the way to the checkout. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const { items } = useCart()
  const { user } = useSession()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const restaurant = items[0]
  const { soldOut, pausedUntil } = useCartAvailability(items, open)
  /** The lines of the cart when it was cleared here: they can be restored until the sheet closes. */
  const [cleared, setCleared] = useState<readonly CartItem[]>([])

  // The sheet closes when the route changes.
  useEffect(() => () => cart.setOpen(false), [])

  // The sheet shows what was added; the toast would cover it.
  useEffect(() => {
    if (open) dismissNews()
    else setCleared([])
  }, [open])

  async function goToCheckout() {
    if (items.length === 0 || pending) return
    if (!user) return router.push('/login?next=/home')
    if (user.guestAccount) {
      cart.setOpen(false)
      return signupModal.open()
    }
    setPending(true)
    try {
      const problem = await startCheckout(items)
      if (problem) return alertUser(problem)
      cart.setOpen(false)
      router.push('/checkout')
    } finally {
      setPending(false)
    }
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
          <CartSummary
            subtotalCents={subtotalOf(items)}
            notice={pausedUntil && pauseNotice(restaurant.restaurantName, pausedUntil)}
            onCheckout={goToCheckout}
            onClear={() => {
              setCleared(items)
              cart.clear()
            }}
            pending={pending}
          />
        )
      }
    >
      {restaurant ? (
        // The order must not change while it is being created.
        <ul inert={pending} className="divide-y divide-line">
          {items.map((item) => (
            <CartLine
              key={item.id}
              href={`/menu-items/${item.id}`}
              name={item.name}
              picture={item.foodImage}
              priceCents={item.priceCents}
              quantity={item.quantity}
              customizations={item.customizations}
              isSoldOut={soldOut.includes(item.id)}
              max={MAX_QUANTITY}
              onQuantity={(quantity) => cart.setQuantity(item.id, quantity)}
              onNote={(note) => cart.setNote(item.id, note)}
              onRemove={() => cart.remove(item.id)}
            />
          ))}
        </ul>
      ) : (
        <CartEmpty
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <LinkButton href="/home" onClick={() => cart.setOpen(false)}>
                Browse restaurants
              </LinkButton>
              {cleared.length > 0 && (
                <Button variant="secondary" onClick={() => cart.replace([...cleared])}>
                  Undo
                </Button>
              )}
            </div>
          }
        />
      )}
    </Sheet>
  )
}

/** On the customer's clock: a cart does not know the restaurant's. */
function pauseNotice(restaurantName: string, until: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${restaurantName} is not taking orders until ${laterText(until, timeZone, new Date())}. You can order for later.`
}
