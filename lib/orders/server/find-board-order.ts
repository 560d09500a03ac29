import 'server-only'
import type { Db } from '@/lib/db/database'
import { boardOrderShape } from '@/lib/db/shapes'

type OrderAsked = { orderId: number; restaurantId: number }

/** An order that was placed at a restaurant, for its owner; null when it is another's. */
export function findBoardOrder({ orderId, restaurantId }: OrderAsked, { db }: { db: Db }) {
  return db.read.order.findFirst({
    where: { id: orderId, restaurantId, submittedAt: { not: null } },
    select: boardOrderShape,
  })
}
