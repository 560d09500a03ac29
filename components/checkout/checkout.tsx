'use client'

import { useState } from 'react'
import { useSession } from '@/lib/client/session'
import type { User } from '@/lib/contracts/users'
import { CheckoutGuest } from './checkout-guest'
import { CheckoutScreen } from './checkout-screen'
import { CheckoutSkeleton } from './checkout-skeleton'
import { useCheckoutOrder } from './use-checkout-order'

/** The checkout: for guests the way to an account, for everyone else the order (spec §4.2). */
export function Checkout() {
  const { user } = useSession()
  const [cameAsGuest] = useState(user?.guestAccount === true)
  // Signed out in another tab: the page is about to ask for a login.
  if (!user) return <CheckoutSkeleton />
  return user.guestAccount ? <CheckoutGuest /> : <CheckoutWithOrder user={user} cameAsGuest={cameAsGuest} />
}

function CheckoutWithOrder({ user, cameAsGuest }: { user: User; cameAsGuest: boolean }) {
  const order = useCheckoutOrder(cameAsGuest)
  return order ? <CheckoutScreen user={user} order={order} /> : <CheckoutSkeleton />
}
