'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { useStillUntil } from '@/lib/client/use-now'
import { laterText } from '@/lib/date-text'
import type { MenuItem } from '@/lib/db/shapes'
import type { Availability } from '@/lib/menu/contract/schemas'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import { isUntilChanged } from '@/lib/restaurants/rules/taking-orders'

type ItemAvailabilityProps = {
  item: MenuItem
  /** The restaurant's. */
  timeZone: string
  onChanged: (item: MenuItem) => void
}

/** A switch that takes an item off the menu until the next opening and puts it back; 'Extend' is until it is changed. */
export function ItemAvailability({ item, timeZone, onChanged }: ItemAvailabilityProps) {
  const { id, name, soldOutUntil } = item
  const about = { topic: `availability ${id}` }
  const { pending, run } = useAction<Availability['until']>((text) => alertUser(text, about))
  const isSoldOut = useStillUntil(soldOutUntil)
  /** What was chosen here, until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function change(until: Availability['until']) {
    setWanted(until === null)
    await run(until, async () => {
      const changed = await call('setAvailability', { params: { id }, body: { until } })
      dismissAlerts(about.topic)
      onChanged(menuItemFromWire(changed))
    })
    setWanted(null)
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
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
