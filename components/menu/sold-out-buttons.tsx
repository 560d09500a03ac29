'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { useStillUntil } from '@/lib/client/use-now'
import { laterText } from '@/lib/date-text'
import type { MenuItem } from '@/lib/db/shapes'
import { setAvailability } from '@/lib/menu/browser/availability'
import type { Availability } from '@/lib/menu/contract/schemas'
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
  const [pending, setPending] = useState(false)
  const isSoldOut = useStillUntil(soldOutUntil)

  async function change(until: Availability['until']) {
    const about = { topic: `availability ${id}` }
    setPending(true)
    const answer = await setAvailability(id, until)
    setPending(false)
    if (typeof answer === 'string') return alertUser(answer, about)
    dismissAlerts(about.topic)
    onChanged(answer)
  }

  const press = (label: string, until: Availability['until']) => (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void change(until)}>
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
