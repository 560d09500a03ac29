'use client'

import { Warning } from '@/components/ui/warning'
import { useStillUntil } from '@/lib/client/use-now'
import { type ClosedFacts, closedNotice } from '@/lib/restaurants/rules/taking-orders'

type PausedNoteProps = { restaurant: ClosedFacts & { pausedUntil: Date | null }; className?: string }

/** Says that a restaurant pauses or is closed, and what becomes of an order; it goes away by itself. */
export function PausedNote({ restaurant, className }: PausedNoteProps) {
  const [isPaused, isClosed] = [useStillUntil(restaurant.pausedUntil), useStillUntil(restaurant.closedUntil)]
  const notice = isPaused || isClosed ? closedNotice(restaurant, new Date()) : null
  return notice && <Warning className={className}>{notice}</Warning>
}
