import 'server-only'
import { KEY_LIFE_MS } from '@/lib/domain/idempotency-keys'
import type { Deps } from '@/lib/services/deps'
import { BATCH, inBatches } from './in-batches'

/** Removes the answers kept for retries that come too late by now. */
export function removeExpiredKeys({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lt: new Date(now.getTime() - KEY_LIFE_MS) } }
  return inBatches(() =>
    db.write(async (tx) => {
      const keys = await tx.idempotencyKey.findMany({
        where,
        select: { id: true },
        orderBy: { createdAt: 'asc' },
        take: BATCH,
      })
      await tx.idempotencyKey.deleteMany({ where: { id: { in: keys.map(({ id }) => id) } } })
      return keys.length
    }),
  )
}
