'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { alertUser, notify } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import { TEXTS } from '@/lib/contract/texts'
import { type CheckoutShell, useCheckoutShell } from '@/lib/orders/browser/checkout-shell'
import { followOrder } from '@/lib/orders/browser/order-in-progress'

/** Long, since the customer reads it on the next screen, which loads meanwhile. */
const PLACED_MS = 7000

/**
 * Gives the checkout what it needs of the page, even after its screen is gone, and tells it the current route (spec
 * §4.2).
 */
export function OrderSteps() {
  const router = useRouter()
  const path = usePathname()
  // A layout effect, so that it runs before the checkout screen looks for its order.
  useLayoutEffect(() => {
    const shell: CheckoutShell = {
      announce() {
        notify(TEXTS.orderPlaced, { durationMs: PLACED_MS })
        router.push('/orders')
      },
      reloadOrders: () => router.refresh(),
      leave(to, alert) {
        if (alert) alertUser(alert, { alsoOnNextScreen: true })
        router.replace(to)
      },
      takeUser: session.setUser,
    }
    useCheckoutShell.setState({ shell })
    return () => useCheckoutShell.setState({ shell: null })
  }, [router])
  useEffect(() => {
    if (followOrder(path)) return
    // When it cannot be loaded, the next route tries again.
    void import('@/lib/orders/browser/checkout-flow')
      .then(({ followCheckout }) => followCheckout(path))
      .catch(() => undefined)
  }, [path])
  return null
}
