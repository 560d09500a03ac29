import { endpoints } from '@/lib/contracts/endpoints'
import { inCents } from '@/lib/contracts/money-fields'
import { type Change, changesOut, type Order } from '@/lib/contracts/orders'
import { TEXTS } from '@/lib/contracts/texts'
import type { CartItem } from '@/lib/domain/cart'
import { ApiError, call } from './api'
import { linesOf } from './cart-of-order'
import { currentOrder, leftBehind } from './checkout-store'

/** What changed about an order since it was put together, as the server's refusal tells it; nothing for any other failure. */
export function changesOf(error: unknown): Change[] {
  const parsed = changesOut.safeParse(error instanceof ApiError ? error.body : null)
  return parsed.success ? inCents(parsed.data.changes) : []
}

/** What can still be had of an order. Asked before the order is replaced: a retry after a lost answer would find it gone. */
export async function whatIsLeft(order: Order, changes: readonly Change[]): Promise<CartItem[]> {
  if (changes.some((change) => change.kind === 'closed')) return []
  const isGone = changes.some((change) => change.kind === 'gone')
  // An item that is gone has lost its id in the order by now, so it drops out of the lines by itself.
  return linesOf(isGone ? await call(endpoints.getOrder, { params: { id: order.id } }) : order)
}

/** A line of a cart, which may not know whose it is. */
type OrderLine = Omit<CartItem, 'restaurantId'> & { restaurantId: number | null }
type Creation = { replaces: number | null; idempotencyKey: string }

/**
 * Creates an Active order; the one that it replaces was never placed. An answer that cannot be read fails with the words of
 * spec §8.3 for it.
 */
export async function createOrder(lines: readonly OrderLine[], { replaces, idempotencyKey }: Creation): Promise<Order> {
  const [first] = lines
  // The restaurant of an order is that of its first line, else that of the current order (spec §5.1).
  const restaurantId = first?.restaurantId ?? currentOrder.read()?.restaurantId
  if (!first || !restaurantId) throw new ApiError(0, TEXTS.orderUnreadable)
  const items = lines.map((line) => ({
    menu_item_id: line.id,
    quantity: line.quantity,
    restaurant_id: line.restaurantId ?? restaurantId,
    customizations: line.customizations,
  }))
  const body = { restaurant_id: restaurantId, items, status: 'Active', replaces }
  const created = await call(endpoints.createOrder, { body, idempotencyKey }).catch((error: unknown) => {
    if (error instanceof ApiError && !error.unreadable) throw error
    throw new ApiError(error instanceof ApiError ? error.status : 0, TEXTS.orderUnreadable)
  })
  if (leftBehind.read() === replaces) leftBehind.write(null)
  return asItIsNow(created)
}

/** Reads an order again (spec §7.3). It exists, so when that fails the answer about it has to do. */
export function asItIsNow(order: Order): Promise<Order> {
  return call(endpoints.getOrder, { params: { id: order.id } }).catch(() => order)
}
