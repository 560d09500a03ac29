import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { Order } from '@/lib/db/shapes'
import { headlineOf, stateText } from './tracking-texts'

/** How far a placed order is, with the way to its own screen. */
export function OrderProgress({ order, now }: { order: Order; now: number }) {
  if (order.status === 'Active') return null
  const isMoving = order.status === 'Submitted' && order.stage !== 'delivered'
  return (
    <Link
      href={`/orders/${order.id}`}
      prefetch={false}
      className="flex min-h-11 items-center justify-between gap-3 rounded-sm bg-sunken px-3.5 py-2 text-sm transition-colors hover:bg-sunken-hover"
    >
      <span className="min-w-0" aria-live={isMoving ? 'polite' : undefined}>
        <span className="font-semibold">{stateText(order)}</span>
        {isMoving && <span className="text-ink-soft">{` · ${headlineOf(order, now).title}`}</span>}
      </span>
      <span className="inline-flex shrink-0 items-center gap-1 font-semibold">
        {isMoving ? 'Track' : 'Details'}
        <span className="sr-only">{` of order ${order.id}`}</span>
        <ChevronRight className="size-4" />
      </span>
    </Link>
  )
}
