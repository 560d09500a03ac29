import type { Shape } from './shapes'

/** The keys of spec §9.7. */
export const STORAGE_KEYS = {
  currentOrder: 'currentOrder',
  currentUser: 'currentUser',
  likedItems: 'likedItems',
  cart: (userId: number | null) => `cartItems_${userId ?? 'guest'}`,
} as const

/** The order under way as this browser knows it; lib/orders/browser/under-way.ts defines its shape. */
export const UNDER_WAY_KEY = 'orderUnderWay'

/** The value stored under a key; null when it is missing, unreadable or of another shape, since users can edit it. */
export function readStored<T>(key: string, shape: Shape<T>, storage: Storage = localStorage): T | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return shape(value) ? value : null
  } catch {
    return null
  }
}

/** Stores a value; null removes it. With full or forbidden storage the page still works, only without persistence. */
export function writeStored(key: string, value: unknown, storage: Storage = localStorage): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse; the copy in memory still works.
  }
}

/** Calls back when another tab changes a key; returns the unsubscribe function. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
