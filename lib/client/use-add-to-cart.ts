import type { CartItem } from '@/lib/domain/cart'
import { type AddOutcome, addToCart } from './add-to-cart'
import { useSession } from './session'

/** `addToCart` for the user of this browser. */
export function useAddToCart(): (item: CartItem) => AddOutcome {
  const { user } = useSession()
  return (item) => addToCart(user, item)
}
