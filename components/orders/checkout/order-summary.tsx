'use client'

import { ChevronUp, Clock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { OrderLines, TotalParts } from '@/components/orders/order-lines'
import { cn } from '@/components/ui/class-names'
import { Price } from '@/components/ui/price'
import type { OrderTotal } from '@/lib/orders/rules/order-total'
import type { Order } from '@/lib/orders/server/shapes'

type OrderSummaryProps = {
  order: Order
  /** When the order arrives. */
  arrival: string
  total: OrderTotal
  /** The button that places the order. */
  action: ReactNode
  /** Above the button: an error. */
  notice: ReactNode
}

/**
 * The lines and cost of the order. Beside the steps it sticks below the top bar; on phones it is a bar at the bottom
 * that always shows the total and expands upward. It reserves the room for that bar itself.
 */
export function OrderSummary({ order, arrival, total, action, notice }: OrderSummaryProps) {
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  return (
    <>
      <div aria-hidden="true" className="h-24 lg:hidden" />
      <aside
        aria-label="Order summary"
        className="rounded-lg border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:rounded-b-none max-lg:border-t max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-soft lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:border lg:p-6"
      >
        <div
          id={detailsId}
          className={cn(
            'max-h-[60dvh] overflow-y-auto overscroll-contain pb-4 lg:max-h-none',
            !open && 'max-lg:hidden',
          )}
        >
          <h2 className="font-bold text-xl">Order summary</h2>
          <p className="mt-0.5 break-words text-ink-soft text-sm">{order.restaurant.name}</p>
          <p className="mt-0.5 flex items-center gap-1.5 text-ink-soft text-sm">
            <Clock className="size-4 shrink-0" />
            {arrival}
          </p>
          <OrderLines order={order} withPrices className="mt-4 gap-2" />
          <TotalParts of={total} className="mt-4 gap-2 border-line border-t pt-4 text-base" />
        </div>
        {notice}
        <div className="flex items-center justify-between gap-4 lg:flex-col lg:items-stretch lg:border-line lg:border-t lg:pt-4">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={detailsId}
            aria-label={open ? 'Hide order summary' : 'Show order summary'}
            onClick={() => setOpen(!open)}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken lg:hidden"
          >
            <ChevronUp className={cn('size-5 transition-transform', open && 'rotate-180')} />
          </button>
          <p className="flex min-w-0 flex-1 flex-col lg:flex-row lg:items-baseline lg:justify-between">
            <span className="text-ink-soft text-xs lg:font-bold lg:text-base lg:text-ink">Total</span>
            <Price cents={total.totalCents} className="font-bold text-lg lg:text-xl" />
          </p>
          {action}
        </div>
      </aside>
    </>
  )
}
