'use client'

import { useEffect, useState } from 'react'
import { enterCheckout } from '@/lib/client/checkout'
import { useCheckout } from '@/lib/client/checkout-store'
import { useSession } from '@/lib/client/session'
import type { User } from '@/lib/contracts/users'
import { CheckoutGuest } from './checkout-guest'
import { CheckoutScreen } from './checkout-screen'
import { CheckoutSkeleton } from './checkout-skeleton'

/** The checkout: guests are offered an account, everyone else gets the order (spec §4.2). */
export function Checkout() {
  const { user } = useSession()
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
