'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useNow } from '@/lib/client/use-now'
import type { Order } from '@/lib/contracts/orders'
import { dateTimeText } from '@/lib/domain/date-text'
import { CancelDialog } from './cancel-dialog'
import { OrderActions } from './order-actions'
import { OrderCard } from './order-card'
import { OrderNote } from './order-note'
import { orderDetails } from './order-texts'
import { Receipt } from './receipt'
import { ReorderConflict } from './reorder-conflict'
import { useReorder } from './use-reorder'

const EVERY_MS = 10_000

type OrderListProps = {
  orders: readonly Order[]
  /** The server's time, in milliseconds since the epoch. */
  renderedAt: number
}

/** The orders with their actions. */
export function OrderList({ orders, renderedAt }: OrderListProps) {
  const router = useRouter()
  const now = useNow(EVERY_MS, renderedAt)
  const { pendingId, conflict, ...reordering } = useReorder()
  const [canceling, setCanceling] = useState<Order | null>(null)
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order.id} id={`order-${order.id}`} className="group scroll-mt-24">
            <OrderCard
              id={order.id}
              restaurantName={order.restaurant.name}
              restaurantHref={order.restaurantId === null ? null : `/restaurants/${order.restaurantId}`}
              picture={order.restaurant.storeImage}
              status={order.status}
              date={order.createdAt}
              dateText={dateTimeText(order.createdAt, order.restaurant.timeZone)}
              details={orderDetails(order)}
              items={order.orderItems}
              totalCents={order.totalCents}
              receipt={<Receipt order={order} />}
              note={<OrderNote order={order} now={now} />}
              actions={
                <OrderActions
                  order={order}
                  now={now}
                  reordering={pendingId === order.id}
                  onReorder={() => reordering.reorder(order)}
                  onCancel={() => setCanceling(order)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {canceling && (
        <CancelDialog order={canceling} onClose={() => setCanceling(null)} onSettled={() => router.refresh()} />
      )}
      {conflict && (
        <ReorderConflict
          restaurantName={conflict.restaurantName}
          onKeep={reordering.keepCart}
          onReplace={reordering.replaceCart}
          onClose={reordering.closeConflict}
        />
      )}
    </>
  )
}
