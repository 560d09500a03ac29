export const ORDER_STATUSES = ['Active', 'Submitted', 'Canceled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const MINUTE = 60_000

/** An Active order older than this is deleted: it was never submitted. */
export const ACTIVE_ORDER_LIFE_MS = 24 * 60 * MINUTE
