import { kitchenSince, type Stage } from '@/lib/orders/rules/order-stage'
import type { OrderStatus } from '@/lib/orders/rules/order-status'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { wallClock } from '@/lib/zoned-time'

/** The columns of a board; `later` holds orders for a slot or an opening that is not near yet. */
export const BOARD_COLUMNS = ['new', 'preparing', 'on_the_way', 'later', 'done'] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

/** How urgent an order on the board is. */
export type Alarm = 'calm' | 'amber' | 'red'

const MINUTE = 60_000
/** Thresholds in New: milliseconds since the order entered it. */
const NEW_AMBER_MS = 2 * MINUTE
const NEW_RED_MS: Record<AcceptMode, number> = { auto: 5 * MINUTE, manual: 3 * MINUTE }
/** Threshold in Preparing: milliseconds before the estimate. */
const PREPARING_AMBER_MS = 5 * MINUTE

/** The facts of an order that place it on the board. */
export type BoardFacts = {
  status: OrderStatus
  stage: Stage | null
  accepts: AcceptMode
  opensAt: Date | null
  newAt: Date | null
  acceptedAt: Date | null
  estimatedFor: Date | null
}

/**
 * The column of an order. Orders accepted automatically, or before they were due, stay in New until the kitchen starts;
 * orders accepted manually are in Preparing.
 */
export function boardColumn(order: BoardFacts, now: Date): BoardColumn {
  const { status, stage, accepts, newAt, acceptedAt } = order
  if (status !== 'Submitted' || stage === 'delivered' || !newAt) return 'done'
  if (stage === 'preparing' || stage === 'on_the_way') return stage
  if (newAt > now) return 'later'
  return accepts === 'manual' && acceptedAt && acceptedAt >= newAt ? 'preparing' : 'new'
}

/** The number of orders in each column. */
export type BoardCounts = Record<BoardColumn, number>

/** Counts orders by their columns. */
export function countColumns(columns: Iterable<BoardColumn>): BoardCounts {
  const counts = { new: 0, preparing: 0, on_the_way: 0, later: 0, done: 0 }
  for (const column of columns) counts[column] += 1
  return counts
}

/** Counts the orders of a restaurant by their columns. */
export function countBoard(
  orders: Iterable<BoardFacts & { restaurantId: number | null }>,
  restaurantId: number,
  now: Date,
): BoardCounts {
  return countColumns(
    [...orders].flatMap((order) => (order.restaurantId === restaurantId ? boardColumn(order, now) : [])),
  )
}

/** How many orders of each column are not among the known ones. */
export function hiddenCounts(all: BoardCounts, known: BoardCounts): BoardCounts {
  const hidden = { ...all }
  for (const column of BOARD_COLUMNS) hidden[column] = Math.max(0, all[column] - known[column])
  return hidden
}

/**
 * The rank of an order in its column, lowest first: the oldest; in Preparing and On the way the earliest estimate; in
 * Done the last closed. `closedAt` is in milliseconds since the epoch.
 */
export function boardRank({ newAt, estimatedFor }: BoardFacts, column: BoardColumn, closedAt: number): number {
  if (column === 'done') return -closedAt
  const instant = column === 'new' || column === 'later' ? newAt : estimatedFor
  return instant?.getTime() ?? 0
}

/** How long an order has waited for the kitchen, in milliseconds. Never negative, although clocks differ. */
export function boardAge(order: BoardFacts, now: Date): number {
  const since = kitchenSince(order)
  return since ? Math.max(0, now.getTime() - since.getTime()) : 0
}

/** The alarm color of an order. */
export function boardAlarm(order: BoardFacts, now: Date): Alarm {
  const column = boardColumn(order, now)
  if (column === 'new') return alarmOf(boardAge(order, now), NEW_AMBER_MS, NEW_RED_MS[order.accepts])
  if (column !== 'preparing' || !order.estimatedFor) return 'calm'
  return alarmOf(now.getTime() - order.estimatedFor.getTime(), -PREPARING_AMBER_MS, 1)
}

function alarmOf(ms: number, amber: number, red: number): Alarm {
  if (ms >= red) return 'red'
  return ms >= amber ? 'amber' : 'calm'
}

/** From 8 PM to 6 AM at the restaurant, when the board is dark. */
const NIGHT = { fromHour: 20, toHour: 6 }

/** Whether it is night at the restaurant. */
export function isNight(now: Date, timeZone: string): boolean {
  const hour = wallClock(now, timeZone).minutes / 60
  return hour >= NIGHT.fromHour || hour < NIGHT.toHour
}

/** Whether a meal takes longer than planned. */
export function isLate({ status, stage, estimatedFor }: BoardFacts, now: Date): boolean {
  return status === 'Submitted' && stage !== 'delivered' && estimatedFor !== null && now > estimatedFor
}
