import 'server-only'
import { REFUSALS } from '@/lib/contract/refusals'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { type BoardOrderRow, boardOrderShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import type { StageChange } from '@/lib/orders/rules/order-changes'
import type { OrderEventKind } from '@/lib/orders/rules/order-stage'
import { OrderConflict } from './order-conflict'
import { recordChange } from './record-change'
import { settleOrders } from './settle-orders'

export type OwnersChange = {
  orderId: number
  ownerId: number
  /** The version that the owner saw. */
  version: number
}

/** What becomes of the order: null when it already is as wanted, a text when the change does not fit it. */
type Decision = { data: StageChange; kind: OrderEventKind } | string | null
type Decide = (order: BoardOrderRow, tx: Tx) => Decision | Promise<Decision>

/** Changes an order for its owner, who saw this version. Throws `not_found`, and `conflict` with the order as it is. */
export async function changeOwnOrder({ orderId, ownerId, version }: OwnersChange, decide: Decide, { db, now }: Deps) {
  await settleOrders({ id: orderId }, { db, now })
  return db.write(async (tx) => {
    const order = await ownOrder(orderId, ownerId, tx)
    const decision = await decide(order, tx)
    if (decision === null) return order
    if (order.version !== version) throw new OrderConflict(REFUSALS.orderMoved, order)
    if (typeof decision === 'string') throw new OrderConflict(decision, order)
    const { data, kind } = decision
    await recordChange({ order, data, event: { kind, actor: 'owner', at: now } }, tx)
    return ownOrder(orderId, ownerId, tx)
  })
}

/** A submitted order of one of the owner's restaurants. Orders are private, so another's does not exist. */
async function ownOrder(orderId: number, ownerId: number, tx: Tx): Promise<BoardOrderRow> {
  const where = { id: orderId, submittedAt: { not: null }, restaurant: { ownerId } }
  const order = await tx.order.findFirst({ where, select: boardOrderShape })
  if (!order) throw new AppError('not_found', 'Order not found')
  return order
}
