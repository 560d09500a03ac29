import 'server-only'
import type { Tx } from '@/lib/db/database'
import { isPaused, nextOpening, type PauseReason } from '@/lib/restaurants/rules/taking-orders'

/** Pauses a restaurant until its next opening, in the caller's transaction; one that is paused stays as it is. */
export async function pauseUntilOpening(
  { restaurantId, reason }: { restaurantId: number; reason: PauseReason },
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  const restaurant = await tx.restaurant.findUniqueOrThrow({
    where: { id: restaurantId },
    select: { businessHours: true, timeZone: true, pausedUntil: true },
  })
  if (isPaused(restaurant, now)) return
  await tx.restaurant.update({
    where: { id: restaurantId },
    data: { pausedUntil: nextOpening(restaurant, now), pauseReason: reason, updatedAt: now },
  })
}
