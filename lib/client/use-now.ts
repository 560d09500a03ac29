'use client'

import { useEffect, useState } from 'react'

/** The longest delay of a timer (31 bits). Later ends do not come while the page is open. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * The time in milliseconds since the epoch, updated at an interval. Server-rendered pages pass the time of rendering,
 * so that hydration matches.
 */
export function useNow(everyMs: number, renderedAt?: number): number {
  const [now, setNow] = useState(() => renderedAt ?? Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** The time, updated at an interval. Epoch 0 during hydration, so that server text is kept. */
export function useRunningNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date(0))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/**
 * Whether an end is still ahead; false without one. During hydration every end counts as ahead, since the server sends
 * only such ends: so server and browser render the same.
 */
export function useStillUntil(end: Date | null): boolean {
  const endMs = end?.getTime() ?? null
  const [passed, setPassed] = useState<number | null>(null)
  useEffect(() => {
    const left = endMs === null ? null : Math.max(0, endMs - Date.now())
    if (left === null || left > LONGEST_MS) return
    const timer = setTimeout(() => setPassed(endMs), left)
    return () => clearTimeout(timer)
  }, [endMs])
  return endMs !== null && passed !== endMs
}
