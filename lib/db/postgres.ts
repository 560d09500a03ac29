import { TaskQueue } from '@/lib/task-queue'
import { type Engine, type EngineOptions, SNAPSHOT_LIMIT_MS, TRANSACTION_LIMIT_MS, type Tx } from './engine'
import { isConflict } from './failures'
import { Prisma } from './generated/client'
import { clientOf, openPool } from './postgres-connection'
import { NoticeConnection } from './postgres-notices'
import { retryUntil } from './retry'

/**
 * Writes run concurrently. Conflicting transactions retry under an exclusive lock, which costs less than further
 * conflicts. The lock is taken before the first read, so that the transaction sees everything committed before.
 * Nothing else uses this table on PostgreSQL.
 */
const BESIDE_OTHERS = Prisma.sql`LOCK TABLE "ContentVersion" IN ROW SHARE MODE`
const ALONE = Prisma.sql`LOCK TABLE "ContentVersion" IN EXCLUSIVE MODE`

/**
 * Opens a server's database, which any number of processes may use. Writes are serializable: a conflicting one fails
 * and runs again, until `patienceMs` after it was requested. A write whose connection was lost is not retried, since
 * it may have been committed.
 */
export function openPostgres(url: string, { patienceMs, writers, readers }: EngineOptions): Engine {
  const reader = clientOf(openPool(url, 'reader', { size: readers, patienceMs }))
  const writerPool = openPool(url, 'writer', { size: writers, patienceMs })
  const writer = clientOf(writerPool)
  // Waiting here costs nothing; transactions that wait inside the server conflict more.
  const queue = new TaskQueue(writers)
  const notices = new NoticeConnection(url, writerPool)

  const attempt = <T>(work: (tx: Tx) => Promise<T>, isRepeated: boolean) =>
    writer.$transaction(
      async (tx) => {
        await tx.$executeRaw(isRepeated ? ALONE : BESIDE_OTHERS)
        return work(tx)
      },
      { maxWait: patienceMs, timeout: TRANSACTION_LIMIT_MS },
    )

  return {
    read: reader,
    async write(work) {
      const deadline = Date.now() + patienceMs
      const result = await queue.run(() => retryUntil(deadline, isConflict, (isRepeated) => attempt(work, isRepeated)))
      notices.committed()
      return result
    },
    async snapshot(work) {
      const viewer = clientOf(openPool(url, 'viewer', { size: 1, patienceMs }))
      try {
        return await viewer.$transaction(work, { maxWait: patienceMs, timeout: SNAPSHOT_LIMIT_MS })
      } finally {
        await viewer.$disconnect()
      }
    },
    contentVersion: () => notices.contentVersion(),
    watch: (listener) => notices.watch(listener),
    async close() {
      await queue.settled()
      await Promise.all([notices.close(), reader.$disconnect(), writer.$disconnect()])
    },
  }
}
