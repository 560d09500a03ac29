type Parser<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** The keys of spec §9.7. */
export const STORAGE_KEYS = {
  currentOrder: 'currentOrder',
  currentUser: 'currentUser',
  likedItems: 'likedItems',
  cart: (userId: number | null) => `cartItems_${userId ?? 'guest'}`,
} as const

/** What is stored under a key, or null when it is missing, unreadable or of another shape: anyone can edit it. */
export function readStored<T>(key: string, shape: Parser<T>, storage: Storage = localStorage): T | null {
  try {
    const parsed = shape.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Stores a value; null removes it. A full or forbidden storage costs persistence, never the page. */
export function writeStored(key: string, value: unknown, storage: Storage = localStorage): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse; what is in memory goes on working.
  }
}

/** Calls back when another tab changes a key; returns how to stop. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
