'use client'

import { useEffect, useState } from 'react'

/**
 * The time in milliseconds since the epoch, renewed in steps. A page that the server renders gives the time it was
 * rendered at, so that both agree at first.
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
