import type { CartItem } from '@/lib/cart/rules/cart'
import { ApiError, call } from '@/lib/client/api'
import { isId, isObject, isRecord } from '@/lib/client/shapes'
import { TEXTS } from '@/lib/contract/texts'
import type { ChangeOut } from '@/lib/orders/contract/schemas'
import { changeFromWire, orderFromWire } from '@/lib/orders/contract/wire'
import { type Change, isForNow, lacksChoice } from '@/lib/orders/rules/changed-choice'
import type { Order } from '@/lib/orders/server/shapes'
import { linesOf } from './cart-of-order'
import { currentOrder } from './checkout-store'

const hasChanges = (body: unknown): body is { changes: ChangeOut[] } => isRecord(body) && Array.isArray(body.changes)

/** The changes since the order was created, from the server's refusal; empty for any other failure. */
export function changesOf(error: unknown): Change[] {
  const body = error instanceof ApiError ? error.body : null
  return hasChanges(body) ? body.changes.map(changeFromWire) : []
}

const namesPlaced = isObject({ placed: isId })
const hasId = isObject({ id: isId })

/** The id of the order to be replaced, when the refusal says that it was placed; null for any other failure. */
export function placedOf(error: unknown): number | null {
  const body = error instanceof ApiError ? error.body : null
  return namesPlaced(body) ? body.placed : null
}

/** Whether an order is refused for now only: the restaurant pauses, or an item is served at other times. */
export function isRefusedForNow(error: unknown): boolean {
  return changesOf(error).some(isForNow)
}

/**
 * The lines of an order that are still available. Call this before the order is replaced: a retry after a lost answer
 * would not find it.
 */
export async function availableLines(order: Order, changes: readonly Change[]): Promise<CartItem[]> {
  if (changes.some((change) => change.kind === 'closed')) return []
  const isGone = changes.some((change) => change.kind === 'gone')
  const soldOut = changes.flatMap((change) => (change.kind === 'sold_out' ? change.menuItemId : []))
  const lacking = changes.filter(lacksChoice).map(({ lineId }) => lineId)
  // An item that is gone no longer has an id in the order, so the lines omit it.
  const now = isGone ? orderFromWire(await call('getOrder', { params: { id: order.id } })) : order
  const items = now.items.filter(({ id }) => !lacking.includes(id))
  return linesOf({ ...now, items }).filter(({ id }) => !soldOut.includes(id))
}

/** A cart line whose restaurant may be unknown. */
type OrderLine = Omit<CartItem, 'restaurantId'> & { restaurantId: number | null }
type Creation = {
  replaces: number | null
  /** The order will be scheduled, so a paused restaurant accepts it. */
  later?: boolean
  idempotencyKey: string
}

/** Creates an Active order, replacing one that was never placed. An unreadable answer throws the text of spec §8.3. */
export async function createOrder(
  lines: readonly OrderLine[],
  { replaces, later = false, idempotencyKey }: Creation,
): Promise<Order> {
  const [first] = lines
  // The restaurant of the first line, else of the current order (spec §5.1).
  const restaurantId = first?.restaurantId ?? currentOrder.read()?.restaurantId
  if (!first || !restaurantId) throw new ApiError(0, TEXTS.orderUnreadable)
  const items = lines.map((line) => ({
    menu_item_id: line.id,
    quantity: line.quantity,
    restaurant_id: line.restaurantId ?? restaurantId,
    customizations: line.customizations,
    ...(line.modifiers.length > 0 && { modifiers: line.modifiers.map(({ id }) => id) }),
  }))
  const body = { restaurant_id: restaurantId, items, status: 'Active', replaces, ...(later && { later }) }
  const created = await call('createOrder', { body, idempotencyKey }).catch((error: unknown) => {
    if (error instanceof ApiError && !error.unreadable) throw error
    throw new ApiError(error instanceof ApiError ? error.status : 0, TEXTS.orderUnreadable)
  })
  // A proxy may answer JSON of its own.
  if (!hasId(created)) throw new ApiError(0, TEXTS.orderUnreadable)
  return rereadOrder(orderFromWire(created))
}

/** Reads an order again (spec §7.3). If that fails, the answer that created it is good enough. */
export function rereadOrder(order: Order): Promise<Order> {
  return call('getOrder', { params: { id: order.id } })
    .then(orderFromWire)
    .catch(() => order)
}
