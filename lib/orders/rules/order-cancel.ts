import { after, latest } from '@/lib/instant'
import type { OrderActor } from '@/lib/policy'
import { CUSTOMER_CANCEL_MS, nextByClock, type StagedOrder } from './order-stage'

/**
 * Until when these roles may cancel, in milliseconds since the epoch: null when they may not, `Infinity` for a
 * customer's own Active order.
 */
export function cancelableUntil(order: StagedOrder, roles: readonly OrderActor[]): number | null {
  const ends = roles.flatMap((role) => cancelWindowEnd(order, role) ?? [])
  return ends.length > 0 ? Math.max(...ends) : null
}

function cancelWindowEnd(order: StagedOrder, role: OrderActor): number | null {
  if (order.status === 'Canceled') return null
  if (order.status === 'Active') return role === 'customer' ? Number.POSITIVE_INFINITY : null
  return (role === 'customer' ? customerMayCancelUntil(order) : ownerMayCancelUntil(order))?.getTime() ?? null
}

/**
 * While it is placed; within 5 minutes of submitting if accepted automatically; until it enters New on the board if
 * scheduled or for the opening. Never once it is being prepared.
 */
function customerMayCancelUntil(order: StagedOrder): Date | null {
  const { stage, accepts, submittedAt, scheduledFor, opensAt, newAt } = order
  if (stage === 'placed') return nextByClock(order)?.at ?? null
  if (stage !== 'accepted' || !submittedAt) return null
  const early = scheduledFor || opensAt ? newAt : null
  return accepts === 'auto' ? latest(after(submittedAt, CUSTOMER_CANCEL_MS), early) : early
}

/** Until the order is on its way. */
function ownerMayCancelUntil(order: StagedOrder): Date | null {
  const inHouse = order.stage === 'placed' || order.stage === 'accepted' || order.stage === 'preparing'
  return inHouse ? (nextByClock(order)?.at ?? null) : null
}

/** Whether these roles may cancel the order now. */
export function canCancel(order: StagedOrder, roles: readonly OrderActor[], now: Date): boolean {
  const until = cancelableUntil(order, roles)
  return until !== null && now.getTime() <= until
}
