import 'server-only'
import type { Tx } from '@/lib/db/database'
import { MAX_UNANSWERED } from '@/lib/restaurants/rules/taking-orders'
import { pauseUntilOpening } from './pause-until-opening'

/** Notes, in the caller's transaction, that the owner has answered an order. */
export async function noteAnswer(restaurantId: number | null, tx: Tx): Promise<void> {
  if (restaurantId === null) return
  await tx.board.updateMany({ where: { restaurantId, unansweredCount: { gt: 0 } }, data: { unansweredCount: 0 } })
}

/** Notes that nobody answered an order in time; after two running, the restaurant is paused until its next opening. */
export async function noteUnanswered(restaurantId: number, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const { unansweredCount } = await tx.board.upsert({
    where: { restaurantId },
    create: { restaurantId, unansweredCount: 1 },
    update: { unansweredCount: { increment: 1 } },
    select: { unansweredCount: true },
  })
  if (unansweredCount >= MAX_UNANSWERED) await pauseUntilOpening({ restaurantId, reason: 'no_answer' }, { tx, now })
}
