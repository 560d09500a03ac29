'use client'

import { useEffect } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import { useNow } from '@/lib/client/use-now'
import type { Order } from '@/lib/orders/server/shapes'
import { followLiveOrders } from './follow'
import { useLiveOrders } from './live-store'

/** Follows the user's live orders while the screen is shown. `reread` must be stable; see `followLiveOrders`. */
export function useFollow(reread?: () => void): void {
  const userId = useSession().user?.id
  useEffect(() => (userId === undefined ? undefined : followLiveOrders(userId, reread)), [userId, reread])
}

/** The newest known version of an order. */
export function useNewest(order: Order): Order {
  const next = useLiveOrders((live) => live.orders.get(order.id))
  // An order's lines never change, and a snapshot has only what a kitchen needs of them.
  return next && next.version > order.version ? { ...next, items: order.items } : order
}

/** The server's time in milliseconds since the epoch, independent of this device's clock; updated at an interval. */
export function useServerNow(everyMs: number, renderedAt: number): number {
  const aheadMs = useLiveOrders((live) => live.aheadMs)
  // At least the last received time, since `useNow` ticks slowly: a new order must not seem to be from the future.
  const heardMs = useLiveOrders((live) => live.serverMs)
  const now = useNow(everyMs, renderedAt)
  return now === renderedAt ? now : Math.max(now + aheadMs, heardMs)
}
