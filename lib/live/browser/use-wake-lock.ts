import { useEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this browser can keep the screen on. True until hydration, so that the layout rarely shifts. */
export function useCanStayAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => 'wakeLock' in navigator,
    () => true,
  )
}

/** Keeps the screen on. Hiding the page releases the lock, so it is requested again when the page is visible. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery; it is requested again the next time that the page is visible.
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
