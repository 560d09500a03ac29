'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { late } from '@/components/ui/late'
import { alertUser } from '@/components/ui/toast'
import { addToCart, cartQuestion, useCartQuestion } from '@/lib/client/add-to-cart'
import { addressDialog } from '@/lib/client/address-dialog'
import { cart } from '@/lib/client/cart-store'
import { limitText } from '@/lib/client/cart-texts'
import { useSession } from '@/lib/client/session'
import { whenIdle } from '@/lib/client/when-idle'
import { TEXTS } from '@/lib/contracts/texts'
import type { User } from '@/lib/contracts/users'
import { CART_LIMITS, type CartItem } from '@/lib/domain/cart'

const ConflictDialog = late(async () => {
  const [{ ConflictDialog }] = await Promise.all([import('./conflict-dialog'), Dialog.preload()])
  return ConflictDialog
})

/** Tells or asks about what prevents an item from being added, wherever it was added from. */
export function CartQuestions() {
  const router = useRouter()
  const { user } = useSession()
  const asking = useCartQuestion((state) => state.asking)

  useEffect(() => whenIdle(() => void ConflictDialog.preload()), [])

  useEffect(() => {
    if (!asking) return
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

  if (asking?.outcome === 'other_restaurant') {
    const { item } = asking
    return <ConflictDialog open onOpenChange={cartQuestion.close} item={item} onAdd={() => addAndShow(user, item)} />
  }
  return null
}

/** After a question, the open cart shows what was added. */
function addAndShow(user: User | null, item: CartItem) {
  if (addToCart(user, item) === 'added') cart.setOpen(true)
}
