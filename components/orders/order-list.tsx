'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFollow, useServerNow } from '@/lib/live/browser/use-live-orders'
import type { Order } from '@/lib/orders/server/shapes'
import { CancelDialog } from './cancel-dialog'
import { OrderCard } from './order-card'
import { useReorder } from './use-reorder'

const EVERY_MS = 10_000

type OrderListProps = {
  orders: readonly Order[]
  /** The server's time, in milliseconds since the epoch. */
  renderedAt: number
}

/** The orders with their actions, live. */
export function OrderList({ orders, renderedAt }: OrderListProps) {
  const router = useRouter()
  useFollow(router.refresh)
  const now = useServerNow(EVERY_MS, renderedAt)
  const { pendingId, reorder, question } = useReorder()
  const [canceling, setCanceling] = useState<Order | null>(null)
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order.id} id={`order-${order.id}`} className="group scroll-mt-24">
            <OrderCard
              order={order}
              now={now}
              reordering={pendingId === order.id}
              onReorder={() => reorder(order)}
              onCancel={() => setCanceling(order)}
            />
          </li>
        ))}
      </ul>
      {canceling && (
        <CancelDialog order={canceling} onClose={() => setCanceling(null)} onSettled={() => router.refresh()} />
      )}
      {question}
    </>
  )
}
