'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { late } from '@/components/ui/late'
import { alertUser } from '@/components/ui/toast'
import { addressDialog } from '@/lib/accounts/browser/dialogs'
import { useSession } from '@/lib/accounts/browser/session'
import { addToCart, cartQuestion, useCartQuestion } from '@/lib/cart/browser/add-to-cart'
import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { limitText } from '@/lib/cart/browser/cart-texts'
import { CART_LIMITS, type CartItem } from '@/lib/cart/rules'
import { whenIdle } from '@/lib/client/when-idle'
import { TEXTS } from '@/lib/contract/texts'
import type { User } from '@/lib/db/shapes'

const ConflictDialog = late(async () => {
  const [{ ConflictDialog }] = await Promise.all([import('./conflict-dialog'), Dialog.preload()])
  return ConflictDialog
})

/** Tells or asks about what prevents an item from being added, wherever it was added from. */
export function CartQuestions() {
  const router = useRouter()
  const { user } = useSession()
  const asking = useCartQuestion((state) => state.asking)

  const mayConflict = useCart((state) => state.items.length > 0)
  useEffect(() => (mayConflict ? whenIdle(ConflictDialog.preload) : undefined), [mayConflict])

  useEffect(() => {
    if (!asking || asking.outcome === 'reorder') return
    const { outcome, item } = asking
    if (outcome === 'login') {
      const next = `${window.location.pathname}${window.location.search}`
      const logIn = () => router.push(`/login?next=${encodeURIComponent(next)}`)
      alertUser(TEXTS.cartLogin, { action: { label: 'Log in', onPress: logIn } })
      cartQuestion.close()
    }
    const limit = CART_LIMITS.find((known) => known === outcome)
    if (limit) {
      alertUser(limitText(limit, [item.name]), { topic: `cart ${item.id}` })
      cartQuestion.close()
    }
    if (outcome === 'address') {
      addressDialog.open({ onSaved: (saved) => addAndShow(saved, item) })
      cartQuestion.close()
    }
  }, [asking, router])

  const dialog = { open: true, onOpenChange: cartQuestion.close }
  if (asking?.outcome === 'reorder') {
    const text = `You were ordering from ${asking.restaurantName} again.`
    return <ConflictDialog {...dialog} text={text} confirmLabel="Clear cart and reorder" onCleared={asking.onCleared} />
  }
  if (asking?.outcome === 'other_restaurant') {
    const { item } = asking
    const text = `You were adding ${item.name} from ${item.restaurantName}.`
    const add = () => addAndShow(user, item)
    return <ConflictDialog {...dialog} text={text} confirmLabel="Clear cart and add" onCleared={add} />
  }
  return null
}

/** After a question, the cart opens and shows the added item. */
function addAndShow(user: User | null, item: CartItem) {
  if (addToCart(user, item) === 'added') cart.setOpen(true)
}
