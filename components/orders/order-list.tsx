'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFollow, useNewest, useServerNow } from '@/lib/client/live-orders/use-live-orders'
import type { Order } from '@/lib/contracts/orders'
import { dateTimeText } from '@/lib/domain/date-text'
import { CancelDialog } from './cancel-dialog'
import { OrderActions } from './order-actions'
import { OrderCard } from './order-card'
import { OrderNote } from './order-note'
import { OrderProgress } from './order-progress'
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

/** The orders with their actions, live. */
export function OrderList({ orders, renderedAt }: OrderListProps) {
  const router = useRouter()
  useFollow(router.refresh)
  const now = useServerNow(EVERY_MS, renderedAt)
  const { pendingId, conflict, ...reordering } = useReorder()
  const [canceling, setCanceling] = useState<Order | null>(null)
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order.id} id={`order-${order.id}`} className="group scroll-mt-24">
            <LiveCard
              order={order}
              now={now}
              reordering={pendingId === order.id}
              onReorder={() => reordering.reorder(order)}
              onCancel={() => setCanceling(order)}
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

type LiveCardProps = { order: Order; now: number; reordering: boolean; onReorder: () => void; onCancel: () => void }

function LiveCard({ order: rendered, now, ...actions }: LiveCardProps) {
  const order = useNewest(rendered)
  return (
    <OrderCard
      id={order.id}
      restaurantName={order.restaurant.name}
      restaurantHref={order.restaurantId === null ? null : `/restaurants/${order.restaurantId}`}
      picture={order.restaurant.storeImage}
      status={order.status}
      date={order.createdAt}
      dateText={dateTimeText(order.createdAt, order.restaurant.timeZone)}
      details={orderDetails(order)}
      progress={<OrderProgress order={order} now={now} />}
      items={order.orderItems}
      totalCents={order.totalCents}
      receipt={<Receipt order={order} />}
      note={<OrderNote order={order} now={now} />}
      actions={<OrderActions order={order} now={now} {...actions} />}
    />
  )
}
