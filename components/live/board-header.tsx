'use client'
// Little is drawn here, and rarely, so nothing is remembered between renders: that would be the larger part of its code.
'use no memo'

import { ArrowLeft } from 'lucide-react'
import { Switch } from '@/components/ui/switch'
import type { BoardRestaurant } from '@/lib/db/shapes'
import { tablet, useTablet } from '@/lib/live/browser/tablet'
import { useCanStayAwake, useWakeLock } from '@/lib/live/browser/use-wake-lock'
import { isPaused } from '@/lib/restaurants/rules/taking-orders'
import { pauseText } from './board-texts'
import { PauseButton } from './pause-button'

type BoardHeaderProps = {
  restaurant: BoardRestaurant
  /** The server's time, in milliseconds since the epoch. */
  now: number
  disabled: boolean
  onChanged: () => void
}

/** The name of the restaurant, whether it takes orders, and what the tablet does. */
export function BoardHeader({ restaurant, now, disabled, onChanged }: BoardHeaderProps) {
  const { name, pausedUntil, pauseReason, timeZone } = restaurant
  const paused = isPaused({ pausedUntil }, new Date(now))

  return (
    <header className="border-line border-b bg-surface">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 sm:px-6">
        <div className="flex min-w-0 flex-1 items-center gap-4 max-sm:basis-full">
          {/* A new page: the board of a whole day leaves nothing behind. */}
          <a
            href="/restaurants/manage"
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <ArrowLeft className="size-5" />
            <span className="sr-only">Your restaurants</span>
          </a>
          <h1 className="min-w-0 flex-1 truncate font-extrabold text-xl">
            <span className="sr-only">Orders of </span>
            {name}
          </h1>
        </div>
        <StayAwake />
        <PauseButton restaurant={restaurant} isPaused={paused} onBoard disabled={disabled} onChanged={onChanged} />
      </div>
      {paused && pausedUntil && (
        <p className="bg-warning-soft px-4 py-3 text-center font-semibold text-lg text-warning-ink">
          {pauseText(pausedUntil, pauseReason, { now, timeZone })}
        </p>
      )}
    </header>
  )
}

function StayAwake() {
  const canStayAwake = useCanStayAwake()
  const { staysAwake } = useTablet()
  useWakeLock(staysAwake)
  if (!canStayAwake) return null
  return (
    <Switch label="Keep screen on" checked={staysAwake} onChange={({ target }) => tablet.stayAwake(target.checked)} />
  )
}
