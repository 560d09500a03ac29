import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { acceptedEstimate, firstEstimate, newOnBoardAt } from './order-estimate'
import { nextByClock, type Stage, type StagedOrder } from './order-stage'
import type { DeliveryOption } from './order-total'

/** What a change writes besides the version: the stage with its instants, and when the clock acts next. */
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
  /** How much longer orders for now take. */
  busyMinutes?: number
}

/** An order as it is submitted: placed, and accepted at once where the restaurant accepts automatically. */
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

/** An order after its owner moved it; `minutes` from now are the new estimate of one that is not scheduled. */
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

/** `busyMinutes` are those of its submission. */
type UndoneFacts = { deliveryOption: DeliveryOption; busyMinutes?: number }

/** An order after its owner's last move was undone; one that is placed again has its first estimate. */
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

/** An order that the clock delivered at this instant. */
export function delivered(order: StagedOrder, at: Date): StageChange {
  return changed(order, { stage: 'delivered', stageAt: at, undoTo: null }, at)
}

/** An order that was canceled: it keeps its last stage. */
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
