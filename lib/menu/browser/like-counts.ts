import { useSyncExternalStore } from 'react'
import { isInteger, isRecord } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'

const KEY = 'likeCounts'
const isCount = isInteger(0, 99)
const isCounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.entries(value).every(([id, count]) => /^\d+$/.test(id) && isCount(count))

let known: Record<string, number> | undefined
let saving = false

/** The number beside an item's heart: a random 0-99, fixed for the browser session (spec §9.4). */
function likeCount(itemId: number): number {
  known ??= readStored(KEY, isCounts, sessionStorage) ?? {}
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
