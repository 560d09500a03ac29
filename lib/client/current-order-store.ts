import { create } from 'zustand'
import { inCents, inDollars } from '@/lib/contracts/money-fields'
import { type Order, orderOut } from '@/lib/contracts/orders'
import { readStored, STORAGE_KEYS, writeStored } from './storage'

/** Stored in the words of the wire (spec §9). */
const stored = orderOut.transform((order) => inCents(order))

type CurrentOrderState = { order: Order | null }

/** The order that is at checkout (spec §4.2). It is kept in local storage, so a reload does not lose it. */
export const useCurrentOrder = create<CurrentOrderState>(() => ({ order: null }))

export const currentOrder = {
  set(order: Order): void {
    useCurrentOrder.setState({ order })
    writeStored(STORAGE_KEYS.currentOrder, inDollars(order))
  },
  /** What is stored, which may be newer than what is in memory: another tab may have written it. */
  stored: (): Order | null => readStored(STORAGE_KEYS.currentOrder, stored),
  /** Takes over what is stored. */
  restore(): Order | null {
    const order = currentOrder.stored()
    useCurrentOrder.setState({ order })
    return order
  },
  /**
   * Takes over how an order is now. It is stored too, unless another tab has begun an order of its own: each tab shows
   * its own, and the stored one is the latest.
   */
  renew(order: Order): void {
    const stored = currentOrder.stored()
    if (stored === null || stored.id === order.id) currentOrder.set(order)
    else useCurrentOrder.setState({ order })
  },
  clear(): void {
    useCurrentOrder.setState({ order: null })
    writeStored(STORAGE_KEYS.currentOrder, null)
  },
  /** Forgets the order if it is this one. */
  clearIf(orderId: number): void {
    if (useCurrentOrder.getState().order?.id === orderId) useCurrentOrder.setState({ order: null })
    if (currentOrder.stored()?.id === orderId) writeStored(STORAGE_KEYS.currentOrder, null)
  },
}
