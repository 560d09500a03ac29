import { z } from 'zod'
import { create } from 'zustand'
import { endpoints } from '@/lib/contracts/endpoints'
import { call } from './api'
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from './storage'
import { storedUserId } from './stored-user'

const ids = z.array(z.int().positive())

/** The ids of the menu items that the user likes (spec §4.8), mirrored in local storage. */
export const useLikes = create<{
  liked: number[]
  /** False until the session is known; what a page knows from the server holds meanwhile. */
  ready: boolean
}>(() => ({ liked: [], ready: false }))

function keep(liked: number[]): void {
  useLikes.setState({ liked, ready: true })
  writeStored(STORAGE_KEYS.likedItems, liked)
}

const stored = () => readStored(STORAGE_KEYS.likedItems, ids) ?? []

/** Whose likes these are; null is nobody's, undefined is before the page knows. */
let ofUser: number | null | undefined
/** Until the page knows, whoever was signed in when this browser last noted it. */
const userId = () => (ofUser === undefined ? storedUserId() : ofUser)

const FRESH_TAPS = 'freshLikes'
const tap = z.object({ liked: z.boolean(), answeredAt: z.number().nullable() })
type Taps = Map<number, z.infer<typeof tap>>
const tapsOfUser = z.object({ userId: z.int(), taps: z.array(z.tuple([z.int().positive(), tap])) })

/**
 * The user's taps in this tab that may be newer than the list that a server renders a page with: one that no answer came to,
 * or one whose answer came when the page was already asked for. They outlive the page that is left.
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
  /** Forgets what this page was rendered with. */
  dropRendered: () =>
    freshTaps.write(
      new Map([...freshTaps.all()].filter(([, { answeredAt }]) => (answeredAt ?? Infinity) > performance.timeOrigin)),
    ),
}

/** The last call about each item that this page has sent and not heard of. */
const turns = new Map<number, Promise<unknown>>()
/** What the server has said of an item since this page was loaded. */
const confirmed = new Map<number, boolean>()

/**
 * Sends a tap. Calls about one item go one after the other: of two quick taps, the second must arrive last. After the
 * last one the list shows what the server has made of them, be it that another tab has taken over an older list
 * meanwhile. Answers what went wrong, or null.
 */
async function send(id: number, liked: boolean): Promise<unknown> {
  const sender = ofUser
  freshTaps.note(id, liked, null)
  const sendTap = () =>
    call(liked ? endpoints.likeMenuItem : endpoints.unlikeMenuItem, { params: { id }, keepalive: true }).then(
      () => null,
      (error: unknown) => error,
    )
  const turn = (turns.get(id) ?? Promise.resolve()).then(sendTap)
  turns.set(id, turn)
  const error = await turn
  if (error === null) confirmed.set(id, liked)
  if (turns.get(id) !== turn) return error
  turns.delete(id)
  // Who has signed out meanwhile leaves nothing behind.
  if (sender !== undefined && sender !== ofUser) return error
  if (error === null) freshTaps.note(id, liked, performance.timeOrigin + performance.now())
  else freshTaps.drop(id)
  keep(withItem(known(), id, confirmed.get(id) ?? false))
  return error
}

const withItem = (ids: number[], id: number, liked: boolean) =>
  ids.includes(id) === liked ? ids : liked ? [...ids, id] : ids.filter((other) => other !== id)

/** The list of this browser, also while the session is not known yet: a tap must not wait for it, nor wipe it out. */
function known(): number[] {
  const { liked, ready } = useLikes.getState()
  return ready ? liked : stored()
}

export const likes = {
  /** Likes or unlikes an item: shows it at once, and takes it back when the server refuses; throws then. */
  async set(id: number, liked: boolean): Promise<void> {
    if (!turns.has(id)) confirmed.set(id, known().includes(id))
    keep(withItem(known(), id, liked))
    const error = await send(id, liked)
    if (error !== null) throw error
  },
  /**
   * Takes over the list that the server rendered for a user, with the taps that it may not know of yet. On sign-in, what
   * this browser kept is added to it; at any other time what the server does not list was taken back elsewhere.
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
    // An item that is gone by now cannot be liked anymore; it leaves the list.
    await Promise.all(unsent.map(({ id, liked }) => send(id, liked)))
  },
  /** On sign-out nothing of the user stays behind. */
  clear(): void {
    freshTaps.write(new Map())
    ofUser = null
    keep([])
  },
  followOtherTabs: () => onStoredElsewhere(STORAGE_KEYS.likedItems, () => useLikes.setState({ liked: stored() })),
}
