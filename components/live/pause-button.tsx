'use client'

import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { STEP_LOOKS } from './step-looks'

const PauseDialog = late(async () => (await import('./pause-dialog')).PauseDialog)

type PauseButtonProps = {
  restaurant: { id: number; name: string }
  isPaused: boolean
  /** On the board it is large; elsewhere it names the restaurant for screen readers. */
  onBoard?: boolean
  disabled?: boolean
  onChanged: () => void
}

/** Pauses a restaurant, or resumes it. */
export function PauseButton({ restaurant, isPaused, onBoard, disabled, onChanged }: PauseButtonProps) {
  const { id, name } = restaurant
  const [asking, setAsking] = useState(false)
  const topic = `pause ${id}`
  const { pending, run } = useAction((text) => alertUser(text, { topic }))
  const size = onBoard ? 'lg' : 'sm'
  const iconSize = onBoard ? 'size-5' : 'size-4'
  const which = !onBoard && <span className="sr-only"> {name}</span>

  async function resume() {
    if (await run(true, () => call('pauseRestaurant', { params: { id }, body: { minutes: 0 } }))) dismissAlerts(topic)
    onChanged()
  }

  return (
    <>
      {isPaused ? (
        <Button
          variant={onBoard ? null : 'secondary'}
          className={onBoard ? STEP_LOOKS.accepted : ''}
          size={size}
          disabled={disabled}
          pending={pending !== null}
          onClick={() => void resume()}
        >
          <Play className={iconSize} />
          Resume{which}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size={size}
          disabled={disabled}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Busy or pause{which}
        </Button>
      )}
      <PauseDialog restaurant={restaurant} open={asking} onOpenChange={setAsking} onChanged={onChanged} />
    </>
  )
}
