'use client'

import { UserRoundPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { useViewer } from '@/lib/accounts/browser/session'
import type { User } from '@/lib/accounts/server/shapes'
import { enterCheckout } from '@/lib/orders/browser/checkout-flow'
import { useCheckout } from '@/lib/orders/browser/checkout-store'
import { CheckoutScreen } from './checkout-screen'
import { CheckoutSkeleton } from './checkout-skeleton'

/** The checkout: guests are offered an account, everyone else gets the order (spec §4.2). */
export function Checkout({ rendered }: { rendered: User }) {
  const user = useViewer(rendered)
  const [cameAsGuest] = useState(user?.guestAccount === true)
  // Signed out in another tab: the page is about to ask for a login.
  if (!user) return <CheckoutSkeleton />
  return user.guestAccount ? <CheckoutGuest /> : <CheckoutWithOrder user={user} cameAsGuest={cameAsGuest} />
}

function CheckoutWithOrder({ user, cameAsGuest }: { user: User; cameAsGuest: boolean }) {
  useEffect(() => enterCheckout({ cameAsGuest }), [cameAsGuest])
  const checkout = useCheckout()
  return 'order' in checkout ? <CheckoutScreen user={user} checkout={checkout} /> : <CheckoutSkeleton />
}

/** Guests cannot order; their cart is kept until they sign up. */
function CheckoutGuest() {
  return (
    <EmptyState
      as="h1"
      picture={<UserRoundPlus />}
      title="Sign up to place your order"
      text="It takes a minute, and your cart comes along."
      action={
        <>
          <Button aria-haspopup="dialog" onClick={signupModal.open}>
            Sign up
          </Button>
          <LinkButton href="/home" variant="secondary">
            Browse restaurants
          </LinkButton>
        </>
      }
    />
  )
}
