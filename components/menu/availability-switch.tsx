'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { useAction } from '@/lib/client/use-action'
import { useStillUntil } from '@/lib/client/use-now'
import { laterText } from '@/lib/date-text'
import type { Availability } from '@/lib/menu/contract/schemas'
import { isUntilChanged } from '@/lib/menu/rules/sold-out'

type Until = Availability['until']

type AvailabilitySwitchProps = {
  /** The name of the item or the choice. */
  name: string
  soldOutUntil: Date | null
  /** The restaurant's. */
  timeZone: string
  send: (until: Until) => Promise<void>
}

/** Marks a part of a menu as sold out until the next opening, or as available; 'Extend' removes the end. */
export function AvailabilitySwitch({ name, soldOutUntil, timeZone, send }: AvailabilitySwitchProps) {
  const about = { topic: `availability ${name}` }
  const { pending, run } = useAction<Until>((text) => alertUser(text, about))
  const isSoldOut = useStillUntil(soldOutUntil)
  /** What was chosen here, until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function change(until: Until) {
    setWanted(until === null)
    await run(until, async () => {
      await send(until)
      dismissAlerts(about.topic)
    })
    setWanted(null)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Switch
        label={
          <span className="text-sm">
            Available<span className="sr-only">{` ${name}`}</span>
          </span>
        }
        checked={wanted ?? !isSoldOut}
        onChange={({ target }) => void change(target.checked ? null : 'next_opening')}
      />
      {isSoldOut && (
        <p className="font-semibold text-sm text-warning-ink">
          {soldOutUntil === null || isUntilChanged(soldOutUntil)
            ? 'Sold out until you change it'
            : `Sold out until ${laterText(soldOutUntil, timeZone, new Date())}`}
        </p>
      )}
      {isSoldOut && !isUntilChanged(soldOutUntil) && (
        <Button variant="secondary" size="sm" pending={pending === 'changed'} onClick={() => void change('changed')}>
          Extend<span className="sr-only">{` ${name}`}</span>
        </Button>
      )}
    </div>
  )
}
