import { create } from 'zustand'
import type { User } from '@/lib/accounts/server/shapes'

/** Functions of the page for the checkout; the page outlives the checkout screen. */
export type CheckoutShell = {
  /** Announces a placed order, and shows the orders. */
  announce(): void
  reloadOrders(): void
  /** Leaves the checkout, with an alert that says why. */
  leave(to: '/orders' | '/home', alert?: string): void
  takeUser(user: User): void
}
export const useCheckoutShell = create<{ shell: CheckoutShell | null }>(() => ({ shell: null }))
