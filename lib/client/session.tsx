'use client'

import { usePathname, useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { User } from '@/lib/contracts/users'
import { addPendingItem } from './add-to-cart'
import { call, onSessionOver } from './api'
import { cart, followCartOfOtherTabs } from './cart-store'
import { deliveryWish } from './delivery-wish'
import { forgetOrder } from './order-in-progress'
import { onStoredElsewhere, STORAGE_KEYS, writeStored } from './storage'
import { storedUser, storedUserId } from './stored-user'

type SessionValue = {
  /** The signed-in user, guests included, or null. */
  user: User | null
  /** Takes over the user that a call answered: after signing in, or after a change of the profile. */
  setUser(user: User | null): void
  signOut(): Promise<void>
}

const LOGIN_PATH = /^\/(login|signup)\/?$/
/** The order board says itself that the session has ended: nobody may stand in front of it. */
const BOARD_PATH = /^\/restaurants\/\d+\/orders\/?$/

const SessionContext = createContext<SessionValue | null>(null)

/** The session of this browser: null or a user (spec §4.7). */
export function useSession(): SessionValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('useSession needs a SessionProvider above it')
  return value
}

/**
 * Keeps all stored data of a user in sync with the session: the cart belongs to the user (spec §4.6), and tabs follow
 * each other. `initialUser` is the user that the server rendered the page for.
 */
export function SessionProvider({ initialUser, children }: { initialUser: User | null; children: ReactNode }) {
  const router = useRouter()
  const path = usePathname()
  const [known, setKnown] = useState({ initialUser, user: initialUser })
  // After a refresh the server's user is newer than this component's state.
  if (known.initialUser !== initialUser) setKnown({ initialUser, user: initialUser })
  const { user } = known
  const userId = user?.id ?? null

  useLayoutEffect(() => deliveryWish.restore(), [])

  // A layout effect: an item tapped before the cart knows its user would be lost.
  useLayoutEffect(() => {
    cart.switchTo(userId)
    return followCartOfOtherTabs(userId)
  }, [userId])

  // A layout effect, so that it runs before a screen can look for the order of the previous user.
  useLayoutEffect(() => {
    const before = storedUserId()
    // The next user of this browser must not see the order in progress.
    if (before !== null && before !== userId) forgetOrder()
    if (before !== null && userId === null) deliveryWish.clear()
    writeStored(
      STORAGE_KEYS.currentUser,
      user && { id: user.id, firstName: user.firstName, guestAccount: user.guestAccount },
    )
  }, [user, userId])

  // Not on the login screen: questions and messages about the item belong on the screen after it.
  useEffect(() => {
    if (user && !LOGIN_PATH.test(path)) addPendingItem(user)
  }, [user, path])

  useEffect(
    () =>
      onStoredElsewhere(STORAGE_KEYS.currentUser, () => {
        const elsewhere = storedUser()
        // A guest who signed up keeps the id.
        if (elsewhere?.id !== user?.id || elsewhere?.guestAccount !== user?.guestAccount) router.refresh()
      }),
    [router, user],
  )

  // Ended elsewhere or expired: the user continues after the login.
  useEffect(() => {
    if (!user) return
    let leaving = false
    return onSessionOver(() => {
      const { pathname, search } = window.location
      if (leaving || BOARD_PATH.test(pathname)) return
      leaving = true
      router.push(`/login?next=${encodeURIComponent(`${pathname}${search}`)}`)
      router.refresh()
    })
  }, [router, user])

  const value = useMemo<SessionValue>(
    () => ({
      user,
      setUser: (next) => setKnown((before) => ({ ...before, user: next })),
      async signOut() {
        await call('logOut')
        // The cart stays stored under the user's key; only the copy in memory is dropped.
        setKnown((before) => ({ ...before, user: null }))
        router.replace('/')
        router.refresh()
      },
    }),
    [user, router],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}
