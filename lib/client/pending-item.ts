import { z } from 'zod'
import type { CartItem } from '@/lib/domain/cart'
import { readStored, writeStored } from './storage'

const KEY = 'pendingCartItem'

const pendingItem = z.object({
  id: z.int().positive(),
  name: z.string(),
  priceCents: z.int().nonnegative(),
  quantity: z.int().positive(),
  restaurantId: z.int().positive(),
  restaurantName: z.string(),
  foodImage: z.string(),
  customizations: z.string().nullable(),
})

/** Remembers, for this tab, the item that a visitor chose before logging in. */
export function rememberItem(item: CartItem): void {
  writeStored(KEY, item, sessionStorage)
}

/** Returns the remembered item and forgets it; null when there is none. */
export function takeRememberedItem(): CartItem | null {
  const item = readStored(KEY, pendingItem, sessionStorage)
  if (item) writeStored(KEY, null, sessionStorage)
  return item
}
