'use client'

import { useEffect, useState } from 'react'

/** The value once it has not changed for a while: half an address of a picture should not be asked for. */
export function useSettled<T>(value: T, afterMs = 600): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
