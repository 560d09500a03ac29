import 'server-only'
import type { Deps } from '@/lib/db/deps'
import type { BoardOrderRow } from '@/lib/db/shapes'
import type { StageMove } from '@/lib/orders/contract/kitchen-schemas'
import { moved } from '@/lib/orders/rules/order-changes'
import { mayMove } from '@/lib/orders/rules/order-stage'
import { noteAnswer } from '@/lib/restaurants/server/note-answer'
import { changeOwnOrder } from './change-own-order'

type MoveOrder = StageMove & { orderId: number; ownerId: number }

/** Moves an order for its owner. Repeating the last move changes nothing. Throws `conflict` with the order as it is. */
export function moveOrder({ stage: to, minutes, ...which }: MoveOrder, deps: Deps): Promise<BoardOrderRow> {
  const { now } = deps
  return changeOwnOrder(
    which,
    async (order, tx) => {
      const isThere = order.status === 'Submitted' && order.stage === to
      // A retried move saw the version before it.
      if (isThere && (order.version === which.version || order.version === which.version + 1)) return null
      if (!mayMove(order, to, now)) return 'This order cannot move to that stage.'
      if (minutes !== undefined && order.stage !== 'placed') return 'Minutes are given when an order is accepted.'
      await noteAnswer(order.restaurantId, tx)
      return { data: moved(order, { to, ...(minutes !== undefined && { minutes }) }, now), kind: to }
    },
    deps,
  )
}
