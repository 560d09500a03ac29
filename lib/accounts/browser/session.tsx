'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { call, onSessionOver } from '@/lib/client/api'
import { isBoolean, isId, isObject } from '@/lib/client/shapes'
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'
import { UserIdContext } from '@/lib/client/user-id'
import type { User } from '@/lib/db/shapes'
import { deliveryWish } from './delivery-wish'

const storedShape = isObject<Pick<User, 'id' | 'guestAccount'>>({ id: isId, guestAccount: isBoolean })

/** The user that this browser stored last (spec §9.7), or null. */
export const storedUser = () => readStored(STORAGE_KEYS.currentUser, storedShape)
export const storedUserId = () => storedUser()?.id ?? null

type SessionValue = {
  /** The signed-in user, guests included, or null. */
  user: User | null
  /** Takes over the user that a call answered: after signing in, or after a change of the profile. */
  setUser(user: User | null): void
  signOut(): Promise<void>
}

/** The order board says itself that the session has ended: the board may run unattended. */
const BOARD_PATH = /^\/restaurants\/\d+\/orders\/?$/

const SessionContext = createContext<SessionValue | null>(null)

/** The session of this browser: null or a user (spec §4.7). */
export function useSession(): SessionValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('useSession needs a SessionProvider above it')
  return value
}

/**
 * The session of all that is below it; tabs follow each other. `initialUser` is the user that the server rendered the page
 * for.
 */
export function SessionProvider({ initialUser, children }: { initialUser: User | null; children: ReactNode }) {
  const router = useRouter()
  const [known, setKnown] = useState({ initialUser, user: initialUser })
  // After a refresh the server's user is newer than this component's state.
  if (known.initialUser !== initialUser) setKnown({ initialUser, user: initialUser })
  const { user } = known
  const userId = user?.id ?? null

  useLayoutEffect(() => deliveryWish.restore(), [])

  // A layout effect, like those of components/shell/own-data.tsx, which run before it and so still find the previous user.
  useLayoutEffect(() => {
    if (storedUserId() !== null && userId === null) deliveryWish.clear()
    writeStored(
      STORAGE_KEYS.currentUser,
      user && { id: user.id, firstName: user.firstName, guestAccount: user.guestAccount },
    )
  }, [user, userId])

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
  return (
    <SessionContext value={value}>
      <UserIdContext value={userId}>{children}</UserIdContext>
    </SessionContext>
  )
}
