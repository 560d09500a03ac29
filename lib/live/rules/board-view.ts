import { type HelpState, helpIsFor } from '@/lib/orders/rules/order-help'
import type { OrderEventKind } from '@/lib/orders/rules/order-stage'
import { wallClock } from '@/lib/zoned-time'
import { isOpen } from './live-book'
import { type BoardColumn, type BoardFacts, boardColumn, boardRank } from './order-board'

type Shown = BoardFacts & {
  id: number
  version: number
  scheduledFor: Date | null
  canceledAt: Date | null
  events: readonly { kind: OrderEventKind; at: Date }[]
  help: { state: HelpState; answerUntil: Date | null } | null
}

/** The parts of a board: its columns, with Preparing split in two. */
export const BOARD_PARTS = ['new', 'to_start', 'started', 'on_the_way', 'later', 'done'] as const
export type BoardPart = (typeof BOARD_PARTS)[number]

/** The part of an order: Preparing is split by whether cooking has started. */
function partOf({ stage }: Pick<BoardFacts, 'stage'>, column: BoardColumn): BoardPart {
  if (column !== 'preparing') return column
  return stage === 'accepted' ? 'to_start' : 'started'
}

/** The column to which a part belongs. */
export function columnOfPart(part: BoardPart): BoardColumn {
  return part === 'to_start' || part === 'started' ? 'preparing' : part
}

/** An order in its place on the board. */
export type BoardEntry<Order> = {
  order: Order
  column: BoardColumn
  part: BoardPart
  /** The order was canceled, and this tablet has not acknowledged it yet. */
  isVoid: boolean
}

type View = {
  now: number
  timeZone: string
  /** Cancellations before the first opening of this board need no acknowledgment; milliseconds since the epoch. */
  since: number
  /** The canceled orders acknowledged at this tablet. */
  seen: readonly number[]
}

/**
 * The orders of a board in their columns, most urgent first. A canceled order stays in its column until acknowledged;
 * orders closed before today are left out, unless they wait for an answer to a request for help.
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
    return isToday || asksForHelp(order, view.now) ? { order, column, part: partOf(order, column), isVoid: false } : []
  })
  return entries.toSorted(byPlace)
}

const byPlace = (a: BoardEntry<Shown>, b: BoardEntry<Shown>) => rank(a) - rank(b) || a.order.id - b.order.id

function isVoidEntry({ id, status, canceledAt }: Shown, { since, seen }: View): boolean {
  return status === 'Canceled' && canceledAt !== null && canceledAt.getTime() >= since && !seen.includes(id)
}

/** A request for help and its answers follow the event that closed an order. */
export function closedAt({ events }: Pick<Shown, 'events'>): number {
  const closing = events.findLast(({ kind }) => kind === 'delivered' || kind === 'canceled')
  return closing?.at.getTime() ?? 0
}

/** Whether an order waits for its owner's answer to a request for help. `now` is in milliseconds. */
export function asksForHelp({ help }: Pick<Shown, 'help'>, now: number): boolean {
  return helpIsFor(help, new Date(now)) === 'owner'
}

const rank = ({ order, column }: BoardEntry<Shown>) => boardRank(order, column, closedAt(order))

/** The place that an order has just left by a press on this board. It stays a while, so that nothing moves under a thumb. */
export type Trace<Order> = { entry: BoardEntry<Order>; height: number }

/** An order in its place, or a place just left. */
export type BoardSlot<Order> = BoardEntry<Order> & { trace?: Trace<Order> }

/** The entries of a board with the places just left; an order that is back takes its place again. */
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

/** Whether the board rings for an order: while it is new, or planned for later and not yet accepted. */
export function ringsFor({ order, column, isVoid }: BoardEntry<Shown>): boolean {
  return !isVoid && (column === 'new' || (column === 'later' && order.stage === 'placed'))
}
