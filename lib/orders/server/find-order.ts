import 'server-only'
import type { Db } from '@/lib/db/database'
import { type OrderRow, orderShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'

/** An order for its customer or its restaurant's owner. Throws `not_found` for anyone else. */
export async function findOrder(
  { orderId, viewerId }: { orderId: number; viewerId: number },
  { db }: { db: Db },
): Promise<OrderRow> {
  const order = await db.read.order.findFirst({
    where: { id: orderId, OR: [{ customerId: viewerId }, { restaurant: { ownerId: viewerId } }] },
    select: orderShape,
  })
  if (!order) throw new AppError('not_found', 'Order not found')
  return order
}
