import 'server-only'
import type { Deps } from '@/lib/db/deps'
import type { BoardOrderRow } from '@/lib/db/shapes'
import { undone } from '@/lib/orders/rules/order-changes'
import { undoUntil } from '@/lib/orders/rules/order-stage'
import { changeOwnOrder, type OwnersChange } from './change-own-order'

/** Undoes the owner's last move of an order within a minute. Throws `conflict` with the order as it is. */
export function undoMove(which: OwnersChange, deps: Deps): Promise<BoardOrderRow> {
  return changeOwnOrder(
    which,
    (order) => {
      const until = undoUntil(order)
      if (!until || deps.now > until) return 'This can no longer be undone.'
      return { data: undone(order, deps.now), kind: 'undone' }
    },
    deps,
  )
}
