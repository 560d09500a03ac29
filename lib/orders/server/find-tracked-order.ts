import 'server-only'
import type { Db } from '@/lib/db/database'
import { orderShape } from '@/lib/db/shapes'

type OrderAsked = { orderId: number; customerId: number }

/** A customer's own order with its address; null for anyone else's. */
export function findTrackedOrder({ orderId, customerId }: OrderAsked, { db }: { db: Db }) {
  return db.read.order.findFirst({
    where: { id: orderId, customerId },
    select: { ...orderShape, address: true, city: true, state: true, zip: true },
  })
}
