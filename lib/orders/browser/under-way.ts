import { isBoolean, isId, isObject } from '@/lib/client/shapes'
import { readStored, UNDER_WAY_KEY, writeStored } from '@/lib/client/storage'
import type { Order } from '@/lib/orders/server/shapes'

type Noted = { userId: number; orderId: number; isPutAway: boolean }
const shape = isObject<Noted>({ userId: isId, orderId: isId, isPutAway: isBoolean })

/** Whether an order is placed and not yet delivered. */
export const isUnderWay = ({ status, stage }: Order) => status === 'Submitted' && stage !== 'delivered'

/** Stores the user's order under way in this browser, or that there is none. A dismissed order stays dismissed. */
export function noteUnderWay(userId: number, order: Order | undefined): void {
  if (!order) writeStored(UNDER_WAY_KEY, null)
  else if (readStored(UNDER_WAY_KEY, shape)?.orderId !== order.id)
    writeStored(UNDER_WAY_KEY, { userId, orderId: order.id, isPutAway: false })
}

/** The stored order of a user, unless it was dismissed. */
export function underWayOf(userId: number): number | null {
  const noted = readStored(UNDER_WAY_KEY, shape)
  return noted?.userId === userId && !noted.isPutAway ? noted.orderId : null
}

/** Dismisses the stored order. */
export function putAway(userId: number, orderId: number): void {
  writeStored(UNDER_WAY_KEY, { userId, orderId, isPutAway: true })
}
