'use client'
// Nothing is drawn here, so nothing is remembered between renders: that would be the larger part of its code.
'use no memo'

import { useEffect } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { useNow } from '@/lib/client/use-now'
import type { Order } from '@/lib/db/shapes'
import { followLiveOrders } from './follow'
import { useLiveOrders } from './live-store'

/** Follows the user's live orders while the screen is shown; see `followLiveOrders` about `reread`, which must be stable. */
export function useFollow(reread?: () => void): void {
  const userId = useSession().user?.id
  useEffect(() => (userId === undefined ? undefined : followLiveOrders(userId, reread)), [userId, reread])
}

/** An order in its newest known version. */
export function useNewest(order: Order): Order {
  const next = useLiveOrders((live) => live.orders.get(order.id))
  // The lines of an order never change, and a snapshot has only what a kitchen needs of them.
  return next && next.version > order.version ? { ...next, items: order.items } : order
}

/** The server's time in milliseconds since the epoch, whatever this device's clock says; updated at an interval. */
export function useServerNow(everyMs: number, renderedAt: number): number {
  const aheadMs = useLiveOrders((live) => live.aheadMs)
  // An order that has just arrived is not from the future: the clock on the screen ticks slowly.
  const heardMs = useLiveOrders((live) => live.serverMs)
  const now = useNow(everyMs, renderedAt)
  return now === renderedAt ? now : Math.max(now + aheadMs, heardMs)
}
