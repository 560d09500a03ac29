import { create } from 'zustand'
import { isBoolean, isId, isInteger, isMissingOr, isNullOr, isObject, isOneOf, isText } from '@/lib/client/shapes'
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'
import type { Order } from '@/lib/db/shapes'
import { orderFromWire, orderToWire } from '@/lib/orders/contract/wire'
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
import { MAX_TIP_CENTS, TIP_PERCENTS, type Tip } from '@/lib/orders/rules/order-total'
import { TAB_RECORD } from './order-in-progress'
import { isDeliveryOption, isInstant, isOrder, isPaymentMethod } from './order-shape'

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

const isTip = (value: unknown): value is Tip =>
  isObject({ percent: isOneOf(TIP_PERCENTS) })(value) || isObject({ cents: isInteger(0, MAX_TIP_CENTS) })(value)

/** A stored tab, with its order in dollars, as on the wire (spec §9.7). */
const isRecordOfTab = isObject({
  order: isOrder,
  placed: isBoolean,
  unsure: isBoolean,
  choices: isObject<Partial<Choices>>({
    deliveryOption: isMissingOr(isDeliveryOption),
    slot: isMissingOr(isNullOr(isInstant)),
    paymentMethod: isMissingOr(isPaymentMethod),
    tip: isMissingOr(isTip),
    instructions: isMissingOr(isText),
  }),
})

const tabRecord = {
  read(): CheckoutRecord<Order> | null {
    const kept = readStored(TAB_RECORD, isRecordOfTab, sessionStorage)
    return kept && { ...kept, order: orderFromWire(kept.order) }
  },
  write(state: Checkout<Order, Change>): void {
    const kept = recordOf(state)
    writeStored(TAB_RECORD, kept && { ...kept, order: orderToWire(kept.order) }, sessionStorage)
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

/** The order in progress under its documented key (spec §9.7), the same for all tabs. */
export const currentOrder = {
  read(): Order | null {
    const order = readStored(STORAGE_KEYS.currentOrder, isOrder)
    return order && orderFromWire(order)
  },
  write: (value: Order | null): void => writeStored(STORAGE_KEYS.currentOrder, value && orderToWire(value)),
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
  // The tab that placed it clears it after the steps that follow.
  const isPlacedElsewhere = stored?.status === 'Submitted' && before?.status !== 'Submitted'
  if (!isPlacedElsewhere || after?.status === 'Submitted') currentOrder.write(after)
}

/**
 * The last order that any tab of this browser had at checkout, as long as no tab has placed it. The next order replaces it
 * on the server, so that a browser leaves at most one behind and cannot place both.
 */
export const unplaced = idUnder('unplacedOrder')

/** The last order whose lines were taken out of the cart, so that no other tab does that again. */
export const settled = idUnder('settledOrder')

function idUnder(key: string) {
  return {
    read: (): number | null => readStored(key, isId),
    write: (id: number | null): void => writeStored(key, id),
  }
}
