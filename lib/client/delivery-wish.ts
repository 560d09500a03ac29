import { z } from 'zod'
import { create } from 'zustand'
import { readStored, writeStored } from './storage'

const KEY = 'deliveryWish'

const shape = z.object({ address: z.string(), moment: z.enum(['now', 'later']) })
export type DeliveryWish = z.output<typeof shape>

const NO_WISH: DeliveryWish = { address: '', moment: 'now' }

/** Where and when somebody wants to eat, as told on the landing page before there is an account to keep it with. */
export const useDeliveryWish = create<DeliveryWish>(() => NO_WISH)

/** The tab keeps the wish until an order is placed or its user signs out. */
export const deliveryWish = {
  stored: (): DeliveryWish => readStored(KEY, shape, sessionStorage) ?? NO_WISH,
  /** Takes over what is stored; until then a page shows what the server rendered. */
  restore: (): void => useDeliveryWish.setState(deliveryWish.stored()),
  set(change: Partial<DeliveryWish>): void {
    useDeliveryWish.setState(change)
    writeStored(KEY, useDeliveryWish.getState(), sessionStorage)
  },
  clear(): void {
    useDeliveryWish.setState(NO_WISH)
    writeStored(KEY, null, sessionStorage)
  },
}
