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

/** What the board shows apart: its columns, of which Preparing is two parts. */
export const BOARD_PARTS = ['new', 'to_start', 'started', 'on_the_way', 'later', 'done'] as const
export type BoardPart = (typeof BOARD_PARTS)[number]

/** The part of an order in a column: of those in Preparing, some are only accepted. */
function partOf({ stage }: Pick<BoardFacts, 'stage'>, column: BoardColumn): BoardPart {
  if (column !== 'preparing') return column
  return stage === 'accepted' ? 'to_start' : 'started'
}

/** The column whose orders stand in a part. */
export function columnOfPart(part: BoardPart): BoardColumn {
  return part === 'to_start' || part === 'started' ? 'preparing' : part
}

/** An order in its place on the board. */
export type BoardEntry<Order> = {
  order: Order
  column: BoardColumn
  part: BoardPart
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
      return { order, column: before, part: partOf(order, before), isVoid: true }
    }
    const isToday = isOpen(order) || wallClock(new Date(closedAt(order)), view.timeZone).day === today
    const column = boardColumn(order, now)
    return isToday ? { order, column, part: partOf(order, column), isVoid: false } : []
  })
  return entries.toSorted(byPlace)
}

const byPlace = (a: BoardEntry<Shown>, b: BoardEntry<Shown>) => rank(a) - rank(b) || a.order.id - b.order.id

function isVoidEntry({ id, status, canceledAt }: Shown, { since, seen }: View): boolean {
  return status === 'Canceled' && canceledAt !== null && canceledAt.getTime() >= since && !seen.includes(id)
}

/** The last event of a closed order closed it. */
function closedAt({ events }: Shown): number {
  return events.at(-1)?.at.getTime() ?? 0
}

const rank = ({ order, column }: BoardEntry<Shown>) => boardRank(order, column, closedAt(order))

/** The place that an order has just left by a press on this board. It stays a while, so that nothing moves under a thumb. */
export type Trace<Order> = { entry: BoardEntry<Order>; height: number }

/** An order in its place, or the place that it has left. */
export type BoardSlot<Order> = BoardEntry<Order> & { trace?: Trace<Order> }

/** The entries of a board with the places that were just left; an order that is back takes its place again. */
export function withTraces<Order extends Shown>(
  entries: readonly BoardEntry<Order>[],
  traces: readonly Trace<Order>[],
): BoardSlot<Order>[] {
  const left = traces.flatMap((trace): BoardSlot<Order> | [] => {
    const now = entries.find(({ order }) => order.id === trace.entry.order.id)
    return !now || now.part === trace.entry.part ? [] : { ...now, part: trace.entry.part, trace }
  })
  return left.length === 0 ? [...entries] : [...entries, ...left].toSorted((a, b) => byPlace(placeOf(a), placeOf(b)))
}

const placeOf = <Order>(slot: BoardSlot<Order>): BoardEntry<Order> => slot.trace?.entry ?? slot

/** Whether the board rings for an order: while it is new, and while nobody has accepted one that is for later. */
export function ringsFor({ order, column, isVoid }: BoardEntry<Shown>): boolean {
  return !isVoid && (column === 'new' || (column === 'later' && order.stage === 'placed'))
}
