'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import { alertUser } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import type { Pause } from '@/lib/restaurants/contract/schemas'
import { PAUSE_MINUTES } from '@/lib/restaurants/rules/taking-orders'

const CHOICES: readonly { label: string; choice: Pause }[] = [
  ...PAUSE_MINUTES.map((minutes) => ({ label: `${minutes} minutes`, choice: { minutes } })),
  { label: 'Until the next opening', choice: { until: 'next_opening' } },
]

type PauseDialogProps = OverlayProps & { restaurant: { id: number; name: string }; onPaused: () => void }

/** For how long a restaurant takes no new orders; one tap. */
export function PauseDialog({ restaurant, open, onOpenChange, onPaused }: PauseDialogProps) {
  const { pending, run } = useAction<Pause>((text) => alertUser(text, { topic: `pause ${restaurant.id}` }))

  const pause = (choice: Pause) =>
    run(choice, async () => {
      await call('pauseRestaurant', { params: { id: restaurant.id }, body: choice })
      onPaused()
      onOpenChange(false)
    })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={`Pause ${restaurant.name}`}
      description="Customers still see it, and can order for later. Existing orders are unaffected."
    >
      <div className="grid gap-2">
        {CHOICES.map(({ label, choice }) => (
          <Button
            key={label}
            variant="secondary"
            size="tap"
            className="text-lg"
            pending={pending === choice}
            disabled={pending !== null && pending !== choice}
            onClick={() => void pause(choice)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
