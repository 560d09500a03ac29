import 'server-only'
import { KEY_LIFE_MS } from '@/lib/domain/idempotency-keys'
import type { Deps } from '@/lib/services/deps'
import { BATCH_OF_IDS, removeInBatches } from './in-batches'

/** Removes the answers kept for retries that come too late by now. */
export function removeExpiredKeys({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lt: new Date(now.getTime() - KEY_LIFE_MS) } }
  return removeInBatches(db, {
    find: (tx) => tx.idempotencyKey.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.idempotencyKey.deleteMany({ where: { id } }),
  })
}
