import { z } from 'zod'
import { create } from 'zustand'
import { inCents, inDollars } from '@/lib/contracts/money-fields'
import { type Change, type Order, orderOut } from '@/lib/contracts/orders'
import { type Checkout, type CheckoutEvent, NO_ORDER, orderOf, recordOf, restored, step } from '@/lib/domain/checkout'
import { DELIVERY_OPTIONS, MAX_TIP_CENTS, PAYMENT_METHODS, TIP_PERCENTS } from '@/lib/domain/order-total'
import { readStored, STORAGE_KEYS, writeStored } from './storage'

/** The order in progress of this tab: the machine of lib/domain/checkout.ts. Only `dispatch` moves it. */
export const useCheckout = create<Checkout<Order, Change>>(() => NO_ORDER)

/** Moves the machine and stores what the new state keeps. */
export function dispatch(event: CheckoutEvent<Order, Change>): void {
  const before = useCheckout.getState()
  const after = step(before, event)
  if (after === before) return
  useCheckout.setState(after, true)
  tabRecord.write(after)
  mirror(orderOf(before), orderOf(after))
}

/** Money is stored in dollars, as on the wire (spec §9.7). */
const order = orderOut.transform((stored) => inCents(stored))

const record = z.object({
  order,
  placed: z.boolean(),
  choices: z
    .object({
      deliveryOption: z.enum(DELIVERY_OPTIONS),
      slot: z.iso.datetime().nullable(),
      paymentMethod: z.enum(PAYMENT_METHODS),
      tip: z.union([
        z.object({ percent: z.literal(TIP_PERCENTS) }),
        z.object({ cents: z.int().min(0).max(MAX_TIP_CENTS) }),
      ]),
    })
    .partial(),
})

const tabRecord = {
  read: () => readStored('checkout', record, sessionStorage),
  write(state: Checkout<Order, Change>): void {
    const kept = recordOf(state)
    writeStored('checkout', kept && { ...kept, order: inDollars(kept.order) }, sessionStorage)
  },
}

let isRestored = false

/** Goes on with what this tab had before the page was loaded anew; the first call counts. */
export function restoreCheckout(): void {
  if (isRestored) return
  isRestored = true
  const kept = tabRecord.read()
  if (kept && useCheckout.getState().at === 'none') useCheckout.setState(restored(kept), true)
}

/** The order in progress under its documented key: that of the tab which began one last (spec §9.7). */
export const currentOrder = {
  read: (): Order | null => readStored(STORAGE_KEYS.currentOrder, order),
  write: (value: Order | null): void => writeStored(STORAGE_KEYS.currentOrder, value && inDollars(value)),
}

/** Keeps the stored order the same as this tab's, unless another tab has begun one of its own meanwhile. */
function mirror(before: Order | null, after: Order | null): void {
  if (before === after) return
  const stored = currentOrder.read()
  const isNew = after !== null && after.id !== before?.id
  if (isNew || !stored || stored.id === before?.id) currentOrder.write(after)
}

/**
 * The order that this browser has left behind unplaced: the next one takes its place on the server, so that looking in at the
 * checkout leaves no trail of orders. It outlives the tab.
 */
export const leftBehind = {
  read: (): number | null => readStored('unplacedOrder', z.int().positive()),
  write: (id: number | null): void => writeStored('unplacedOrder', id),
}
