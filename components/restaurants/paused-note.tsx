'use client'

import { Warning } from '@/components/ui/warning'
import { useStillUntil } from '@/lib/client/use-now'
import { type BusyFacts, busyText, type ClosedFacts, noticeUntil } from '@/lib/restaurants/rules/taking-orders'

type PausedNoteProps = { restaurant: ClosedFacts & BusyFacts & { pausedUntil: Date | null }; className?: string }

/** Says that a restaurant pauses, is closed or is busy, and what happens to an order; disappears when that ends. */
export function PausedNote({ restaurant, className }: PausedNoteProps) {
  const pausedUntil = useStillUntil(restaurant.pausedUntil) ? restaurant.pausedUntil : null
  const closedUntil = useStillUntil(restaurant.closedUntil) ? restaurant.closedUntil : null
  const busyMinutes = useStillUntil(restaurant.busyUntil) ? restaurant.busyMinutes : null
  const notice = noticeUntil({ ...restaurant, pausedUntil, closedUntil }, new Date()) ?? busyText(busyMinutes ?? 0)
  return notice && <Warning className={className}>{notice}</Warning>
}
