import { create } from 'zustand'
import { inCents, inDollars } from '@/lib/contracts/money-fields'
import type { Change, Order } from '@/lib/contracts/orders'
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
} from '@/lib/domain/checkout'
import { MAX_TIP_CENTS, TIP_PERCENTS, type Tip } from '@/lib/domain/order-total'
import { TAB_RECORD } from './order-in-progress'
import { isDeliveryOption, isInstant, isOrder, isPaymentMethod } from './order-shape'
import { isBoolean, isId, isInteger, isMissingOr, isNullOr, isObject, isOneOf } from './shapes'
import { readStored, STORAGE_KEYS, writeStored } from './storage'

/** The checkout of this tab: the state machine of lib/domain/checkout.ts. Only `dispatch` changes it. */
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

const isTip = (value: unknown): value is Tip =>
  isObject({ percent: isOneOf(TIP_PERCENTS) })(value) || isObject({ cents: isInteger(0, MAX_TIP_CENTS) })(value)

/** A stored tab, with its order in dollars, as on the wire (spec §9.7). */
const isRecordOfTab = isObject({
  order: isOrder,
  placed: isBoolean,
  choices: isObject<Partial<Choices>>({
    deliveryOption: isMissingOr(isDeliveryOption),
    slot: isMissingOr(isNullOr(isInstant)),
    paymentMethod: isMissingOr(isPaymentMethod),
    tip: isMissingOr(isTip),
  }),
})

const tabRecord = {
  read(): CheckoutRecord<Order> | null {
    const kept = readStored(TAB_RECORD, isRecordOfTab, sessionStorage)
    return kept && { ...kept, order: inCents(kept.order) }
  },
  write(state: Checkout<Order, Change>): void {
    const kept = recordOf(state)
    writeStored(TAB_RECORD, kept && { ...kept, order: inDollars(kept.order) }, sessionStorage)
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

/** The order in progress under its documented key, written by the tab that began one last (spec §9.7). */
export const currentOrder = {
  read(): Order | null {
    const order = readStored(STORAGE_KEYS.currentOrder, isOrder)
    return order && inCents(order)
  },
  write: (value: Order | null): void => writeStored(STORAGE_KEYS.currentOrder, value && inDollars(value)),
}

/** Keeps the stored order in sync with this tab's, unless another tab has begun its own since. */
function mirror(before: Order | null, after: Order | null): void {
  if (before === after) return
  const stored = currentOrder.read()
  const isNew = after !== null && after.id !== before?.id
  if (isNew || !stored || stored.id === before?.id) currentOrder.write(after)
}

/**
 * The unplaced order that this browser left behind: the next order replaces it on the server, so that opening the
 * checkout does not pile up orders. It outlives the tab.
 */
export const leftBehind = {
  read: (): number | null => readStored('unplacedOrder', isId),
  write: (id: number | null): void => writeStored('unplacedOrder', id),
}
