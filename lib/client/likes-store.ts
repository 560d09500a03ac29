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

const UNANSWERED = 'unansweredLikes'
const taps = z.array(z.tuple([z.int().positive(), z.boolean()]))

/**
 * The taps of this tab that no answer came to, newer than any list that a server rendered a page with. They outlive the page:
 * one that is left has no time to wait, and the next one may be rendered before its last call arrives.
 */
const unanswered = {
  all: () => new Map(readStored(UNANSWERED, taps, sessionStorage) ?? []),
  note: (id: number, liked: boolean) => write(unanswered.all().set(id, liked)),
  settle(id: number) {
    const left = unanswered.all()
    if (left.delete(id)) write(left)
  },
  forget: () => write(new Map()),
}
const write = (left: Map<number, boolean>) => writeStored(UNANSWERED, left.size > 0 ? [...left] : null, sessionStorage)

/** The last call about each item that this page has sent and not heard of. */
const turns = new Map<number, Promise<unknown>>()

/**
 * Sends a tap. Calls about one item go one after the other: of two quick taps, the second must arrive last. Answers
 * whether it was the last one about the item, and what came of it.
 */
async function send(id: number, liked: boolean): Promise<{ isLast: boolean; error: unknown }> {
  unanswered.note(id, liked)
  const call = () =>
    callApi(liked ? 'PUT' : 'DELETE', `/api/menu-items/${id}/like`, likesAnswer, { keepalive: true }).then(
      () => null,
      (error: unknown) => error,
    )
  const turn = (turns.get(id) ?? Promise.resolve()).then(call)
  turns.set(id, turn)
  const error = await turn
  const isLast = turns.get(id) === turn
  if (isLast) {
    turns.delete(id)
    unanswered.settle(id)
  }
  if (error === null) confirmed.set(id, liked)
  return { isLast, error }
}

/** What the server has said of an item since this page was loaded. */
const confirmed = new Map<number, boolean>()

const withItem = (ids: number[], id: number, liked: boolean) => [
  ...ids.filter((other) => other !== id),
  ...(liked ? [id] : []),
]

/** The list of this browser, also while the session is not known yet: a tap must not wait for it, nor wipe it out. */
function known(): number[] {
  const { liked, ready } = useLikes.getState()
  return ready ? liked : stored()
}

/** Who was signed in at this browser before: nobody, who signs in now, or another user. */
export type Before = 'nobody' | 'same user' | 'another user'

export const likes = {
  /** Likes or unlikes an item: shows it at once, and takes it back when the server refuses; throws then. */
  async set(id: number, liked: boolean): Promise<void> {
    if (!turns.has(id)) confirmed.set(id, known().includes(id))
    keep(withItem(known(), id, liked))
    const { isLast, error } = await send(id, liked)
    if (isLast && error !== null) keep(withItem(known(), id, confirmed.get(id) ?? false))
    if (error !== null) throw error
  },
  /**
   * Takes over the list of the server, with the taps that it may not know of yet. On sign-in, what this browser kept is
   * added to it; at any other time what the server does not list was taken back elsewhere.
   */
  async merge(onServer: number[], before: Before): Promise<void> {
    if (before === 'another user') unanswered.forget()
    const open = unanswered.all()
    const added = before === 'nobody' ? stored().filter((id) => !onServer.includes(id) && !open.has(id)) : []
    const tapped = [...open].filter(([id, liked]) => liked && !onServer.includes(id)).map(([id]) => id)
    keep([...onServer.filter((id) => open.get(id) !== false), ...added, ...tapped])
    const unsent = [...added.map((id) => [id, true] as const), ...[...open].filter(([id]) => !turns.has(id))]
    await Promise.all(
      unsent.map(async ([id, liked]) => {
        const { isLast, error } = await send(id, liked)
        // An item that is gone by now cannot be liked any more.
        if (isLast && error !== null) keep(withItem(known(), id, onServer.includes(id)))
      }),
    )
  },
  /** On sign-out nothing of the user stays behind. */
  clear(): void {
    unanswered.forget()
    keep([])
  },
  followOtherTabs: () => onStoredElsewhere(STORAGE_KEYS.likedItems, () => useLikes.setState({ liked: stored() })),
}
