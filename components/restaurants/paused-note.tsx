'use client'

import { Warning } from '@/components/ui/warning'
import { useStillUntil } from '@/lib/client/use-now'
import { type BusyFacts, busyText, type ClosedFacts, closedNotice } from '@/lib/restaurants/rules/taking-orders'

type PausedNoteProps = { restaurant: ClosedFacts & BusyFacts & { pausedUntil: Date | null }; className?: string }

/** Says that a restaurant pauses, is closed or is busy, and what happens to an order; disappears when that ends. */
export function PausedNote({ restaurant, className }: PausedNoteProps) {
  const [isPaused, isClosed] = [useStillUntil(restaurant.pausedUntil), useStillUntil(restaurant.closedUntil)]
  const isBusy = useStillUntil(restaurant.busyUntil)
  const busy = isBusy ? busyText(restaurant, new Date()) : null
  const notice = isPaused || isClosed ? closedNotice(restaurant, new Date()) : busy
  return notice && <Warning className={className}>{notice}</Warning>
}
