import { z } from 'zod'
import { create } from 'zustand'
import { likesAnswer } from '@/lib/contracts/menu-items'
import { callApi } from './api'
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from './storage'

const ids = z.array(z.int().positive())

/** The ids of the menu items that the user likes (spec §4), mirrored in local storage. */
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

const send = (id: number, liked: boolean) =>
  inTurn(id, () => callApi(liked ? 'PUT' : 'DELETE', `/api/menu-items/${id}/like`, likesAnswer, { keepalive: true }))

/** False until the first merge: a tap may come before the session is known. */
let merged = false
/** What was tapped until then: newer than the list that the server rendered the page with. */
const tapped = new Map<number, boolean>()

function forgetTaps(): void {
  merged = true
  tapped.clear()
}

const turns = new Map<number, Promise<unknown>>()

/** Calls about one item go one after the other: of two quick taps, the second must arrive last. */
function inTurn<T>(id: number, call: () => Promise<T>): Promise<T> {
  const before = turns.get(id) ?? Promise.resolve()
  const turn = before.then(call, call)
  turns.set(id, turn)
  return turn
}

const withItem = (ids: number[], id: number, liked: boolean) => [
  ...ids.filter((other) => other !== id),
  ...(liked ? [id] : []),
]

/** The list of this browser, also while the session is not known yet: a tap must not wait for it, nor wipe it out. */
function known(): number[] {
  const { liked, ready } = useLikes.getState()
  return ready ? liked : stored()
}

export const likes = {
  /** Likes or unlikes an item: shows it at once, and takes it back when the server refuses; throws then. */
  async set(id: number, liked: boolean): Promise<void> {
    if (!merged) tapped.set(id, liked)
    keep(withItem(known(), id, liked))
    try {
      await send(id, liked)
    } catch (error) {
      tapped.delete(id)
      keep(withItem(known(), id, !liked))
      throw error
    }
  },
  /** On sign-in: what the server knows and what this browser kept become one. */
  async merge(onServer: number[]): Promise<void> {
    const before = new Map(tapped)
    forgetTaps()
    const local = stored().filter((id) => !onServer.includes(id))
    keep([...onServer.filter((id) => before.get(id) !== false), ...local])
    const unsent = local.filter((id) => !before.has(id))
    const sent = await Promise.allSettled(unsent.map((id) => send(id, true)))
    // An item that is gone by now cannot be liked any more.
    const failed = unsent.filter((_, index) => sent[index]?.status === 'rejected')
    if (failed.length > 0) keep(known().filter((id) => !failed.includes(id)))
  },
  /** On sign-out nothing of the user stays behind. */
  clear(): void {
    forgetTaps()
    keep([])
  },
  followOtherTabs: () => onStoredElsewhere(STORAGE_KEYS.likedItems, () => useLikes.setState({ liked: stored() })),
}
