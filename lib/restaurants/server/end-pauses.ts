import 'server-only'
import type { Deps } from '@/lib/db/deps'

/** Clears the pauses and sold-out marks that are over, for what is kept of public pages: it changes with rows only. */
export async function endPauses({ db, now }: Deps): Promise<void> {
  const paused = { pausedUntil: { lte: now } }
  const soldOut = { soldOutUntil: { lte: now } }
  const over = await Promise.all([
    db.read.restaurant.count({ where: paused }),
    db.read.menuItem.count({ where: soldOut }),
  ])
  if (over.every((count) => count === 0)) return
  await db.write(async (tx) => {
    await tx.restaurant.updateMany({ where: paused, data: { pausedUntil: null, pauseReason: null } })
    await tx.menuItem.updateMany({ where: soldOut, data: { soldOutUntil: null } })
  })
}
