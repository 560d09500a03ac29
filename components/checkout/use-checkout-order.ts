'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { alertUser } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { useCart } from '@/lib/client/cart-store'
import { checkOut } from '@/lib/client/check-out'
import { checkoutVisit } from '@/lib/client/checkout-visit'
import { currentOrder, useCurrentOrder } from '@/lib/client/current-order-store'
import { fetchOrder, orderPlaced } from '@/lib/client/order-flow'
import { onStoredElsewhere, STORAGE_KEYS } from '@/lib/client/storage'
import type { Order } from '@/lib/contracts/orders'

/**
 * The order at checkout: what local storage kept, at once, and then as the server has it now. Without one the person is
 * sent to the orders (spec §4.2). Someone who came as a guest and has just signed up gets an order of their cart.
 */
export function useCheckoutOrder(cameAsGuest: boolean): Order | null {
  const router = useRouter()
  const order = useCurrentOrder((state) => state.order)
  const [attempts] = useState(() => new Attempts())

  const lookAgain = useCallback(
    async (id: number, seenHere: boolean) => {
      const fresh = await fetchOrder(id).catch((error: unknown) => {
        // Without an answer what was stored is good enough: the server checks everything when the order is placed.
        if (!(error instanceof ApiError) || error.status !== 404) {
          if (!useCurrentOrder.getState().order) router.replace('/orders')
          return null
        }
        currentOrder.clearIf(id)
        router.replace('/orders')
        return null
      })
      if (!fresh || checkoutVisit.orderId() !== id) return
      if (fresh.status === 'Active') return currentOrder.renew(fresh)
      if (fresh.status === 'Submitted' && seenHere) {
        // The answer of an earlier try was lost, or a reload came too early: it goes on from here.
        currentOrder.set(fresh)
        return orderPlaced()
      }
      if (fresh.status === 'Canceled') {
        currentOrder.clearIf(id)
        alertUser('This order was canceled.', { alsoOnNextScreen: true })
      }
      router.replace('/orders')
    },
    [router],
  )

  useEffect(() => {
    const own = checkoutVisit.orderId()
    const other = currentOrder.stored()
    const isOtherTabs = other !== null && other.id !== own && other.id !== useCurrentOrder.getState().order?.id
    if (own !== null && isOtherTabs) {
      // Another tab has begun an order of its own meanwhile; a reload keeps this one.
      void lookAgain(own, false)
      return
    }
    const stored = currentOrder.restore()
    if (stored) {
      checkoutVisit.begin(stored.id)
      void lookAgain(stored.id, true)
      return
    }
    const lines = cameAsGuest ? useCart.getState().items : []
    if (lines.length === 0) return router.replace('/orders')
    void checkOut(lines, attempts).then((problem) => {
      const started = useCurrentOrder.getState().order
      if (started && problem === null) return checkoutVisit.begin(started.id)
      // The cart says the rest: it holds what can be ordered now.
      if (problem) alertUser(problem, { alsoOnNextScreen: true })
      router.replace('/home')
    })
  }, [router, lookAgain, cameAsGuest, attempts])

  // A tab that is closed leaves its order behind; a reload, or coming back, takes it up again.
  useEffect(() => {
    const leave = () => checkoutVisit.leaveBehind(checkoutVisit.orderId())
    const comeBack = () => {
      const own = checkoutVisit.orderId()
      if (own !== null) checkoutVisit.begin(own)
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])

  useEffect(
    () =>
      onStoredElsewhere(STORAGE_KEYS.currentOrder, () => {
        const mine = useCurrentOrder.getState().order
        // Another tab placed it, canceled it, or only left its own checkout: the server knows which.
        if (mine) void lookAgain(mine.id, false)
      }),
    [lookAgain],
  )
  return order
}
