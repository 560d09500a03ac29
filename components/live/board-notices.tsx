'use client'

import { BellOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { bell, useBell } from '@/lib/live/browser/bell'
import { useBoardSettings } from '@/lib/live/browser/board-settings'
import { askToNotify } from '@/lib/live/browser/use-board-alarms'

/**
 * Stays until the bell can be heard, and comes back when it no longer can. On a device where the sound was on before,
 * the next touch anywhere turns it on.
 */
export function SoundStrip() {
  const { isOn } = useBell()
  const { wantsSound } = useBoardSettings()
  const isAwaited = wantsSound && !isOn
  useEffect(() => {
    if (!isAwaited) return
    const start = () => void bell.start()
    document.addEventListener('click', start)
    return () => document.removeEventListener('click', start)
  }, [isAwaited])
  if (isOn) return null
  return (
    <Strip
      onPress={() => {
        void bell.start()
        askToNotify()
      }}
    >
      <BellOff className="size-6 shrink-0" />
      <span>
        Tap to turn on sound{' '}
        <span className="block font-medium text-sm">
          {wantsSound
            ? 'After each start your browser forbids sound until the first touch, anywhere on the board.'
            : 'Your browser forbids sound until you touch the board.'}
        </span>
      </span>
    </Strip>
  )
}

/** A button as wide as the board. */
export function Strip({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center justify-center gap-3 bg-inverse px-4 py-1 font-bold text-lg text-on-inverse"
    >
      {children}
    </button>
  )
}
