import 'server-only'
import { SESSION_LIFE_MS } from '@/lib/domain/session'
import type { Deps } from '@/lib/services/deps'
import { BATCH, inBatches } from './in-batches'

/** Removes the expired sessions. */
export function removeEndedSessions({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lte: new Date(now.getTime() - SESSION_LIFE_MS) } }
  return inBatches(() =>
    db.write(async (tx) => {
      const sessions = await tx.session.findMany({
        where,
        select: { id: true },
        orderBy: { createdAt: 'asc' },
        take: BATCH,
      })
      await tx.session.deleteMany({ where: { id: { in: sessions.map(({ id }) => id) } } })
      return sessions.length
    }),
  )
}
