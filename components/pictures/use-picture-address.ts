'use client'

import { useEffect, useState } from 'react'
import { isPictureAddress } from '@/lib/pictures/rules'

/** Time to finish typing an address, so that half of one is not requested. */
const SETTLED_MS = 600

/** The typed address of a picture once typing has paused; empty while it is not an address. */
export function usePictureAddress(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return isPictureAddress(settled.trim()) ? settled : ''
}
