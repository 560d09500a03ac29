'use client'
// Little is drawn, and seldom anew, so nothing is remembered between renders: that would be the larger part of its code.
'use no memo'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { underWayOf } from '@/lib/orders/browser/under-way'

const Nothing = () => null
const View = lazy(() =>
  import('./order-strip-view').then(
    ({ OrderStripView }) => ({ default: OrderStripView }),
    () => ({ default: Nothing }),
  ),
)

/** Screens that show the order under way themselves. */
const HAS_ITS_OWN = /^\/(home|orders)(\/|$)/

/** The order under way that this browser knows of, at the lower edge of every other screen. */
export function OrderStrip() {
  const path = usePathname()
  const { user } = useSession()
  const userId = user?.id
  const [orderId, setOrderId] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is noted may have changed with the screen
  useEffect(() => setOrderId(userId === undefined ? null : underWayOf(userId)), [userId, path])
  if (userId === undefined || orderId === null || HAS_ITS_OWN.test(path)) return null
  return (
    <Suspense>
      <View key={orderId} userId={userId} orderId={orderId} onEnd={() => setOrderId(null)} />
    </Suspense>
  )
}
