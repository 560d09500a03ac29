import { useSession } from '@/lib/accounts/browser/session'
import type { CartItem } from '@/lib/cart/rules'
import { type AddOutcome, addToCart } from './add-to-cart'

/** `addToCart` for the user of this browser. */
export function useAddToCart(): (item: CartItem) => AddOutcome {
  const { user } = useSession()
  return (item) => addToCart(user, item)
}
