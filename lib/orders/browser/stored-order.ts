import { isRecord } from '@/lib/client/shapes'
import type { Order } from '@/lib/db/shapes'
import type { OrderOut } from '@/lib/orders/contract/schemas'
import { orderToWire } from '@/lib/orders/contract/wire'

/**
 * The form in which this version of the site stores orders and the choices made for them; any other is not read. Raise it when a member is
 * renamed or means something else, and when a new one is an object or a list. A new number or text needs no other form: it is missing
 * until the server has answered, which each checkout asks at once.
 */
const FORM = 1

/** An order as browsers store it: as on the wire (spec §9.7). */
export type StoredOrder = OrderOut & { form: number }

export const toStored = (order: Order): StoredOrder => ({ ...orderToWire(order), form: FORM })

/** Whether a stored value is an order in the form of this version. */
export const isStoredOrder = (value: unknown): value is StoredOrder => isRecord(value) && value.form === FORM
