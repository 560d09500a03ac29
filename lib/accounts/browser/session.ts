import { useEffect } from 'react'
import { create } from 'zustand'
import { restoredFromWire } from '@/lib/accounts/contract/wire'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import { type AnswerOf, call } from '@/lib/client/api'
import { isBoolean, isId, isMissingOr, isObject, isText } from '@/lib/client/shapes'
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'
import { useUserId } from '@/lib/client/user-id'
import type { Started } from '@/lib/contract/start-script'
import { hintOf } from '@/lib/contract/viewer-hint'
import { deliveryWish } from './delivery-wish'

declare global {
  interface Window {
    plateful: Started
  }
}

type StoredUser = Pick<User, 'id' | 'guestAccount'> & { address?: string | undefined }
const storedShape = isObject<StoredUser>({ id: isId, guestAccount: isBoolean, address: isMissingOr(isText) })

/** The user that this browser stored last (spec §9.7), or null. */
export const storedUser = () => readStored(STORAGE_KEYS.currentUser, storedShape)
export const storedUserId = () => storedUser()?.id ?? null

type SessionState = {
  /** The signed-in user, guests included, or null (spec §4.7); null as well until `isKnown`. */
  user: User | null
  /** False until the session is restored. Pages are the same for everyone, so they never contain the user. */
  isKnown: boolean
  /** The user's address on one line; until the user is known, the one stored in this browser. */
  address: string
  /** How often the user changed since the page was loaded. */
  changes: number
}

/** This browser's session. Only `take`, below, changes it. */
export const useSession = create<SessionState>(() => ({ user: null, isKnown: false, address: '', changes: 0 }))

/**
 * The session's user once known; until then the one for whom the server rendered this screen. If they differ, the
 * account changed elsewhere or the screen is old: the session is restored again.
 */
export function useViewer(rendered: User): User | null {
  const { user, isKnown } = useSession()
  useEffect(() => {
    const { user: known } = useSession.getState()
    // A guest's top-up exists only in this browser.
    if (known && !known.guestAccount && known.walletCents !== rendered.walletCents) restoreUntilKnown()
  }, [rendered])
  return isKnown ? user : rendered
}

/** Other data in this browser that belongs to its user; features above this one keep it. */
type Belongings = {
  /** Switches to this user's cart and order in progress. */
  switchTo(userId: number | null): void
  /** Takes the likes of a user who has just become known. */
  takeLikes(user: User | null, likedItems: number[], likedRestaurants: number[]): void
}
let belongings: Belongings | null = null

const RETRY_MS = 5_000
/** Rises whenever the session is restored or changed: only the last call counts. */
let turn = 0
let restoring: Promise<void> | null = null
/** The hint of the user whom this page shows; null before `begin`. */
let shown: string | null = null

export const session = {
  /**
   * Follows the session for the lifetime of the page. Until it is restored, the browser's data belongs to the user of
   * the hint, so that nothing of another user is shown.
   */
  begin(own: Belongings): void {
    belongings = own
    deliveryWish.restore()
    follow()
    // Left before this code had run, and back again.
    if (document.documentElement.dataset.left !== undefined) location.reload()
    window.addEventListener('pageshow', comeBack)
    // A sign-in or sign-out in another tab.
    document.addEventListener('visibilitychange', follow)
    onStoredElsewhere(STORAGE_KEYS.currentUser, follow)
  },
  /** Waits for the session; rejects with an `ApiError` when it cannot be restored. */
  async whenKnown(): Promise<User | null> {
    while (!useSession.getState().isKnown) await (restoring ?? session.restore())
    return useSession.getState().user
  },
  /** Asks the server who is signed in. */
  restore(): Promise<void> {
    turn += 1
    const mine = turn
    const asked = restored().then((answer) => {
      // A sign-in or a profile change happened meanwhile.
      if (mine !== turn) return
      if ('error' in answer) return take(null)
      const { likedItems, likedRestaurants, ...user } = restoredFromWire(answer)
      take(user, likedItems, likedRestaurants)
    })
    restoring = asked
    return asked.finally(() => {
      if (restoring === asked) restoring = null
    })
  },
  /** Switches to the session that a call starts. */
  async enter(entering: Promise<User>): Promise<User> {
    const user = await entering
    // Restoring also loads the likes; if it fails, only this browser's likes are known.
    await session.restore().catch(() => take(user))
    return user
  },
  /** Takes the user from the answer to a profile change. */
  setUser(user: User): void {
    if (useSession.getState().isKnown) take(user)
    else restoreUntilKnown()
  },
  /** Ends the session. The cart stays stored under the user's key; only the copy in memory is dropped. */
  async signOut(): Promise<void> {
    await call('logOut')
    take(null)
  },
}

/** Next renders error pages in the browser, where React does not run scripts: there, this runs the start script. */
function started(): Started {
  if ('plateful' in window) return window.plateful
  const script = document.createElement('script')
  script.text = document.getElementById('start')?.textContent ?? ''
  document.head.append(script)
  return started()
}

/** The start script has already asked while the page was loading. */
async function restored(): Promise<AnswerOf<'getSession'>> {
  const early = started().restoring
  started().restoring = null
  // The start script makes the same call.
  return ((await early) as AnswerOf<'getSession'> | null) ?? call('getSession')
}

function restoreUntilKnown(): void {
  session.restore().catch(() => {
    setTimeout(() => useSession.getState().isKnown || restoreUntilKnown(), RETRY_MS)
  })
}

/** Switches when the hint names another user: nothing of the previous one shows while the session is restored. */
function follow(): void {
  const hint = started().hint()
  if (hint === shown) return
  if (!hint) {
    take(null)
    return
  }
  const id = Number.parseInt(hint, 10)
  belongings?.switchTo(id)
  const stored = storedUser()
  show(hint, { user: null, isKnown: false, address: (stored?.id === id && stored.address) || '' })
  restoreUntilKnown()
}

/**
 * Shows a page from the back/forward cache once the session is still that of the user who left it. Otherwise it is
 * loaded anew: what a user has typed or opened is in the kept page too.
 */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  // Not `shown`: the page may have followed the session already, since it is told first that it is visible.
  const left = document.documentElement.dataset.left ?? ''
  if (started().hint() !== left) location.reload()
  else if (left) {
    session.restore().then(
      () => (shown === left ? delete document.documentElement.dataset.left : location.reload()),
      () => location.reload(),
    )
  }
}

/**
 * The only place that changes the user: first the user's data switches, then the user is stored, marked and shown.
 * Likes are merged once per user, before the browser stores the user.
 */
function take(user: User | null, likedItems: number[] = [], likedRestaurants: number[] = []): void {
  turn += 1
  const hint = hintOf(user)
  if (hint !== shown || !useSession.getState().isKnown) {
    belongings?.switchTo(user?.id ?? null)
    belongings?.takeLikes(user, likedItems, likedRestaurants)
  }
  if (!user && storedUserId() !== null) deliveryWish.clear()
  const address = user ? formatAddress(user) : ''
  writeStored(
    STORAGE_KEYS.currentUser,
    user && { id: user.id, firstName: user.firstName, guestAccount: user.guestAccount, address },
  )
  show(hint, { user, isKnown: true, address })
}

function show(hint: string, state: Omit<SessionState, 'changes'>): void {
  const isAnother = shown !== null && shown !== hint
  shown = hint
  started().mark(hint)
  useUserId.setState(state.user?.id ?? null, true)
  useSession.setState(({ changes }) => ({ ...state, changes: changes + (isAnother ? 1 : 0) }))
}
