import type { CartItem } from '@/lib/domain/cart'
import { isId, isInteger, isNullOr, isObject, isText } from './shapes'
import { readStored, writeStored } from './storage'

const KEY = 'pendingCartItem'

const pendingItem = isObject<CartItem>({
  id: isId,
  name: isText,
  priceCents: isInteger(0),
  quantity: isInteger(1),
  restaurantId: isId,
  restaurantName: isText,
  foodImage: isText,
  customizations: isNullOr(isText),
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
