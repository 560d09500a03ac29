import { create } from 'zustand'
import { session } from '@/lib/accounts/browser/session'
import { hasAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import type { CartItem, CartLimit, CartObstacle } from '@/lib/cart/rules/cart'
import { readStored, writeStored } from '@/lib/client/storage'
import { cart, fromStored, isStoredLine, toStored } from './cart-store'

/** The storage key of the item that a visitor chose in this tab before logging in. */
const PENDING_ITEM = 'pendingCartItem'

/** The result of adding an item; anything but `added` needs a message or a question. */
type AddOutcome = 'added' | 'login' | 'address' | CartObstacle | CartLimit

type Asking = { outcome: Exclude<AddOutcome, 'added'>; item: CartItem }

/** The question that the shell currently shows. Code that adds an item does not depend on how it is shown. */
export const useCartQuestion = create<{ asking: Asking | null }>(() => ({ asking: null }))

export const cartQuestion = {
  ask: (asking: Asking) => useCartQuestion.setState({ asking }),
  close: () => useCartQuestion.setState({ asking: null }),
}

/**
 * Adds an item to the user's cart. This needs a login, a saved address (guests cannot have one and need none), and the
 * same restaurant as the cart (spec §5.6).
 */
export function addToCart(user: User | null, item: CartItem): AddOutcome {
  const outcome = tryToAdd(user, item)
  if (outcome !== 'added') cartQuestion.ask({ outcome, item })
  return outcome
}

function tryToAdd(user: User | null, item: CartItem): AddOutcome {
  if (!user) {
    writeStored(PENDING_ITEM, toStored(item), sessionStorage)
    return 'login'
  }
  if (!user.guestAccount && !hasAddress(user)) return 'address'
  return cart.add(item) ?? 'added'
}

/** Adds the item that a visitor chose before logging in; returns it when it was added. */
export function addPendingItem(user: User): CartItem | null {
  const stored = readStored(PENDING_ITEM, isStoredLine, sessionStorage)
  if (!stored) return null
  writeStored(PENDING_ITEM, null, sessionStorage)
  cart.switchTo(user.id)
  const item = fromStored(stored)
  return addToCart(user, item) === 'added' ? item : null
}

/** `addToCart` for the user of this browser; rejects with an `ApiError` when the session is unknown. */
export async function addForViewer(item: CartItem): Promise<AddOutcome> {
  return addToCart(await session.whenKnown(), item)
}
