import 'server-only'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import type { Deps } from '@/lib/db/deps'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'

/** Removes the expired sessions. */
export function removeEndedSessions({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lte: new Date(now.getTime() - SESSION_LIFE_MS) } }
  return removeInBatches(db, {
    find: (tx) => tx.session.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.session.deleteMany({ where: { id } }),
  })
}
