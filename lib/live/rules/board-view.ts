import { wallClock } from '@/lib/zoned-time'
import { isOpen } from './live-book'
import { type BoardColumn, type BoardFacts, boardColumn, boardRank } from './order-board'

type Shown = BoardFacts & {
  id: number
  version: number
  scheduledFor: Date | null
  canceledAt: Date | null
  events: readonly { at: Date }[]
}

/** An order in its place on the board. */
export type BoardEntry<Order> = {
  order: Order
  column: BoardColumn
  /** It was canceled, and nobody at this tablet has said so far that it was noticed. */
  isVoid: boolean
}

type View = {
  now: number
  timeZone: string
  /** Cancellations from before this board was first opened need no answer, in milliseconds since the epoch. */
  since: number
  /** The canceled orders that the cook at this tablet has seen. */
  seen: readonly number[]
}

/**
 * The orders of a board in their columns, those that need attention first. A canceled order stays in the column where it was
 * until somebody has seen it; what was closed before today is gone.
 */
export function boardEntries<Order extends Shown>(orders: Iterable<Order>, view: View): BoardEntry<Order>[] {
  const now = new Date(view.now)
  const today = wallClock(now, view.timeZone).day
  const entries = [...orders].flatMap((order): BoardEntry<Order> | [] => {
    if (isVoidEntry(order, view)) {
      const before = boardColumn({ ...order, status: 'Submitted' }, order.canceledAt ?? now)
      return { order, column: before, isVoid: true }
    }
    const isToday = isOpen(order) || wallClock(new Date(closedAt(order)), view.timeZone).day === today
    return isToday ? { order, column: boardColumn(order, now), isVoid: false } : []
  })
  return entries.toSorted((a, b) => rank(a) - rank(b) || a.order.id - b.order.id)
}

function isVoidEntry({ id, status, canceledAt }: Shown, { since, seen }: View): boolean {
  return status === 'Canceled' && canceledAt !== null && canceledAt.getTime() >= since && !seen.includes(id)
}

/** The last event of a closed order closed it. */
function closedAt({ events }: Shown): number {
  return events.at(-1)?.at.getTime() ?? 0
}

const rank = ({ order, column }: BoardEntry<Shown>) => boardRank(order, column, closedAt(order))

/** Whether the board rings for an order: while it is new, and while nobody has accepted one that is for later. */
export function ringsFor({ order, column, isVoid }: BoardEntry<Shown>): boolean {
  return !isVoid && (column === 'new' || (column === 'later' && order.stage === 'placed'))
}
