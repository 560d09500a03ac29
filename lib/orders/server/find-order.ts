import 'server-only'
import type { Db } from '@/lib/db/database'
import { orderShape } from '@/lib/db/shapes'

/** An order for its customer or its restaurant's owner; null for anyone else. */
export function findOrder({ orderId, viewerId }: { orderId: number; viewerId: number }, { db }: { db: Db }) {
  return db.read.order.findFirst({
    where: { id: orderId, OR: [{ customerId: viewerId }, { restaurant: { ownerId: viewerId } }] },
    select: orderShape,
  })
}
