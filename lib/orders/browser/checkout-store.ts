import { create } from 'zustand'
import { isId, isObject, isRecord } from '@/lib/client/shapes'
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'
import { orderFromWire } from '@/lib/orders/contract/wire'
import type { Change } from '@/lib/orders/rules/changed-choice'
import {
  advance,
  type Checkout,
  type CheckoutEvent,
  type CheckoutRecord,
  type Choices,
  NO_ORDER,
  orderOf,
  recordOf,
  restored,
} from '@/lib/orders/rules/checkout-states'
import type { Order } from '@/lib/orders/server/shapes'
import { TAB_RECORD } from './order-in-progress'
import { isStoredOrder, type StoredOrder, toStored } from './stored-order'

/** The checkout of this tab: the state machine of lib/orders/rules/checkout-states.ts. Only `dispatch` changes it. */
export const useCheckout = create<Checkout<Order, Change>>(() => NO_ORDER)

/** Applies an event and stores what the new state persists. */
export function dispatch(event: CheckoutEvent<Order, Change>): void {
  const before = useCheckout.getState()
  const after = advance(before, event)
  if (after === before) return
  useCheckout.setState(after, true)
  tabRecord.write(after)
  mirror(orderOf(before), orderOf(after))
}

type StoredRecord = Omit<CheckoutRecord<Order>, 'order'> & { order: StoredOrder }
const isStoredRecord = (value: unknown): value is StoredRecord => isRecord(value) && isStoredOrder(value.order)

const toStoredRecord = (record: CheckoutRecord<Order>): StoredRecord => ({ ...record, order: toStored(record.order) })
const fromStoredRecord = (stored: StoredRecord): CheckoutRecord<Order> => ({
  ...stored,
  order: orderFromWire(stored.order),
})

const tabRecord = {
  read(): CheckoutRecord<Order> | null {
    const kept = readStored(TAB_RECORD, isStoredRecord, sessionStorage)
    return kept && fromStoredRecord(kept)
  },
  write(state: Checkout<Order, Change>): void {
    const kept = recordOf(state)
    writeStored(TAB_RECORD, kept && toStoredRecord(kept), sessionStorage)
  },
}

let isRestored = false

/** Restores the state from before a reload; only the first call counts. */
export function restoreCheckout(): void {
  if (isRestored) return
  isRestored = true
  const kept = tabRecord.read()
  if (kept && useCheckout.getState().at === 'none') useCheckout.setState(restored(kept), true)
}

const INTERRUPTED = 'interruptedCheckout'
const isInterrupted = isObject({ userId: isId, record: isStoredRecord })

/** The checkout that the end of a session interrupted, stored in this tab until the checkout is opened again. */
export const interrupted = {
  /** Stores the order at checkout; `defaults` are choices that the screen shows but the customer did not make. */
  keep(userId: number, defaults: Partial<Choices>): void {
    const record = recordOf(useCheckout.getState())
    if (!record || record.placed) return
    const choices = { ...defaults, ...record.choices }
    writeStored(INTERRUPTED, { userId, record: toStoredRecord({ ...record, choices }) }, sessionStorage)
  },
  /** Resumes the checkout for the same user only, unless this tab has begun another one since. */
  resume(userId: number | null | undefined): void {
    const kept = readStored(INTERRUPTED, isInterrupted, sessionStorage)
    writeStored(INTERRUPTED, null, sessionStorage)
    if (!kept || kept.userId !== userId || useCheckout.getState().at !== 'none') return
    const record = fromStoredRecord(kept.record)
    const state = restored<Order, Change>(record)
    useCheckout.setState(state, true)
    tabRecord.write(state)
    // The order of another tab is newer.
    if (!currentOrder.read()) currentOrder.write(record.order)
  },
}

/** The order in progress under its documented key (spec §9.7), the same for all tabs. */
export const currentOrder = {
  read(): Order | null {
    const order = readStored(STORAGE_KEYS.currentOrder, isStoredOrder)
    return order && orderFromWire(order)
  },
  write: (value: Order | null): void => writeStored(STORAGE_KEYS.currentOrder, value && toStored(value)),
}

/** Keeps the stored order in sync with this tab's, unless another tab has begun a newer one or placed this one. */
function mirror(before: Order | null, after: Order | null): void {
  if (before === after) return
  if (after !== null && after.id !== before?.id) {
    currentOrder.write(after)
    unplaced.write(after.id)
    return
  }
  const stored = currentOrder.read()
  if (stored && stored.id !== before?.id) return
  // The tab that placed the order clears it after the final steps.
  const isPlacedElsewhere = stored?.status === 'Submitted' && before?.status !== 'Submitted'
  if (!isPlacedElsewhere || after?.status === 'Submitted') currentOrder.write(after)
}

/**
 * The last order that any tab of this browser had at checkout, until a tab places it. The next order replaces it on the
 * server, so that a browser leaves at most one unplaced order and cannot place both.
 */
export const unplaced = idUnder('unplacedOrder')

/** The last order whose lines were removed from the cart, so that no other tab removes them again. */
export const settled = idUnder('settledOrder')

function idUnder(key: string) {
  return {
    read: (): number | null => readStored(key, isId),
    write: (id: number | null): void => writeStored(key, id),
  }
}
