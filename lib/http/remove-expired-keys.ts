import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { KEY_LIFE_MS } from './idempotency-keys'

/** Removes the answers kept for retries that come too late by now. */
export function removeExpiredKeys({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lt: new Date(now.getTime() - KEY_LIFE_MS) } }
  return removeInBatches(db, {
    find: (tx) => tx.idempotencyKey.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.idempotencyKey.deleteMany({ where: { id } }),
  })
}
