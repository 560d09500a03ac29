import 'server-only'
import { prolongedStart } from '@/lib/accounts/rules/session-life'
import type { Deps } from '@/lib/db/deps'
import { restaurantFor } from '@/lib/restaurants/server/roles'

/** A session is renewed at most this often: a write per minute would be of no use. */
const RENEWED_EVERY_MS = 24 * 60 * 60_000

type KeepBoardOpen = { restaurantId: number; actorId: number; sessionId: number }

/** Records that a board of the actor's restaurant is open, and renews the session; its cookie must follow. */
export async function keepBoardOpen({ restaurantId, actorId, sessionId }: KeepBoardOpen, { db, now }: Deps) {
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'kitchen' }, tx)
    const seen = { seenAt: now }
    await tx.board.upsert({ where: { restaurantId }, create: { restaurantId, ...seen }, update: seen })
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, createdAt: { lt: new Date(now.getTime() - RENEWED_EVERY_MS) } },
      data: { createdAt: prolongedStart(now) },
    })
    return { renewed: count > 0 }
  })
}
