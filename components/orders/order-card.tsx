import { ChevronDown, CircleCheck, CircleX, ShoppingBag } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { StatusPill, type Tone } from '@/components/ui/status-pill'
import { dateTimeText } from '@/lib/date-text'
import { useNewest } from '@/lib/live/browser/use-live-orders'
import type { OrderStatus } from '@/lib/orders/rules/order-status'
import type { Order } from '@/lib/orders/server/shapes'
import { OrderActions, type OrderActionsProps, OrderNote } from './order-actions'
import { OrderLines, Refunds, TotalParts } from './order-lines'
import { OrderProgress } from './order-progress'
import { orderDetails } from './order-texts'
import { stateText } from './tracking-texts'

const STATUS_LOOKS: Record<OrderStatus, { tone: Tone; icon: ReactNode }> = {
  Active: { tone: 'warning', icon: <ShoppingBag /> },
  Submitted: { tone: 'success', icon: <CircleCheck /> },
  Canceled: { tone: 'neutral', icon: <CircleX /> },
}

/** One order, live: restaurant, items, cost and actions. */
export function OrderCard({ order: rendered, now, ...actions }: OrderActionsProps) {
  const order = useNewest(rendered)
  const { restaurant } = order
  return (
    <Card
      pad="p-4 sm:p-5"
      className="flex flex-col gap-4 group-target:border-accent group-target:inset-ring group-target:inset-ring-accent"
    >
      <div className="flex items-start gap-4">
        <Picture src={restaurant.storeImage} alt="" sizes="8rem" className="size-16 shrink-0 rounded-md sm:size-20" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="-my-3 min-w-0 truncate py-3 font-bold text-lg">
              {order.restaurantId === null ? (
                restaurant.name
              ) : (
                <Link
                  href={`/restaurants/${order.restaurantId}`}
                  prefetch={false}
                  className="rounded-sm py-3 underline-offset-4 hover:underline"
                >
                  {restaurant.name}
                </Link>
              )}
            </h2>
            <StatusPill {...STATUS_LOOKS[order.status]}>{order.stage ? stateText(order) : order.status}</StatusPill>
          </div>
          <p className="tabular mt-0.5 text-ink-soft text-sm">
            <time dateTime={order.createdAt.toISOString()}>{dateTimeText(order.createdAt, restaurant.timeZone)}</time>
          </p>
          <p className="text-ink-soft text-sm">{`Order ${order.id} · ${orderDetails(order)}`}</p>
        </div>
      </div>
      <OrderProgress order={order} now={now} />
      <OrderLines order={order} className="gap-1.5 border-line border-t pt-4" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        <div className="min-w-40 flex-1">
          <p className="text-base">
            Total <Price cents={order.totalCents} className="ml-1 font-bold" />
          </p>
          <Refunds order={order} className="mt-1 max-w-80 gap-1.5 text-sm" />
          <Receipt order={order} />
        </div>
        <div className="flex flex-col gap-2 sm:items-end">
          <div className="flex flex-wrap gap-2 sm:justify-end">
            <OrderActions order={order} now={now} {...actions} />
          </div>
          <OrderNote order={order} now={now} />
        </div>
      </div>
    </Card>
  )
}

/** The parts of the total, folded. */
function Receipt({ order }: { order: Order }) {
  return (
    <details className="group/receipt">
      <summary className="-my-2.5 inline-flex h-11 list-none items-center gap-1 rounded-sm text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        {order.submittedAt ? 'Receipt' : 'What it costs'}
        <span className="sr-only">{` of order ${order.id}`}</span>
        <ChevronDown className="size-4 transition-transform group-open/receipt:rotate-180" />
      </summary>
      <TotalParts of={order} className="mt-3 max-w-80 gap-1.5 text-sm" />
    </details>
  )
}
