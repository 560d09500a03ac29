import type { Stage } from '@/lib/orders/rules/order-stage'
import type { OrderStatus } from '@/lib/orders/rules/order-status'

/** An order that has versions. */
type Versioned = { id: number; version: number }
type Followed = Versioned & { status: OrderStatus; stage: Stage | null }

/** The newer of two versions of an order: a screen never goes back to an older one. */
export function newerOf<Order extends Versioned>(shown: Order, next: Order | undefined): Order {
  return next && next.version > shown.version ? next : shown
}

/** The known orders, with these added unless they are older. */
export function withOrders<Order extends Versioned>(
  known: ReadonlyMap<number, Order>,
  orders: readonly Order[],
): ReadonlyMap<number, Order> {
  const next = new Map(known)
  for (const order of orders) {
    const before = next.get(order.id)
    if (!before || order.version >= before.version) next.set(order.id, order)
  }
  return next
}

/**
 * The known orders after a snapshot, which has all that are open or were closed within the last hour. A known open
 * order that it lacks was closed long ago, so it is dropped.
 */
export function withSnapshot<Order extends Followed>(
  known: ReadonlyMap<number, Order>,
  orders: readonly Order[],
): ReadonlyMap<number, Order> {
  const closed = [...known.values()].filter((order) => !isOpen(order))
  const newest = orders.map((order) => newerOf(order, known.get(order.id)))
  return withOrders(new Map(closed.map((order) => [order.id, order])), newest)
}

/** Whether something can still happen to an order. */
export function isOpen({ status, stage }: Pick<Followed, 'status' | 'stage'>): boolean {
  return status === 'Submitted' && stage !== 'delivered'
}
