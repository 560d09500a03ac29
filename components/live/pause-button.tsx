'use client'

import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { pauseRestaurant } from '@/lib/restaurants/browser'

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
  const [resuming, setResuming] = useState(false)
  const topic = `pause ${id}`
  const size = onBoard ? 'lg' : 'sm'
  const iconSize = onBoard ? 'size-5' : 'size-4'
  const which = !onBoard && <span className="sr-only"> {name}</span>

  async function resume() {
    setResuming(true)
    const failure = await pauseRestaurant(id, { minutes: 0 })
    setResuming(false)
    if (failure === null) dismissAlerts(topic)
    else alertUser(failure, { topic })
    onChanged()
  }

  return (
    <>
      {isPaused ? (
        <Button
          variant={onBoard ? 'primary' : 'secondary'}
          size={size}
          disabled={disabled}
          pending={resuming}
          onClick={() => void resume()}
        >
          <Play aria-hidden="true" className={iconSize} />
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
          <Pause aria-hidden="true" className={iconSize} />
          Pause{which}
        </Button>
      )}
      <PauseDialog restaurant={restaurant} open={asking} onOpenChange={setAsking} onPaused={onChanged} />
    </>
  )
}
