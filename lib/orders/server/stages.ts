import 'server-only'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { mostOf } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import type { StageMove } from '@/lib/orders/contract/kitchen-schemas'
import { delayed, moved, type StageChange, undone } from '@/lib/orders/rules/order-changes'
import { mayMove, type OrderEventKind, undoUntil } from '@/lib/orders/rules/order-stage'
import { mayAct, roleAt } from '@/lib/policy'
import { busyMinutesOf } from '@/lib/restaurants/rules/taking-orders'
import { noteAnswer } from '@/lib/restaurants/server/pause'
import type { Needed } from '@/lib/restaurants/server/roles'
import { byStaff, recordChange, type Worker } from './changes'
import { movedOrder } from './conflicts'
import { readOrder } from './read-orders'
import type { BoardOrder, OrderRow } from './shapes'
import { boardOrderView } from './views'

type MoveOrder = StageMove & { orderId: number; actor: Worker }

/** Moves an order for the kitchen. Repeating the last move changes nothing. Throws `conflict` with the current order. */
export function moveOrder({ stage: to, minutes, ...which }: MoveOrder, deps: Deps): Promise<BoardOrder> {
  const { now } = deps
  return changeKitchenOrder(
    which,
    async (order, tx) => {
      const isThere = order.status === 'Submitted' && order.stage === to
      // A retried move was sent with the version before it.
      if (isThere && (order.version === which.version || order.version === which.version + 1)) return null
      if (!mayMove(order, to, now)) return 'This order cannot move to that stage.'
      if (minutes !== undefined && order.stage !== 'placed') return 'Minutes are given when an order is accepted.'
      await noteAnswer(order.restaurantId, tx)
      return { data: moved(order, { to, ...(minutes !== undefined && { minutes }) }, now), kind: to }
    },
    deps,
  )
}

/** Undoes the kitchen's last move of an order within a minute. Throws `conflict` with the current order. */
export function undoMove(which: KitchenChange, deps: Deps): Promise<BoardOrder> {
  return changeKitchenOrder(
    which,
    (order) => {
      const until = undoUntil(order)
      if (!until || deps.now > until) return 'This can no longer be undone.'
      const { restaurant, submittedAt } = order
      const busyMinutes = restaurant && submittedAt ? busyMinutesOf(restaurant, submittedAt) : 0
      return { data: undone({ ...order, busyMinutes }, deps.now), kind: 'undone' }
    },
    deps,
  )
}

type EstimateOrder = KitchenChange & { minutes: number }

/** Sets in how many minutes an accepted order arrives. Throws `conflict` with the current order. */
export function estimateOrder({ minutes, ...which }: EstimateOrder, deps: Deps): Promise<BoardOrder> {
  return changeKitchenOrder(
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

type KitchenChange = {
  orderId: number
  actor: Worker
  /** The version that the actor saw. */
  version: number
}

/** The change to make; null when the order is already as wanted, a text when the change does not fit. */
type Decision = { data: StageChange; kind: OrderEventKind } | string | null
type Decide = (order: OrderRow, tx: Tx) => Decision | Promise<Decision>

const CHANGED_TOO_OFTEN = 'This order was changed too often. It can still be delivered or canceled.'

/** Changes an order for the kitchen, which saw this version. Throws `not_found`, and `conflict` with the current order. */
async function changeKitchenOrder({ orderId, actor, version }: KitchenChange, decide: Decide, { db, now }: Deps) {
  return db.write(async (tx) => {
    const order = await placedOrder(orderId, { actorId: actor.id, role: 'kitchen' }, tx)
    const decision = await decide(order, tx)
    const view = boardOrderView(order, actor.id, now)
    if (decision === null) return view
    if (order.version !== version) throw movedOrder(ERROR_TEXTS.orderMoved, view)
    if (typeof decision === 'string') throw movedOrder(decision, view)
    const { data, kind } = decision
    if (order.version >= mostOf('changes') && kind !== 'delivered') throw movedOrder(CHANGED_TOO_OFTEN, view)
    const event = { kind, actor: 'owner', text: '', at: now, ...byStaff(actor, order) } as const
    const row = await recordChange({ order, data, event }, { tx, now })
    return boardOrderView(row, actor.id, now)
  })
}

/**
 * A submitted order, if the actor has at least the role needed at its restaurant. Orders are private, so an order of
 * others gives `not_found`.
 */
export async function placedOrder(orderId: number, { actorId, role }: Needed, tx: Tx): Promise<OrderRow> {
  const order = await readOrder(orderId, tx)
  const own = order?.restaurant ? roleAt({ id: actorId }, order.restaurant) : null
  if (!order?.submittedAt || !mayAct(own, role)) throw new AppError('not_found', 'Order not found')
  return order
}
