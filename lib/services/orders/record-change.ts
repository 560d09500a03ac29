import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import type { EventActor, OrderEventKind } from '@/lib/domain/order-stage'

type OrderChange = {
  order: { id: number; version: number }
  data: Prisma.OrderUpdateManyMutationInput
  event: { kind: OrderEventKind; actor: EventActor; text?: string; at: Date }
}

/**
 * Changes an order that still has this version, and records the change, in the caller's transaction. Returns false when it
 * has another version by now.
 */
export async function recordChange({ order, data, event }: OrderChange, tx: Tx): Promise<boolean> {
  const { id, version } = order
  const { count } = await tx.order.updateMany({ where: { id, version }, data: { ...data, version: version + 1 } })
  if (count === 0) return false
  await tx.orderEvent.create({ data: { ...event, orderId: id } })
  return true
}
