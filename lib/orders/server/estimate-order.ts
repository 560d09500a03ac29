import 'server-only'
import type { Deps } from '@/lib/db/deps'
import type { BoardOrderRow } from '@/lib/db/shapes'
import { delayed } from '@/lib/orders/rules/order-changes'
import { changeOwnOrder, type OwnersChange } from './change-own-order'

type EstimateOrder = OwnersChange & { minutes: number }

/** Tells the customer in how many minutes an accepted order arrives. Throws `conflict` with the order as it is. */
export function estimateOrder({ minutes, ...which }: EstimateOrder, deps: Deps): Promise<BoardOrderRow> {
  return changeOwnOrder(
    which,
    (order) => {
      if (order.status !== 'Submitted' || order.stage === 'delivered') return 'This order is done.'
      if (order.stage === 'placed') return 'Please accept this order first.'
      if (order.scheduledFor) return 'A scheduled order keeps its time.'
      return { data: delayed(order, minutes, deps.now), kind: 'delayed' }
    },
    deps,
  )
}
