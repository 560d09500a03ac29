// Nothing is drawn here, so nothing is remembered between renders: that would be the larger part of its code.
'use no memo'

import { useEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this browser can keep its screen on, as almost all can. Until the page runs it is believed: nothing moves then. */
export function useCanStayAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => 'wakeLock' in navigator,
    () => true,
  )
}

/** Keeps the screen on. The lock ends when the page is hidden, so it is taken again when the page is visible. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery; the next time that the page is visible asks again.
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void taken?.release()
      else lock = taken
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isOn])
}
