'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { alertUser } from '@/components/ui/toast'
import { addressDialog } from '@/lib/accounts/browser/dialogs'
import { session, useSession } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { addToCart, cartQuestion, useCartQuestion } from '@/lib/cart/browser/add-to-cart'
import { cart } from '@/lib/cart/browser/cart-store'
import { limitText } from '@/lib/cart/browser/cart-texts'
import { CART_LIMITS, type CartItem } from '@/lib/cart/rules/cart'
import { call, failureText } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'

/** Long, since the question has three buttons to read. */
const CHOOSING_MS = 12_000

/** The shell then adds the chosen item, as after a login. */
function continueAsGuest() {
  session.enter(call('continueAsGuest').then(userFromWire)).catch((error: unknown) => alertUser(failureText(error)))
}

/** Says or asks what keeps an item from being added to the cart, on every screen. */
export function CartQuestions() {
  const router = useRouter()
  const { user } = useSession()
  const asking = useCartQuestion((state) => state.asking)

  useEffect(() => {
    if (!asking) return
    const { outcome, item } = asking
    if (outcome === 'login') {
      const next = encodeURIComponent(`${window.location.pathname}${window.location.search}`)
      alertUser(TEXTS.cartLogin, {
        durationMs: CHOOSING_MS,
        action: [
          { label: 'Log in', onPress: () => router.push(`/login?next=${next}`) },
          { label: 'Sign up', onPress: () => router.push(`/signup?next=${next}`) },
          { label: 'Continue as guest', onPress: continueAsGuest },
        ],
      })
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
    return <ConflictDialog item={asking.item} onAdd={() => addAndShow(user, asking.item)} />
  }
  return null
}

/** After a question, opens the cart to show the added item. */
function addAndShow(user: User | null, item: CartItem) {
  if (addToCart(user, item) === 'added') cart.setOpen(true)
}

function ConflictDialog({ item, onAdd }: { item: CartItem; onAdd: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={cartQuestion.close}
      size="sm"
      title="One restaurant at a time"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              cartQuestion.close()
              cart.setOpen(true)
            }}
          >
            Keep my cart
          </Button>
          <Button
            onClick={() => {
              cart.clear()
              cartQuestion.close()
              onAdd()
            }}
          >
            Clear cart and add
          </Button>
        </>
      }
    >
      <p role="alert">{TEXTS.cartConflict}</p>
      <p className="mt-3 text-ink-soft text-sm">
        You were adding {item.name} from {item.restaurantName}.
      </p>
    </Dialog>
  )
}
