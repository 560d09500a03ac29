import 'server-only'
import type { StageMove } from '@/lib/contracts/live-orders'
import type { BoardOrderRow } from '@/lib/db/shapes'
import { moved } from '@/lib/domain/order-changes'
import { mayMove } from '@/lib/domain/order-stage'
import type { Deps } from '@/lib/services/deps'
import { noteAnswer } from '@/lib/services/restaurants/note-answer'
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
