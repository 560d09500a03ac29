import { create } from 'zustand'
import { isObject, isOneOf, isText } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'

const KEY = 'deliveryWish'

export type DeliveryWish = { address: string; moment: 'now' | 'later' }
const shape = isObject<DeliveryWish>({ address: isText, moment: isOneOf(['now', 'later']) })

const NO_WISH: DeliveryWish = { address: '', moment: 'now' }

/** The address and time from the landing page, before an account exists to save them with. */
export const useDeliveryWish = create<DeliveryWish>(() => NO_WISH)

/** Kept in the tab until an order is placed or the user signs out. */
export const deliveryWish = {
  stored: (): DeliveryWish => readStored(KEY, shape, sessionStorage) ?? NO_WISH,
  /** Loads the stored wish; until then a page shows the state that the server rendered. */
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
