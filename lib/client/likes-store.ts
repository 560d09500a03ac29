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

const turns = new Map<number, Promise<unknown>>()

/** Calls about one item go one after the other: of two quick taps, the second must arrive last. */
function inTurn<T>(id: number, call: () => Promise<T>): Promise<T> {
  const before = turns.get(id) ?? Promise.resolve()
  const turn = before.then(call, call)
  turns.set(id, turn)
  return turn
}

export const likes = {
  /** Shows a like at once and takes it back when the server refuses; throws then. */
  async toggle(id: number): Promise<void> {
    const before = useLikes.getState().liked
    const liked = !before.includes(id)
    keep(liked ? [...before, id] : before.filter((other) => other !== id))
    try {
      await send(id, liked)
    } catch (error) {
      const now = useLikes.getState().liked.filter((other) => other !== id)
      keep(liked ? now : [...now, id])
      throw error
    }
  },
  /** On sign-in: what the server knows and what this browser kept become one. */
  async merge(onServer: number[]): Promise<void> {
    const local = stored().filter((id) => !onServer.includes(id))
    keep([...onServer, ...local])
    const sent = await Promise.allSettled(local.map((id) => send(id, true)))
    // An item that is gone by now cannot be liked any more.
    const failed = local.filter((_, index) => sent[index]?.status === 'rejected')
    if (failed.length > 0) keep(useLikes.getState().liked.filter((id) => !failed.includes(id)))
  },
  /** On sign-out nothing of the user stays behind. */
  clear: () => keep([]),
  followOtherTabs: () => onStoredElsewhere(STORAGE_KEYS.likedItems, () => useLikes.setState({ liked: stored() })),
}
