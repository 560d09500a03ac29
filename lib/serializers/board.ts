import type { BoardOrderOut, BoardRestaurant } from '@/lib/contracts/live-orders'
import type { BoardOrderRow, BoardRestaurantRow } from '@/lib/db/shapes'
import { backUntil, undoUntil } from '@/lib/domain/order-stage'
import { instant } from './instant'
import { orderToWire } from './order'

/** The restaurant may call the customer for this long after an order was closed, in milliseconds. */
const PHONE_MS = 2 * 60 * 60_000

/** An order for its restaurant's owner. */
export function boardOrderToWire(order: BoardOrderRow, ownerId: number, now: Date): BoardOrderOut {
  const { customer, closedAt, address, city, state, zip } = order
  const mayCall = !closedAt || now.getTime() - closedAt.getTime() < PHONE_MS
  return {
    ...orderToWire(order, ownerId),
    customer: { firstName: customer.firstName, phoneNumber: mayCall ? customer.phoneNumber : null },
    address,
    city,
    state,
    zip,
    undoUntil: instant(undoUntil(order)),
    backUntil: instant(backUntil(order)),
  }
}

/** What a board shows of its restaurant. */
export function boardRestaurantToWire({ ownerId: _, ...restaurant }: BoardRestaurantRow): BoardRestaurant {
  return { ...restaurant, pausedUntil: instant(restaurant.pausedUntil) }
}
