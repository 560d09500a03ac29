import { after, latest } from '@/lib/instant'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import type { OrderStatus } from './order-status'

/** The stages of a Submitted order, in order; an owner may skip some. */
export const STAGES = ['placed', 'accepted', 'preparing', 'on_the_way', 'delivered'] as const
export type Stage = (typeof STAGES)[number]

/** The stages to which an owner moves an order. */
export const OWNER_STAGES = ['accepted', 'preparing', 'on_the_way', 'delivered'] as const

/** A refund answers a request for help as well. */
export const HELP_EVENT_KINDS = ['help_asked', 'help_declined', 'help_appealed'] as const

/** The kinds of events of an order; each version has one. */
export const ORDER_EVENT_KINDS = [...STAGES, 'delayed', 'undone', 'canceled', 'refunded', ...HELP_EVENT_KINDS] as const
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number]

/** Who caused a change of an order; `system` is the clock. */
export const EVENT_ACTORS = ['customer', 'owner', 'system', 'operator'] as const
export type EventActor = (typeof EVENT_ACTORS)[number]

/** The reasons that an owner may give for a cancellation. */
export const CANCEL_REASONS = ['sold_out', 'too_busy', 'closing', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]
/** All reasons of a cancellation; `no_answer` is set by the clock. */
export const ALL_CANCEL_REASONS = [...CANCEL_REASONS, 'no_answer'] as const

const MINUTE = 60_000

/** How long an owner's last move can be undone, in milliseconds. */
export const UNDO_MS = 60_000
/** How long an order that left the kitchen can go back to preparing, in milliseconds. */
export const BACK_MS = 30 * MINUTE
/** How long a customer may cancel an order that was accepted automatically, in milliseconds. */
export const CUSTOMER_CANCEL_MS = 5 * MINUTE
/** When a customer is told that the restaurant has not answered yet, in milliseconds. */
export const UNANSWERED_MS = 3 * MINUTE
/** When an order that nobody accepted is canceled, in milliseconds. */
export const NO_ANSWER_MS = 10 * MINUTE
/** An order on its way counts as delivered this long after its estimate, in milliseconds. */
export const ARRIVAL_MS = 60 * MINUTE
/** Any order counts as delivered this long after the later of its submission and its slot or opening, in milliseconds. */
export const LONGEST_ORDER_MS = 12 * 60 * MINUTE

/** The columns of an order that concern its stage. */
export type StagedOrder = {
  status: OrderStatus
  /** Null until the order is submitted. A canceled order keeps its last stage. */
  stage: Stage | null
  accepts: AcceptMode
  submittedAt: Date | null
  scheduledFor: Date | null
  /** The opening that the order waits for, if its restaurant was closed at submission. */
  opensAt: Date | null
  estimatedFor: Date | null
  /** When it enters New on the board: on submission, or some time before its slot or opening. */
  newAt: Date | null
  acceptedAt: Date | null
  /** When it entered its stage. */
  stageAt: Date | null
  /** The stage that its owner's last move left; null when there is no move to undo. */
  undoTo: Stage | null
}

/** The moves of an owner: forward, and back to preparing for an order that left the kitchen too early. */
export const STAGE_MOVES: Record<Stage, readonly Stage[]> = {
  placed: ['accepted', 'preparing', 'on_the_way', 'delivered'],
  accepted: ['preparing', 'on_the_way', 'delivered'],
  preparing: ['on_the_way', 'delivered'],
  on_the_way: ['delivered', 'preparing'],
  delivered: ['preparing'],
}

/** Whether an owner may move an order to a stage now. */
export function mayMove(order: StagedOrder, to: Stage, now: Date): boolean {
  if (order.status !== 'Submitted' || !order.stage || !STAGE_MOVES[order.stage].includes(to)) return false
  if (STAGES.indexOf(to) > STAGES.indexOf(order.stage)) return true
  const until = backUntil(order)
  return until !== null && now <= until
}

/** Until when an order can go back to preparing; null when it cannot. One that the clock delivered cannot. */
export function backUntil({ status, stage, stageAt, undoTo }: StagedOrder): Date | null {
  const left = stage === 'on_the_way' || (stage === 'delivered' && undoTo !== null)
  return status === 'Submitted' && left && stageAt ? after(stageAt, BACK_MS) : null
}

/** Until when the owner's last move can be undone; null when there is none. */
export function undoUntil({ status, stageAt, undoTo }: StagedOrder): Date | null {
  return status === 'Submitted' && undoTo && stageAt ? after(stageAt, UNDO_MS) : null
}

/** The next change by the clock and its time; null when there is none. */
export function nextByClock(order: StagedOrder): { at: Date; becomes: 'canceled' | 'delivered' } | null {
  const { status, stage, submittedAt, scheduledFor, opensAt, estimatedFor, stageAt } = order
  if (status !== 'Submitted' || stage === 'delivered' || !submittedAt) return null
  const waitsSince = waitingSince(order)
  if (waitsSince) return { at: after(waitsSince, NO_ANSWER_MS), becomes: 'canceled' }
  const end = after(latest(submittedAt, scheduledFor ?? opensAt), LONGEST_ORDER_MS)
  // An order that leaves the kitchen later than planned gets the same time to arrive.
  const arrival = stage === 'on_the_way' ? after(latest(stageAt ?? submittedAt, estimatedFor), ARRIVAL_MS) : end
  return { at: arrival < end ? arrival : end, becomes: 'delivered' }
}

/**
 * Since when an order waits for manual acceptance; null when it does not. A scheduled order waits from the moment it
 * enters New, and an undone acceptance restarts the wait.
 */
export function waitingSince(order: StagedOrder): Date | null {
  const { status, stage, accepts, stageAt } = order
  const waits = status === 'Submitted' && stage === 'placed' && accepts === 'manual'
  const since = kitchenSince(order)
  return waits && since && stageAt ? latest(stageAt, since) : null
}

/** Since when the kitchen should work on an order: since it is in New, but not before the restaurant opens for it. */
export function kitchenSince({ newAt, opensAt }: { newAt: Date | null; opensAt: Date | null }): Date | null {
  return newAt && latest(newAt, opensAt)
}
