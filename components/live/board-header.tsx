'use client'

import { ArrowLeft, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { timeOf } from '@/lib/date-text'
import { useTablet } from '@/lib/live/browser/tablet'
import { useWakeLock } from '@/lib/live/browser/use-wake-lock'
import type { BoardRestaurant } from '@/lib/live/server/shapes'
import { busyMinutesOf, isPaused } from '@/lib/restaurants/rules/taking-orders'
import { pauseText } from './board-texts'
import { PauseButton } from './pause-button'

const BoardSettingsDialog = late(async () => (await import('./board-settings-dialog')).BoardSettingsDialog)

const SoldOutDialog = late(async () => (await import('./sold-out-dialog')).SoldOutDialog)

type BoardHeaderProps = {
  restaurant: BoardRestaurant
  /** The server's time, in milliseconds since the epoch. */
  now: number
  disabled: boolean
  onChanged: () => void
  onAllDay: () => void
}

/** The restaurant's name, whether it takes orders, and the dialogs of the board. */
export function BoardHeader({ restaurant, now, disabled, onChanged, onAllDay }: BoardHeaderProps) {
  const { name, pausedUntil, pauseReason, busyUntil, timeZone } = restaurant
  const [isSetting, setSetting] = useState(false)
  const [isMarking, setMarking] = useState(false)
  useWakeLock(useTablet(({ staysAwake }) => staysAwake))
  const paused = isPaused({ pausedUntil }, new Date(now))
  const busyMinutes = busyMinutesOf(restaurant, new Date(now))

  return (
    <header className="border-line border-b bg-surface">
      <div className="flex min-h-16 flex-wrap items-center gap-2 px-4 py-1.5">
        <div className="flex min-w-0 flex-1 items-center gap-2">
          {/* A full page load, which drops all that the board has gathered in a day. */}
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
        {/* On phones the buttons have their own row, without icons. */}
        <div className="flex gap-2 max-sm:order-1 max-sm:basis-full max-sm:*:h-11 max-sm:*:flex-1 max-sm:*:px-2 max-sm:*:text-sm max-sm:[&_svg]:hidden *:px-4">
          <Button variant="secondary" size="lg" aria-haspopup="dialog" onClick={onAllDay}>
            All day
          </Button>
          <Button variant="secondary" size="lg" aria-haspopup="dialog" onClick={() => setMarking(true)}>
            Sold out
          </Button>
          <PauseButton restaurant={restaurant} isPaused={paused} onBoard disabled={disabled} onChanged={onChanged} />
        </div>
        <IconButton
          label="Sound, size and printing"
          icon={<Settings2 />}
          look="soft"
          aria-haspopup="dialog"
          onClick={() => setSetting(true)}
        />
      </div>
      {paused && pausedUntil && (
        <p className="bg-warning-soft px-4 py-2 text-center font-semibold text-lg text-warning-ink">
          {pauseText(pausedUntil, pauseReason, { now, timeZone })}
        </p>
      )}
      {!paused && busyMinutes > 0 && busyUntil && (
        <p className="bg-warning-soft px-4 py-2 text-center font-semibold text-lg text-warning-ink">
          {`Busy: new orders take ${busyMinutes} minutes longer until ${timeOf(busyUntil, timeZone)}.`}
        </p>
      )}
      {isMarking && <SoldOutDialog restaurantId={restaurant.id} disabled={disabled} open onOpenChange={setMarking} />}
      <BoardSettingsDialog now={now} open={isSetting} onOpenChange={setSetting} />
    </header>
  )
}
