import { create } from 'zustand'
import { storedUser } from '@/lib/accounts/browser/session'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { isId, isListOf } from '@/lib/client/shapes'
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/client/storage'
import { isFullAccount } from '@/lib/policy'

const CALLS = {
  items: { like: 'likeMenuItem', unlike: 'unlikeMenuItem' },
  restaurants: { like: 'likeRestaurant', unlike: 'unlikeRestaurant' },
} as const
export type Likable = keyof typeof CALLS

type Likes = Record<Likable, readonly number[]>

/**
 * The ids of what the user likes, as screens show it, once the session is known (spec §4.8). Menu items are mirrored in
 * local storage. `onServer` has the server's last answers; each user has a new object, so a late answer for another
 * user changes nothing.
 */
export const useLikes = create<Likes & { onServer: Record<Likable, Set<number>> }>(() => stateOf([], []))

function stateOf(items: readonly number[], restaurants: readonly number[]) {
  return { items, restaurants, onServer: { items: new Set(items), restaurants: new Set(restaurants) } }
}

const stored = () => readStored(STORAGE_KEYS.likedItems, isListOf(isId)) ?? []
const store = () => writeStored(STORAGE_KEYS.likedItems, useLikes.getState().items)

function show(kind: Likable, id: number, liked: boolean): void {
  useLikes.setState(({ [kind]: ids }) => {
    if (ids.includes(id) === liked) return {}
    return { [kind]: liked ? [...ids, id] : ids.filter((other) => other !== id) }
  })
  if (kind === 'items') store()
}

/** The last call about each thing. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Likes or unlikes: shows it at once; if the server refuses, shows the server's state and throws. Calls about the same
 * thing run one after the other, so that the last of two quick taps arrives last.
 */
export async function setLiked(kind: Likable, id: number, liked: boolean): Promise<void> {
  const { onServer } = useLikes.getState()
  const of = `${kind} ${id}`
  const send = () => call(CALLS[kind][liked ? 'like' : 'unlike'], { params: { id }, keepalive: true })
  const turn = (turns.get(of) ?? Promise.resolve()).then(send, send)
  turns.set(of, turn)
  show(kind, id, liked)
  try {
    await turn
    if (liked) onServer[kind].add(id)
    else onServer[kind].delete(id)
  } finally {
    const isOfUser = onServer === useLikes.getState().onServer
    if (isOfUser && turns.get(of) === turn) show(kind, id, onServer[kind].has(id))
  }
}

/**
 * Takes the likes of a user who has just become known, before the browser stores the user. On sign-in, items liked in
 * this browser are added; at any other time, likes missing on the server were removed elsewhere. A visitor or guest
 * keeps this browser's until the sign-in, but not those of an ended session.
 */
export function takeLikes(user: User | null, items: readonly number[], restaurants: readonly number[]): void {
  const before = storedUser()
  const ofVisitor = before && isFullAccount(before) ? [] : stored()
  const isCustomer = user !== null && isFullAccount(user)
  useLikes.setState(stateOf(isCustomer ? items : ofVisitor, restaurants))
  store()
  const added = isCustomer ? ofVisitor.filter((id) => !items.includes(id)) : []
  // An item that is gone cannot be liked; it leaves the list.
  for (const id of added) setLiked('items', id, true).catch(() => undefined)
}

export const followLikesOfOtherTabs = () =>
  onStoredElsewhere(STORAGE_KEYS.likedItems, () => useLikes.setState({ items: stored() }))
