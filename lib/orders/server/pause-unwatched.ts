import 'server-only'
import type { Deps } from '@/lib/db/deps'
import type { Prisma } from '@/lib/db/generated/client'
import { after } from '@/lib/instant'
import { NO_ANSWER_MS } from '@/lib/orders/rules/order-stage'
import { NO_BOARD_MS } from '@/lib/restaurants/rules/taking-orders'
import { pauseUntilOpening } from '@/lib/restaurants/server/pause-until-opening'

/** Pauses the restaurants that accept manually and had no board open for 5 minutes while an order waited. */
export async function pauseUnwatched({ db, now }: Deps): Promise<void> {
  const longAgo = after(now, -NO_BOARD_MS)
  const where: Prisma.OrderWhereInput = {
    status: 'Submitted',
    stage: 'placed',
    accepts: 'manual',
    // Such an order is canceled this long after it began to wait.
    dueAt: { lte: after(now, NO_ANSWER_MS - NO_BOARD_MS) },
    restaurant: {
      OR: [{ pausedUntil: null }, { pausedUntil: { lte: now } }],
      NOT: { board: { seenAt: { gt: longAgo } } },
    },
  }
  if ((await db.read.order.count({ where })) === 0) return
  await db.write(async (tx) => {
    const waiting = await tx.order.findMany({ where, select: { restaurantId: true }, distinct: ['restaurantId'] })
    for (const { restaurantId } of waiting)
      if (restaurantId) await pauseUntilOpening({ restaurantId, reason: 'no_board' }, { tx, now })
  })
}
