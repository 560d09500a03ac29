'use client'

import { useEffect, useState } from 'react'

/** Timers hold 31 bits of milliseconds: what ends later than that does not end while the page is open. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Whether something with an end still lasts; false without one. The server says so by giving the end: until the page runs it
 * is believed, so that server and browser render the same.
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
