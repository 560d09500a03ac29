export const ORDER_STATUSES = ['Active', 'Submitted', 'Canceled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who asks for a change of an order. */
export type OrderActor = 'customer' | 'owner'

const MINUTE = 60_000

/** An Active order older than this is deleted: it was never submitted. */
export const ACTIVE_ORDER_LIFE_MS = 24 * 60 * MINUTE

/** How long each party may cancel after submission, in milliseconds. */
export const CANCEL_WINDOW_MS: Record<OrderActor, number> = { customer: 5 * MINUTE, owner: 60 * MINUTE }

/** The transitions of spec §4.1. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  Active: ['Submitted', 'Canceled'],
  Submitted: ['Canceled'],
  Canceled: [],
}

type OrderTimes = { status: OrderStatus; submittedAt: Date | null }

/**
 * Until when these roles may cancel, in milliseconds since the epoch: null when they may not, `Infinity` for a
 * customer's own Active order.
 */
export function cancelableUntil(order: OrderTimes, roles: readonly OrderActor[]): number | null {
  const ends = roles.flatMap((role) => cancelWindowEnd(order, role) ?? [])
  return ends.length > 0 ? Math.max(...ends) : null
}

function cancelWindowEnd({ status, submittedAt }: OrderTimes, role: OrderActor): number | null {
  if (!ORDER_TRANSITIONS[status].includes('Canceled')) return null
  if (status === 'Active') return role === 'customer' ? Number.POSITIVE_INFINITY : null
  if (!submittedAt) return null
  return submittedAt.getTime() + CANCEL_WINDOW_MS[role]
}

/** Whether these roles may cancel the order now. */
export function canCancel(order: OrderTimes, roles: readonly OrderActor[], now: Date): boolean {
  const until = cancelableUntil(order, roles)
  return until !== null && now.getTime() <= until
}
