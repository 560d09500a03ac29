'use client'

import { Warning } from '@/components/ui/warning'
import { useStillUntil } from '@/lib/client/use-now'
import { laterText } from '@/lib/date-text'

/** Says that a restaurant takes no orders for now; it goes away by itself. */
export function PausedNote({ until, timeZone }: { until: Date; timeZone: string }) {
  const isPaused = useStillUntil(until)
  if (!isPaused) return null
  return (
    <Warning className="mt-4 mb-6 rounded-md sm:mt-0">
      Not taking orders until {laterText(until, timeZone, new Date())}. You can order for later.
    </Warning>
  )
}
