export const ORDER_STATUSES = ['Active', 'Submitted', 'Canceled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who asks for a change of an order. */
export type OrderActor = 'customer' | 'owner'

const MINUTE = 60_000

/** An Active order that nobody submitted counts as Canceled after this long. */
export const ACTIVE_ORDER_LIFE_MS = 24 * 60 * MINUTE

/** How long after submitting each party may still cancel, in milliseconds. */
export const CANCEL_WINDOW_MS: Record<OrderActor, number> = { customer: 5 * MINUTE, owner: 60 * MINUTE }

/** Spec §4: which states may follow which. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  Active: ['Submitted', 'Canceled'],
  Submitted: ['Canceled'],
  Canceled: [],
}

type OrderTimes = { status: OrderStatus; createdAt: Date; submittedAt: Date | null }

/** The status an order is shown and treated with: a stale Active order is Canceled. */
export function effectiveStatus(order: OrderTimes, now: Date): OrderStatus {
  const stale = order.status === 'Active' && now.getTime() - order.createdAt.getTime() > ACTIVE_ORDER_LIFE_MS
  return stale ? 'Canceled' : order.status
}

/**
 * Until when somebody in these roles may cancel: null when not at all, `Infinity` for a customer's own Active order.
 * The result is in milliseconds since the epoch.
 */
export function cancelableUntil(order: OrderTimes, roles: readonly OrderActor[], now: Date): number | null {
  const ends = roles.flatMap((role) => cancelWindowEnd(order, role, now) ?? [])
  return ends.length > 0 ? Math.max(...ends) : null
}

function cancelWindowEnd(order: OrderTimes, role: OrderActor, now: Date): number | null {
  const status = effectiveStatus(order, now)
  if (!ORDER_TRANSITIONS[status].includes('Canceled')) return null
  if (status === 'Active') return role === 'customer' ? Number.POSITIVE_INFINITY : null
  if (!order.submittedAt) return null
  return order.submittedAt.getTime() + CANCEL_WINDOW_MS[role]
}

/** Whether somebody in these roles may cancel the order now. */
export function canCancel(order: OrderTimes, roles: readonly OrderActor[], now: Date): boolean {
  const until = cancelableUntil(order, roles, now)
  return until !== null && now.getTime() <= until
}
