'use client'

import { CloudOff } from 'lucide-react'
import { Warning } from '@/components/ui/warning'
import { timeOf } from '@/lib/date-text'
import { useLiveOrders } from '@/lib/live/browser/live-store'
import { isOpen } from '@/lib/live/rules/live-book'
import { lostSince } from '@/lib/live/rules/live-connection'
import type { Order } from '@/lib/orders/server/shapes'

/** Says, without a connection, that the shown state of an open order may be old. */
export function ConnectionNote({ order }: { order: Order }) {
  const since = useLiveOrders((live) => lostSince(live.connection))
  const aheadMs = useLiveOrders((live) => live.aheadMs)
  return (
    <div role="status" className="empty:hidden">
      {since !== null && isOpen(order) && (
        <Warning className="flex items-center gap-3 rounded-md">
          <CloudOff className="size-5 shrink-0" />
          No connection since {timeOf(since + aheadMs, order.restaurant.timeZone)}. This is how it was then.
        </Warning>
      )}
    </div>
  )
}
