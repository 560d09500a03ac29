'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import { alertUser } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import type { Busy, Pause } from '@/lib/restaurants/contract/schemas'
import { BUSY_FOR_MINUTES, BUSY_MINUTES, PAUSE_MINUTES } from '@/lib/restaurants/rules/taking-orders'

const PAUSES: readonly { label: string; choice: Pause }[] = [
  ...PAUSE_MINUTES.map((minutes) => ({ label: `${minutes} minutes`, choice: { minutes } })),
  { label: 'Until the next opening', choice: { until: 'next_opening' } },
]
const FOR_TEXTS: Record<Busy['for'], string> = { 30: '30 min', 60: '1 hour', 120: '2 hours' }

type PauseDialogProps = OverlayProps & { restaurant: { id: number; name: string }; onChanged: () => void }

/** Asks how much longer new orders take for a while, or for how long the restaurant takes none; one tap each. */
export function PauseDialog({ restaurant: { id, name }, open, onOpenChange, onChanged }: PauseDialogProps) {
  const { pending, run } = useAction<string>((text) => alertUser(text, { topic: `pause ${id}` }))
  const [lasting, setLasting] = useState<Busy['for']>(BUSY_FOR_MINUTES[1])

  const press = (label: string, send: () => Promise<unknown>) => ({
    variant: 'secondary' as const,
    size: 'tap' as const,
    className: 'px-2! text-lg',
    pending: pending === label,
    disabled: pending !== null && pending !== label,
    onClick: () =>
      void run(label, async () => {
        await send()
        onChanged()
        onOpenChange(false)
      }),
    children: label,
  })

  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title={`Slow down ${name}`}>
      <div className="flex flex-col gap-6 pb-2">
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-base">New orders take longer</h3>
          <p className="text-ink-soft text-sm">
            Customers read it before they order, and their estimate is that much later.
          </p>
          <fieldset className="flex gap-1 rounded-md bg-sunken p-1">
            <legend className="sr-only">For how long</legend>
            {BUSY_FOR_MINUTES.map((minutes) => (
              <button
                key={minutes}
                type="button"
                aria-pressed={minutes === lasting}
                className="min-h-11 flex-1 rounded-sm px-2 font-semibold text-base text-ink-soft aria-pressed:bg-chosen aria-pressed:text-ink aria-pressed:shadow-soft"
                onClick={() => setLasting(minutes)}
              >
                {`For ${FOR_TEXTS[minutes]}`}
              </button>
            ))}
          </fieldset>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {([0, ...BUSY_MINUTES] as const).map((minutes) => (
              <Button
                key={minutes}
                {...press(minutes === 0 ? 'As usual' : `+${minutes} min`, () =>
                  call('setBusy', { params: { id }, body: { minutes, for: lasting } }),
                )}
              />
            ))}
          </div>
        </section>
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-base">Take no orders</h3>
          <p className="text-ink-soft text-sm">Customers can order for later. Existing orders are unaffected.</p>
          {PAUSES.map(({ label, choice }) => (
            <Button key={label} {...press(label, () => call('pauseRestaurant', { params: { id }, body: choice }))} />
          ))}
        </section>
      </div>
    </Dialog>
  )
}
