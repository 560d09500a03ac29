'use client'

import { Warning } from '@/components/ui/warning'
import { useStillUntil } from '@/lib/client/use-now'
import { laterText } from '@/lib/date-text'
import { type ClosedFacts, closedNotice } from '@/lib/restaurants/rules/taking-orders'

type PausedNoteProps = { restaurant: ClosedFacts & { pausedUntil: Date | null }; className?: string }

/** Says that a restaurant pauses or is closed, and what becomes of an order; it goes away by itself. */
export function PausedNote({ restaurant, className }: PausedNoteProps) {
  const { pausedUntil, closedUntil, timeZone } = restaurant
  const [isPaused, isClosed] = [useStillUntil(pausedUntil), useStillUntil(closedUntil)]
  const paused =
    isPaused && pausedUntil
      ? `Not taking orders until ${laterText(pausedUntil, timeZone, new Date())}. You can order for later.`
      : null
  const notice = paused ?? (isClosed ? closedNotice(restaurant, new Date()) : null)
  return notice && <Warning className={className}>{notice}</Warning>
}
