import { z } from 'zod'
import type { User } from '@/lib/contracts/users'
import type { CartItem } from '@/lib/domain/cart'
import { addToCart } from './add-to-cart'
import { cart } from './cart-store'
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

/** Remembers, for this tab, what a visitor wanted before logging in. */
export function rememberItem(item: CartItem): void {
  writeStored(KEY, item, sessionStorage)
}

/** Adds the remembered item to the cart of whoever has logged in. */
export function addPendingItem(user: User): void {
  const item = readStored(KEY, pendingItem, sessionStorage)
  if (!item) return
  writeStored(KEY, null, sessionStorage)
  cart.switchTo(user.id)
  addToCart(user, item)
}
