'use client'

import { ChevronRight, X } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { call } from '@/lib/client/api'
import { noteUnderWay, putAway, underWayOf } from '@/lib/orders/browser/under-way'
import { orderFromWire } from '@/lib/orders/contract/wire'
import type { Order } from '@/lib/orders/server/shapes'
import { useUnderWay } from './use-under-way'

export type OrderStripViewProps = {
  userId: number
  orderId: number
  /** Called when the strip is closed, and when the order is no longer under way. */
  onEnd: () => void
}

/** Screens that show the order under way themselves. */
const HAS_ITS_OWN = /^\/(home|orders)(\/|$)/

/** The order of a user that the strip shows on the screen of a path. */
export const orderToShow = (userId: number, path: string) => (HAS_ITS_OWN.test(path) ? null : underWayOf(userId))

/** An order under way on one line, live, above the bar that some screens have at the bottom on phones. */
export function OrderStripView({ userId, orderId, onEnd }: OrderStripViewProps) {
  const [order, setOrder] = useState<Order | null>(null)
  useEffect(() => {
    // Without an answer there is nothing to show on this screen; the next one asks again.
    call('getOrder', { params: { id: orderId } }).then(
      (answer) => setOrder(orderFromWire(answer)),
      () => undefined,
    )
  }, [orderId])
  const end = () => {
    noteUnderWay(userId, undefined)
    onEnd()
  }
  const close = () => {
    putAway(userId, orderId)
    onEnd()
  }
  return order && <Strip order={order} onClose={close} onOver={end} />
}

type StripProps = { order: Order; onClose: () => void; onOver: () => void }

function Strip({ order: given, onClose, onOver }: StripProps) {
  const { order, isOver, state, title } = useUnderWay(given)
  useEffect(() => {
    if (isOver) onOver()
  })
  if (isOver) return null
  return (
    <aside
      aria-label="Order under way"
      className="fixed inset-x-3 bottom-3 z-30 flex items-center rounded-md border border-line bg-surface shadow-soft in-[body:has([data-bottom-bar])]:max-md:bottom-24 sm:left-auto sm:w-104 print:hidden"
    >
      <Link
        href={`/orders/${order.id}`}
        prefetch={false}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-md py-2 pl-4 text-sm"
      >
        <span className="min-w-0 flex-1 truncate" aria-live="polite">
          <span className="font-semibold">{state}</span>
          {` · ${title} · ${order.restaurant.name}`}
        </span>
        <span className="inline-flex shrink-0 items-center font-semibold">
          Track
          <ChevronRight className="size-4" />
        </span>
      </Link>
      <IconButton label="Put away" icon={<X />} onClick={onClose} />
    </aside>
  )
}
