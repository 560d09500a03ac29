'use client'

import { useEffect, useState } from 'react'

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
