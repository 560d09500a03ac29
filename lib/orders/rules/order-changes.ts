import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { acceptedEstimate, firstEstimate, newOnBoardAt } from './order-estimate'
import { nextByClock, type Stage, type StagedOrder } from './order-stage'
import type { DeliveryOption } from './order-total'

/** The columns that a change writes besides the version: the stage, its instants, and when the clock acts next. */
export type StageChange = Omit<StagedOrder, 'status' | 'accepts' | 'submittedAt' | 'scheduledFor' | 'opensAt'> & {
  /** When it was delivered or canceled. */
  closedAt: Date | null
  dueAt: Date | null
}

type Submission = {
  accepts: AcceptMode
  deliveryOption: DeliveryOption
  scheduledFor: Date | null
  opensAt: Date | null
  deliveryTimeMinutes: number
  /** Extra minutes for orders for now, while the kitchen is busy. */
  busyMinutes?: number
}

/** An order as submitted: placed, and accepted at once if the restaurant accepts automatically. */
export function submitted(submission: Submission, now: Date) {
  const { accepts, deliveryOption, scheduledFor, opensAt, deliveryTimeMinutes, busyMinutes = 0 } = submission
  const order: StagedOrder = {
    status: 'Submitted',
    stage: accepts === 'auto' ? 'accepted' : 'placed',
    accepts,
    submittedAt: now,
    scheduledFor,
    opensAt,
    estimatedFor: firstEstimate({ submittedAt: now, deliveryOption, scheduledFor, opensAt, busyMinutes }),
    newAt: newOnBoardAt({ submittedAt: now, scheduledFor, opensAt, deliveryTimeMinutes }),
    acceptedAt: accepts === 'auto' ? now : null,
    stageAt: now,
    undoTo: null,
  }
  return { ...changed(order, {}, now), accepts, opensAt }
}

/** An order after its owner moved it; `minutes` from now is the new estimate, unless the order is scheduled. */
export function moved(order: StagedOrder, { to, minutes }: { to: Stage; minutes?: number }, now: Date): StageChange {
  return changed(
    order,
    {
      stage: to,
      stageAt: now,
      undoTo: order.stage,
      acceptedAt: order.acceptedAt ?? now,
      estimatedFor: minutes === undefined ? order.estimatedFor : acceptedEstimate(order, minutes, now),
    },
    now,
  )
}

/** `busyMinutes` is that of the submission. */
type UndoneFacts = { deliveryOption: DeliveryOption; busyMinutes?: number }

/** An order after its owner's last move was undone; a placed one gets its first estimate back. */
export function undone(order: StagedOrder & UndoneFacts, now: Date): StageChange {
  const isPlaced = order.undoTo === 'placed'
  const { submittedAt, deliveryOption, scheduledFor, opensAt, busyMinutes = 0 } = order
  return changed(
    order,
    {
      stage: order.undoTo,
      stageAt: now,
      undoTo: null,
      ...(isPlaced &&
        submittedAt && {
          acceptedAt: null,
          estimatedFor: firstEstimate({ submittedAt, deliveryOption, scheduledFor, opensAt, busyMinutes }),
        }),
    },
    now,
  )
}

/** An order with a new estimate, this many minutes from now. */
export function delayed(order: StagedOrder, minutes: number, now: Date): StageChange {
  return changed(order, { estimatedFor: acceptedEstimate(order, minutes, now) }, now)
}

/** An order that counts as delivered at this instant. */
export function delivered(order: StagedOrder, at: Date): StageChange {
  return changed(order, { stage: 'delivered', stageAt: at, undoTo: null }, at)
}

/** A canceled order; it keeps its last stage. */
export function canceled(order: StagedOrder, now: Date): StageChange {
  return { ...changed({ ...order, status: 'Canceled' }, { undoTo: null }, now), closedAt: now }
}

function changed(order: StagedOrder, change: Partial<StagedOrder>, now: Date): StageChange {
  const next = { ...order, ...change }
  const { stage, estimatedFor, newAt, acceptedAt, stageAt, undoTo } = next
  return {
    stage,
    estimatedFor,
    newAt,
    acceptedAt,
    stageAt,
    undoTo,
    closedAt: stage === 'delivered' ? now : null,
    dueAt: nextByClock(next)?.at ?? null,
  }
}
