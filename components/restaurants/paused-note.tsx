'use client'

import { useStillUntil } from '@/lib/client/use-still-until'
import { laterText } from '@/lib/domain/date-text'

/** Says that a restaurant takes no orders for now; it goes away by itself. */
export function PausedNote({ until, timeZone }: { until: Date; timeZone: string }) {
  const isPaused = useStillUntil(until)
  if (!isPaused) return null
  return (
    <p className="mt-4 mb-6 rounded-md bg-warning-soft px-4 py-3 font-medium text-sm text-warning-ink sm:mt-0">
      Not taking orders until {laterText(until, timeZone, new Date())}. You can order for later.
    </p>
  )
}
