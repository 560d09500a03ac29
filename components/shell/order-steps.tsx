'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { alertUser } from '@/components/ui/toast'
import { followCheckout, usePlacedOrder } from '@/lib/client/order-flow'
import { TEXTS } from '@/lib/contracts/texts'

/**
 * Stands ready to announce a placed order and to show it, after the checkout is gone, and to drop the order of a checkout
 * that was left (spec §4.2).
 */
export function OrderSteps() {
  const router = useRouter()
  const path = usePathname()
  useEffect(() => {
    const steps = {
      announce() {
        alertUser(TEXTS.orderPlaced, { alsoOnNextScreen: true })
        router.push('/orders')
      },
      reloadOrders: () => router.refresh(),
    }
    usePlacedOrder.setState({ steps })
    return () => usePlacedOrder.setState({ steps: null })
  }, [router])
  useEffect(() => followCheckout(path), [path])
  return null
}
