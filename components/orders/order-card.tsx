import { CircleCheck, CircleX, ShoppingBag } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { StatusPill, type Tone } from '@/components/ui/status-pill'
import { dateTimeText } from '@/lib/date-text'
import { useNewest } from '@/lib/live/browser/use-live-orders'
import type { OrderStatus } from '@/lib/orders/rules/order-status'
import { OrderActions, type OrderActionsProps, OrderNote } from './order-actions'
import { OrderProgress } from './order-progress'
import { orderDetails } from './order-texts'
import { Receipt } from './receipt'

const STATUS_LOOKS: Record<OrderStatus, { tone: Tone; icon: ReactNode }> = {
  Active: { tone: 'warning', icon: <ShoppingBag aria-hidden="true" /> },
  Submitted: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  Canceled: { tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
}

/** One order, live: restaurant, items, cost and actions. */
export function OrderCard({ order: rendered, now, ...actions }: OrderActionsProps) {
  const order = useNewest(rendered)
  const { restaurant } = order
  return (
    <Card className="flex flex-col gap-4 p-4! group-target:border-accent group-target:inset-ring group-target:inset-ring-accent sm:p-5!">
      <div className="flex items-start gap-4">
        <Picture src={restaurant.storeImage} alt="" className="size-16 shrink-0 rounded-md sm:size-20" />
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
            <StatusPill {...STATUS_LOOKS[order.status]}>{order.status}</StatusPill>
          </div>
          <p className="tabular mt-0.5 text-ink-soft text-sm">
            <time dateTime={order.createdAt.toISOString()}>{dateTimeText(order.createdAt, restaurant.timeZone)}</time>
          </p>
          <p className="text-ink-soft text-sm">{`Order ${order.id} · ${orderDetails(order)}`}</p>
        </div>
      </div>
      <OrderProgress order={order} now={now} />
      <ul className="flex flex-col gap-1.5 border-line border-t pt-4">
        {order.items.map((item) => (
          <li key={item.id} className="flex gap-3 text-base">
            <span className="tabular w-8 shrink-0 text-ink-soft">{item.quantity} ×</span>
            <span className="min-w-0 break-words">
              {item.name}
              {item.customizations && <span className="block text-ink-soft text-sm">{item.customizations}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        <div className="min-w-40 flex-1">
          <p className="text-base">
            Total <Price cents={order.totalCents} className="ml-1 font-bold" />
          </p>
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
