import { isRecord } from '@/lib/client/shapes'
import type { OrderOut } from '@/lib/orders/contract/schemas'
import { orderToWire } from '@/lib/orders/contract/wire'
import type { Order } from '@/lib/orders/server/shapes'

/**
 * Version of the format in which browsers store orders and their choices; other versions are ignored. Raise it when a
 * member is renamed or changes meaning, and when a new one is an object or a list. New numbers and texts need no new
 * version: they are only missing until the server's answer, which each checkout requests at once.
 */
const FORM = 3

/** An order as browsers store it: as on the wire (spec §9.7). */
export type StoredOrder = OrderOut & { form: number }

export const toStored = (order: Order): StoredOrder => ({ ...orderToWire(order), form: FORM })

/** Whether a stored value is an order in the form of this version. */
export const isStoredOrder = (value: unknown): value is StoredOrder => isRecord(value) && value.form === FORM
