'use client'
// Nothing is drawn here, so nothing is remembered between renders: that would be the larger part of its code.
'use no memo'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import type { OrderStripViewProps } from './order-strip-view'

/** The order under way that this browser knows of, at the lower edge of every screen that does not show it itself. */
export function OrderStrip() {
  const path = usePathname()
  const userId = useSession().user?.id
  const [shown, setShown] = useState<{ View: ComponentType<OrderStripViewProps>; orderId: number } | null>(null)
  useEffect(() => {
    if (userId === undefined || !localStorage.orderUnderWay) return setShown(null)
    let isOver = false
    import('./order-strip-view').then(
      ({ OrderStripView: View, orderToShow }) => {
        const orderId = orderToShow(userId, path)
        if (!isOver) setShown(orderId === null ? null : { View, orderId })
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [userId, path])
  if (!shown || userId === undefined) return null
  const { View, orderId } = shown
  return <View key={orderId} userId={userId} orderId={orderId} onEnd={() => setShown(null)} />
}
