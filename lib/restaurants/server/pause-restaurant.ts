import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { restaurantShape } from '@/lib/db/shapes'
import { after } from '@/lib/instant'
import type { Pause } from '@/lib/restaurants/contract/schemas'
import { nextOpening } from '@/lib/restaurants/rules/taking-orders'
import { ownRestaurant } from './own-restaurant'

type PauseRestaurant = Pause & { restaurantId: number; actorId: number }

/** Pauses the owner's own restaurant for some minutes or until its next opening; 0 minutes resume it. */
export async function pauseRestaurant({ restaurantId, actorId, minutes }: PauseRestaurant, { db, now }: Deps) {
  return db.write(async (tx) => {
    const restaurant = await ownRestaurant({ restaurantId, actorId }, tx)
    const until = minutes === undefined ? nextOpening(restaurant, now) : after(now, minutes * 60_000)
    const resumes = minutes === 0
    // Whoever resumes is at a board, and starts to count anew.
    const board = { seenAt: now, unansweredCount: 0 }
    await tx.board.upsert({ where: { restaurantId }, create: { restaurantId, ...board }, update: board })
    return tx.restaurant.update({
      where: { id: restaurantId },
      data: { pausedUntil: resumes ? null : until, pauseReason: resumes ? null : 'owner', updatedAt: now },
      select: restaurantShape,
    })
  })
}
