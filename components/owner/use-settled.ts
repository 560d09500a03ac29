'use client'

import { useEffect, useState } from 'react'

/** The value once it has not changed for a while, so that half-typed picture addresses are not requested. */
export function useSettled<T>(value: T, afterMs = 600): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
