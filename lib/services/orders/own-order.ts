import 'server-only'
import type { Tx } from '@/lib/db/database'
import { type BoardOrderRow, boardOrderShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'

/** A submitted order of one of the owner's restaurants. Orders are private, so another's does not exist. */
export async function ownOrder(
  { orderId, ownerId }: { orderId: number; ownerId: number },
  tx: Tx,
): Promise<BoardOrderRow> {
  const where = { id: orderId, submittedAt: { not: null }, restaurant: { ownerId } }
  const order = await tx.order.findFirst({ where, select: boardOrderShape })
  if (!order) throw new AppError('not_found', 'Order not found')
  return order
}
