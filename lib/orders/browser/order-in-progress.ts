import { isRecord } from '@/lib/client/shapes'
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'

/** The storage key of this tab's order at checkout. */
export const TAB_RECORD = 'checkout'

/** The functions of the checkout that the rest of the site calls. */
type Checkout = { drop(): void; follow(path: string): void }

/** Null until the checkout's code is loaded, together with the cart, the orders or the checkout screen. */
let checkout: Checkout | null = null

/** Called by the checkout's code once it is loaded. */
export function announceCheckout(loaded: Checkout): void {
  checkout = loaded
}

/** Forgets the order in progress: the next user of this browser must not see it. */
export function forgetOrder(): void {
  writeStored(TAB_RECORD, null, sessionStorage)
  checkout?.drop()
  writeStored(STORAGE_KEYS.currentOrder, null)
}

/** Tells the checkout the current route (spec §4.2). False while there is an order, but the checkout's code is missing. */
export function followOrder(path: string): boolean {
  checkout?.follow(path)
  return checkout !== null || readStored(TAB_RECORD, isRecord, sessionStorage) === null
}
