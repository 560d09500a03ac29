import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { Cents } from '@/lib/domain/money'
import type { OrderStatus } from '@/lib/domain/order-status'
import { OrderStatusPill } from './order-status-pill'

type OrderCardProps = {
  id: number
  restaurantName: string
  /** Null when the restaurant was deleted. */
  restaurantHref: string | null
  picture: string | null
  status: OrderStatus
  /** As an ISO instant, for the `time` element. */
  date: string
  /** As text, such as 'Tue, Mar 3, 2026, 6:20 PM'. */
  dateText: string
  items: readonly { id: number; name: string; quantity: number; customizations?: string | null }[]
  totalCents: Cents
  /** Payment and delivery, such as 'Wallet · Priority'. */
  details?: string
  /** How far it is. */
  progress?: ReactNode
  /** The parts of the total. */
  receipt?: ReactNode
  /** A note about the current state of the order. */
  note?: ReactNode
  /** The buttons that the status of the order allows. */
  actions?: ReactNode
  as?: 'h2' | 'h3'
}

/** One order: restaurant, items, cost and actions. */
export function OrderCard({ as: Name = 'h2', ...order }: OrderCardProps) {
  return (
    <Card className="flex flex-col gap-4 p-4! group-target:border-accent group-target:inset-ring group-target:inset-ring-accent sm:p-5!">
      <div className="flex items-start gap-4">
        <Picture src={order.picture} alt="" width={1} height={1} className="size-16 shrink-0 rounded-md sm:size-20" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Name className="-my-3 min-w-0 truncate py-3 font-bold text-lg">
              {order.restaurantHref ? (
                <Link
                  href={order.restaurantHref}
                  prefetch={false}
                  className="rounded-sm py-3 underline-offset-4 hover:underline"
                >
                  {order.restaurantName}
                </Link>
              ) : (
                order.restaurantName
              )}
            </Name>
            <OrderStatusPill status={order.status} />
          </div>
          <p className="tabular mt-0.5 text-ink-soft text-sm">
            <time dateTime={order.date}>{order.dateText}</time>
          </p>
          <p className="text-ink-soft text-sm">
            {`Order ${order.id}`}
            {order.details && ` · ${order.details}`}
          </p>
        </div>
      </div>
      {order.progress}
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
          {order.receipt}
        </div>
        <div className="flex flex-col gap-2 sm:items-end">
          {order.actions && <div className="flex flex-wrap gap-2 sm:justify-end">{order.actions}</div>}
          {order.note}
        </div>
      </div>
    </Card>
  )
}
