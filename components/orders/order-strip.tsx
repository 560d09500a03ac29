'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { readStored, UNDER_WAY_KEY } from '@/lib/client/storage'
import type { OrderStripViewProps } from './order-strip-view'

/** Checks for null only: the lazy code, which most visits do not load, checks the shape. */
const isNoted = (value: unknown): value is unknown => value !== null

/** The order under way that this browser knows of, at the lower edge of every screen that does not show it itself. */
export function OrderStrip() {
  const path = usePathname()
  const userId = useSession().user?.id
  const [shown, setShown] = useState<{ View: ComponentType<OrderStripViewProps>; orderId: number } | null>(null)
  useEffect(() => {
    if (userId === undefined || readStored(UNDER_WAY_KEY, isNoted) === null) return setShown(null)
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
