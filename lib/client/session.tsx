'use client'

import { usePathname, useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { endpoints } from '@/lib/contracts/endpoints'
import type { User } from '@/lib/contracts/users'
import { addPendingItem } from './add-to-cart'
import { call, onSessionOver } from './api'
import { cart, followCartOfOtherTabs } from './cart-store'
import { forgetOrder } from './checkout'
import { deliveryWish } from './delivery-wish'
import { onStoredElsewhere, STORAGE_KEYS, writeStored } from './storage'
import { storedUser, storedUserId } from './stored-user'

type SessionValue = {
  /** The signed-in user, guests included, or null. */
  user: User | null
  /** Takes over the user that a call answered with: after signing in, or after a change of the profile. */
  setUser(user: User | null): void
  signOut(): Promise<void>
}

const LOGIN_PATH = /^\/(login|signup)\/?$/

const SessionContext = createContext<SessionValue | null>(null)

/** The session of this browser: null or a user (spec §4.7). */
export function useSession(): SessionValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('useSession needs a SessionProvider above it')
  return value
}

/**
 * Keeps everything in the browser that belongs to a user in step with the session: the cart is that of the user
 * (spec §4.6), and tabs follow each other. `initialUser` is what the server found when it rendered the page.
 */
export function SessionProvider({ initialUser, children }: { initialUser: User | null; children: ReactNode }) {
  const router = useRouter()
  const path = usePathname()
  const [known, setKnown] = useState({ initialUser, user: initialUser })
  // A refreshed page brings what the server knows now; that is newer than what this component kept.
  if (known.initialUser !== initialUser) setKnown({ initialUser, user: initialUser })
  const { user } = known
  const userId = user?.id ?? null

  useLayoutEffect(() => deliveryWish.restore(), [])

  // At the commit itself: a tap must not come before the cart knows whose it is, and be dropped.
  useLayoutEffect(() => {
    cart.switchTo(userId)
    return followCartOfOtherTabs(userId)
  }, [userId])

  // Before a screen can look for the order that somebody else left here.
  useLayoutEffect(() => {
    const before = storedUserId()
    // An order in progress is its customer's; the next user of this browser starts without.
    if (before !== null && before !== userId) forgetOrder()
    if (before !== null && userId === null) deliveryWish.clear()
    writeStored(
      STORAGE_KEYS.currentUser,
      user && { id: user.id, firstName: user.firstName, guestAccount: user.guestAccount },
    )
  }, [user, userId])

  // Not before the screen that they come back to: what there is to ask or tell about the item belongs there.
  useEffect(() => {
    if (user && !LOGIN_PATH.test(path)) addPendingItem(user)
  }, [user, path])

  useEffect(
    () =>
      onStoredElsewhere(STORAGE_KEYS.currentUser, () => {
        const elsewhere = storedUser()
        // A guest who has signed up keeps the id.
        if (elsewhere?.id !== user?.id || elsewhere?.guestAccount !== user?.guestAccount) router.refresh()
      }),
    [router, user],
  )

  // Ended elsewhere, or too old: what was being done goes on after the login.
  useEffect(() => {
    if (!user) return
    let leaving = false
    return onSessionOver(() => {
      if (leaving) return
      leaving = true
      const { pathname, search } = window.location
      router.push(`/login?next=${encodeURIComponent(`${pathname}${search}`)}`)
      router.refresh()
    })
  }, [router, user])

  const value = useMemo<SessionValue>(
    () => ({
      user,
      setUser: (next) => setKnown((before) => ({ ...before, user: next })),
      async signOut() {
        await call(endpoints.logOut)
        // The cart stays stored under the user's key; what is in memory goes.
        setKnown((before) => ({ ...before, user: null }))
        router.replace('/')
        router.refresh()
      },
    }),
    [user, router],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}
