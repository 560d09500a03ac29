'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { storedUserId, useSession } from '@/lib/accounts/browser/session'
import { addPendingItem } from '@/lib/cart/browser/add-to-cart'
import { cart, followCartOfOtherTabs } from '@/lib/cart/browser/cart-store'
import { forgetOrder } from '@/lib/orders/browser/order-in-progress'

const LOGIN_PATH = /^\/(login|signup)\/?$/

/** Keeps the cart and the order in progress of this browser in sync with the session: they belong to its user (spec §4.6). */
export function OwnData() {
  const { user } = useSession()
  const path = usePathname()
  const userId = user?.id ?? null

  // A layout effect: an item tapped before the cart knows its user would be lost.
  useLayoutEffect(() => {
    cart.switchTo(userId)
    return followCartOfOtherTabs(userId)
  }, [userId])

  // A layout effect, so that it runs before a screen can look for the order of the previous user, and before the session,
  // which is above, stores the new user.
  useLayoutEffect(() => {
    const before = storedUserId()
    // The next user of this browser must not see the order in progress.
    if (before !== null && before !== userId) forgetOrder()
  }, [userId])

  // Not on the login screen: questions and messages about the item belong on the screen after it.
  useEffect(() => {
    if (user && !LOGIN_PATH.test(path)) addPendingItem(user)
  }, [user, path])

  return null
}
