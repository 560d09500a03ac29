'use client'

import { useEffect, useRef, useState } from 'react'
import { useDocumentTitle } from '@/lib/client/use-document-title'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { type BoardEntry, ringsFor } from '@/lib/live/rules/board-view'
import { bell } from './bell'

const RING_EVERY_MS = 10_000

type Alarms = {
  entries: readonly BoardEntry<FollowedBoardOrder>[]
  /** How many new orders are missing from the entries. */
  hiddenCount: number
  /** Orders from before this are not announced when shown later; the server's time in milliseconds since the epoch. */
  since: number
  /** The description of an order, such as 'order 12, 2 items'. */
  describe: (order: FollowedBoardOrder) => string
}

/**
 * Rings for new orders until they are accepted, once for each cancellation, and notifies when the page is hidden.
 * Returns the number of new orders and the sentence to announce.
 */
export function useBoardAlarms({ entries, hiddenCount, since, describe }: Alarms) {
  const ringing = entries.filter(ringsFor)
  const voids = entries.filter((entry) => entry.isVoid)
  const [said, setSaid] = useState('')
  const isRinging = ringing.length > 0

  useEffect(() => {
    if (!isRinging) return
    bell.play('ring')
    const timer = setInterval(() => bell.play('ring'), RING_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRinging])

  const arrived = useFresh(
    entries.filter(({ column, isVoid }) => !isVoid && column !== 'done').map(({ order }) => order),
  )
  const isNews = ({ submittedAt }: FollowedBoardOrder) => submittedAt !== null && submittedAt.getTime() >= since
  const canceled = useFresh(voids.map(({ order }) => order))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts once, however often the board renders
  useEffect(() => {
    for (const order of canceled) alarm('void', `Canceled: ${describe(order)}. Do not make it.`)
    for (const order of arrived.filter(isNews)) alarm('ring', `New ${describe(order)}.`)
    function alarm(melody: 'ring' | 'void', text: string) {
      bell.play(melody)
      setSaid(text)
      notifyInBackground(text)
    }
  }, [arrived, canceled])

  const count = ringing.length + hiddenCount
  useDocumentTitle(count > 0 ? `(${count}) Orders · Plateful` : 'Orders · Plateful')
  return { count, said }
}

/** The orders that arrived since the last render; empty at first. */
function useFresh(orders: readonly FollowedBoardOrder[]): readonly FollowedBoardOrder[] {
  const known = useRef<Set<number> | null>(null)
  const [fresh, setFresh] = useState<readonly FollowedBoardOrder[]>([])
  const key = orders.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the ids count
  useEffect(() => {
    const before = known.current
    known.current = new Set([...(before ?? []), ...orders.map(({ id }) => id)])
    const added = before === null ? [] : orders.filter(({ id }) => !before.has(id))
    if (added.length > 0) setFresh(added)
  }, [key])
  return fresh
}

function notifyInBackground(text: string): void {
  if (document.visibilityState === 'visible' || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  try {
    new Notification(text)
  } catch {
    // Some phones allow it to service workers only.
  }
}

/** Asks for permission to notify; browsers require a press for it. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission()
}
