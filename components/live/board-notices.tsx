'use client'

import { BellOff, LifeBuoy } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { bell, useBell } from '@/lib/live/browser/bell'
import { useBoardSettings } from '@/lib/live/browser/board-settings'
import { askToNotify } from '@/lib/live/browser/use-board-alarms'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { asksForHelp } from '@/lib/live/rules/board-view'
import type { BoardRestaurant } from '@/lib/live/server/shapes'
import { suspensionTitle } from '@/lib/restaurants/rules/suspension'

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

type HelpStripProps = {
  orders: readonly FollowedBoardOrder[]
  now: number
  onOpen: (order: FollowedBoardOrder) => void
}

/** Says that customers ask for help, and opens the request that has waited longest. */
export function HelpStrip({ orders, now, onOpen }: HelpStripProps) {
  const asking = orders.filter((order) => asksForHelp(order, now))
  const [first] = asking.toSorted((a, b) => Number(a.help?.at) - Number(b.help?.at))
  if (!first) return null
  const more = asking.length > 1 ? `, and ${asking.length - 1} more` : ''
  return (
    <Strip onPress={() => onOpen(first)}>
      <LifeBuoy className="size-6 shrink-0" />
      {`${first.customer.firstName} asks for help with order ${first.id}${more}`}
    </Strip>
  )
}

/** Says that operators keep the restaurant off the site, why and how long. */
export function SuspensionStrip({ restaurant: { suspension, timeZone } }: { restaurant: BoardRestaurant }) {
  if (!suspension) return null
  return (
    <p role="status" className="bg-warning-soft px-4 py-2 text-center font-semibold text-warning-ink">
      {`${suspensionTitle(suspension, timeZone)}: ${suspension.reason}`}
    </p>
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
