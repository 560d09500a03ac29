import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from './storage'

const KEY = 'likeCounts'
const storedCounts = z.record(z.string().regex(/^\d+$/), z.int().min(0).max(99))

let known: Record<string, number> | undefined
let saving = false

/** The number beside an item's heart: a random 0-99, fixed for the browser session (spec §9.4). */
function likeCount(itemId: number): number {
  known ??= readStored(KEY, storedCounts, sessionStorage) ?? {}
  const kept = known[itemId]
  if (kept !== undefined) return kept
  const drawn = Math.floor(Math.random() * 100)
  known[itemId] = drawn
  scheduleSave()
  return drawn
}

/** A menu asks for dozens at once; they are stored together. */
function scheduleSave(): void {
  if (saving) return
  saving = true
  queueMicrotask(() => {
    saving = false
    writeStored(KEY, known, sessionStorage)
  })
}

const neverChanges = () => () => undefined

/** The number of likes to show for an item; undefined during server rendering, which cannot know it. */
export function useLikeCount(itemId: number): number | undefined {
  return useSyncExternalStore<number | undefined>(
    neverChanges,
    () => likeCount(itemId),
    () => undefined,
  )
}
