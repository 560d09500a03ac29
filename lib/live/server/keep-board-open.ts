import 'server-only'
import { prolongedStart } from '@/lib/accounts/rules/session-life'
import type { Deps } from '@/lib/db/deps'
import { ownRestaurant } from '@/lib/restaurants/server/own'

/** A session is renewed at most this often: a write per minute would be of no use. */
const RENEWED_EVERY_MS = 24 * 60 * 60_000

type KeepBoardOpen = { restaurantId: number; actorId: number; sessionId: number }

/** Records that a board of the owner's own restaurant is open, and renews the session; its cookie must follow. */
export async function keepBoardOpen({ restaurantId, actorId, sessionId }: KeepBoardOpen, { db, now }: Deps) {
  return db.write(async (tx) => {
    await ownRestaurant({ restaurantId, actorId }, tx)
    const seen = { seenAt: now }
    await tx.board.upsert({ where: { restaurantId }, create: { restaurantId, ...seen }, update: seen })
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, createdAt: { lt: new Date(now.getTime() - RENEWED_EVERY_MS) } },
      data: { createdAt: prolongedStart(now) },
    })
    return { renewed: count > 0 }
  })
}
