import { create } from 'zustand'
import { storedUser } from '@/lib/accounts/browser/session'
import { call } from '@/lib/client/api'
import { isBoolean, isId, isListOf, isNullOr, isObject, type Shape } from '@/lib/client/shapes'
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'

const ids = isListOf(isId)

/** The ids of the menu items that the user likes (spec §4.8), mirrored in local storage. */
export const useLikes = create<{
  liked: number[]
  /** False until the session is known; until then pages show what the server rendered, and taps wait. */
  ready: boolean
}>(() => ({ liked: [], ready: false }))

function keep(liked: number[]): void {
  useLikes.setState({ liked, ready: true })
  writeStored(STORAGE_KEYS.likedItems, liked)
}

const stored = () => readStored(STORAGE_KEYS.likedItems, ids) ?? []

/** The customer of these likes: null for a visitor or a guest, undefined until the session is known. */
let ofUser: number | null | undefined
/** The customer of the stored likes: this tab's, else one who signed in in another tab or before the page load. */
const userId = () => ofUser ?? storedCustomerId()

function storedCustomerId(): number | null {
  const user = storedUser()
  return user && !user.guestAccount ? user.id : null
}

const FRESH_TAPS = 'freshLikes'
type Tap = { liked: boolean; answeredAt: number | null }
type Taps = Map<number, Tap>
const isTime = (value: unknown): value is number => typeof value === 'number'
const isTap: Shape<Tap> = isObject({ liked: isBoolean, answeredAt: isNullOr(isTime) })
const isTapOfItem = (value: unknown): value is [number, Tap] =>
  Array.isArray(value) && value.length === 2 && isId(value[0]) && isTap(value[1])
const tapsOfUser = isObject({ userId: isId, taps: isListOf(isTapOfItem) })

/**
 * Taps in this tab that a rendered list may not contain yet: unanswered ones, and those answered after the page was
 * requested. They survive a page change.
 */
const freshTaps = {
  all(): Taps {
    const kept = readStored(FRESH_TAPS, tapsOfUser, sessionStorage)
    return new Map(kept?.userId === userId() ? kept.taps : [])
  },
  write(taps: Taps): void {
    writeStored(FRESH_TAPS, taps.size > 0 ? { userId: userId(), taps: [...taps] } : null, sessionStorage)
  },
  note: (id: number, liked: boolean, answeredAt: number | null) =>
    freshTaps.write(freshTaps.all().set(id, { liked, answeredAt })),
  drop(id: number) {
    const taps = freshTaps.all()
    if (taps.delete(id)) freshTaps.write(taps)
  },
  /** Forgets the list that this page was rendered with. */
  dropRendered: () =>
    freshTaps.write(
      new Map([...freshTaps.all()].filter(([, { answeredAt }]) => (answeredAt ?? Infinity) > performance.timeOrigin)),
    ),
}

/** The last unanswered call about each item. */
const turns = new Map<number, Promise<unknown>>()
/** The server's last answer about each item since the page was loaded. */
const confirmed = new Map<number, boolean>()

/**
 * Sends a tap. Calls about the same item run one after the other, so that the last of two quick taps arrives last.
 * After the last one the list shows the server's answer, even if another tab has stored an older list since. Returns
 * the error, or null.
 */
async function send(id: number, liked: boolean): Promise<unknown> {
  const sender = ofUser
  freshTaps.note(id, liked, null)
  const sendTap = () =>
    call(liked ? 'likeMenuItem' : 'unlikeMenuItem', { params: { id }, keepalive: true }).then(
      () => null,
      (error: unknown) => error,
    )
  const turn = (turns.get(id) ?? Promise.resolve()).then(sendTap)
  turns.set(id, turn)
  const error = await turn
  if (error === null) confirmed.set(id, liked)
  if (turns.get(id) !== turn) return error
  turns.delete(id)
  // After a sign-out nothing must be stored.
  if (sender !== undefined && sender !== ofUser) return error
  if (error === null) freshTaps.note(id, liked, performance.timeOrigin + performance.now())
  else freshTaps.drop(id)
  keep(withItem(known(), id, confirmed.get(id) ?? false))
  return error
}

const withItem = (ids: number[], id: number, liked: boolean) =>
  ids.includes(id) === liked ? ids : liked ? [...ids, id] : ids.filter((other) => other !== id)

const known = () => useLikes.getState().liked

export const likes = {
  /** Likes or unlikes an item: shows it at once; when the server refuses, undoes it and throws. */
  async set(id: number, liked: boolean): Promise<void> {
    if (!turns.has(id)) confirmed.set(id, known().includes(id))
    keep(withItem(known(), id, liked))
    const error = await send(id, liked)
    if (error !== null) throw error
  },
  /**
   * Merges the server's list for a user with the taps that it may lack. On sign-in, likes stored in this browser are
   * added; at any other time, likes missing on the server were removed elsewhere.
   */
  async merge(onServer: number[], user: number): Promise<void> {
    const signsIn = userId() === null
    ofUser = user
    freshTaps.dropRendered()
    const taps = freshTaps.all()
    const added = signsIn ? stored().filter((id) => !onServer.includes(id) && !taps.has(id)) : []
    const wanted = [...added.map((id) => ({ id, liked: true })), ...[...taps].map(([id, { liked }]) => ({ id, liked }))]
    keep(wanted.reduce((ids, { id, liked }) => withItem(ids, id, liked), onServer))
    const unsent = wanted.filter(({ id }) => !turns.has(id) && !taps.get(id)?.answeredAt)
    for (const { id } of unsent) confirmed.set(id, onServer.includes(id))
    // An item that is gone cannot be liked; it leaves the list.
    await Promise.all(unsent.map(({ id, liked }) => send(id, liked)))
  },
  /** For a visitor or guest: keeps this browser's likes until the sign-in, but drops those of an ended session. */
  keepForSignIn(): void {
    if (userId() !== null) likes.clear()
    ofUser = null
    keep(stored())
  },
  /** After a sign-out nothing of the user is left. */
  clear(): void {
    freshTaps.write(new Map())
    ofUser = null
    keep([])
  },
  followOtherTabs: () => onStoredElsewhere(STORAGE_KEYS.likedItems, () => useLikes.setState({ liked: stored() })),
}
