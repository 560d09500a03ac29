import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import type { EventActor, OrderEventKind } from '@/lib/orders/rules/order-stage'

type OrderChange = {
  order: { id: number; version: number }
  data: Prisma.OrderUpdateManyMutationInput
  event: { kind: OrderEventKind; actor: EventActor; text?: string; at: Date }
}

/** Changes an order that the caller's transaction has read, which gives it the next version, and records the change. */
export async function recordChange({ order, data, event }: OrderChange, tx: Tx): Promise<void> {
  const { id, version } = order
  await tx.order.update({ where: { id }, data: { ...data, version: version + 1 }, select: { id: true } })
  await tx.orderEvent.create({ data: { ...event, orderId: id } })
}
