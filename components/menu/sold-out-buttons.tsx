'use client'

import { Button } from '@/components/ui/button'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { useStillUntil } from '@/lib/client/use-now'
import { laterText } from '@/lib/date-text'
import type { MenuItem } from '@/lib/db/shapes'
import type { Availability } from '@/lib/menu/contract/schemas'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import { isUntilChanged } from '@/lib/restaurants/rules/taking-orders'

type SoldOutButtonsProps = {
  item: MenuItem
  /** The restaurant's. */
  timeZone: string
  onChanged: (item: MenuItem) => void
}

/** Takes an item off the menu by one tap, until the next opening or until it is changed, and puts it back. */
export function SoldOutButtons({ item, timeZone, onChanged }: SoldOutButtonsProps) {
  const { id, name, soldOutUntil } = item
  const about = { topic: `availability ${id}` }
  const { pending, run } = useAction((text) => alertUser(text, about))
  const isSoldOut = useStillUntil(soldOutUntil)

  const change = (until: Availability['until']) =>
    run(true, async () => {
      const changed = await call('setAvailability', { params: { id }, body: { until } })
      dismissAlerts(about.topic)
      onChanged(menuItemFromWire(changed))
    })

  const press = (label: string, until: Availability['until']) => (
    <Button variant="secondary" size="sm" pending={pending !== null} onClick={() => void change(until)}>
      {label}
      <span className="sr-only">{` ${name}`}</span>
    </Button>
  )
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      {isSoldOut && (
        <p className="font-semibold text-sm text-warning-ink">
          {soldOutUntil === null || isUntilChanged(soldOutUntil)
            ? 'Sold out until you change it'
            : `Sold out until ${laterText(soldOutUntil, timeZone, new Date())}`}
        </p>
      )}
      {isSoldOut ? press('Available again', null) : press('Sold out', 'next_opening')}
      {isSoldOut && !isUntilChanged(soldOutUntil) && press('Extend', 'changed')}
    </div>
  )
}
