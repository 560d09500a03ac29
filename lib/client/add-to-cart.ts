import { create } from 'zustand'
import type { User } from '@/lib/contracts/users'
import type { CartItem, CartLimit, CartObstacle } from '@/lib/domain/cart'
import { hasAddress } from '@/lib/domain/delivery-address'
import { cart } from './cart-store'
import { rememberItem, takeRememberedItem } from './pending-item'

/** What came of adding an item; all but `added` is something to tell or to ask. */
export type AddOutcome = 'added' | 'login' | 'address' | CartObstacle | CartLimit

type Asking = { outcome: Exclude<AddOutcome, 'added'>; item: CartItem }

/** What the shell asks about just now. Whoever adds an item need not know how it is asked. */
export const useCartQuestion = create<{ asking: Asking | null }>(() => ({ asking: null }))

export const cartQuestion = {
  ask: (asking: Asking) => useCartQuestion.setState({ asking }),
  close: () => useCartQuestion.setState({ asking: null }),
}

/**
 * Adds an item to the cart of a user. It needs a login, a saved address (which a guest cannot have and need not), and
 * the same restaurant as what is in the cart already (spec §5.6).
 */
export function addToCart(user: User | null, item: CartItem): AddOutcome {
  const outcome = tryToAdd(user, item)
  if (outcome !== 'added') cartQuestion.ask({ outcome, item })
  return outcome
}

function tryToAdd(user: User | null, item: CartItem): AddOutcome {
  if (!user) {
    rememberItem(item)
    return 'login'
  }
  if (!user.guestAccount && !hasAddress(user)) return 'address'
  return cart.add(item) ?? 'added'
}

/** Adds what a visitor wanted before logging in to the cart of whoever has logged in. */
export function addPendingItem(user: User): void {
  const item = takeRememberedItem()
  if (!item) return
  cart.switchTo(user.id)
  addToCart(user, item)
}
