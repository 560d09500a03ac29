import { TaskQueue } from '@/lib/task-queue'
import { type Engine, type EngineOptions, SNAPSHOT_LIMIT_MS, TRANSACTION_LIMIT_MS, type Tx } from './engine'
import { isBusy, isUnavailable } from './failures'
import { retryUntil } from './retry'
import { SqliteChanges } from './sqlite-changes'
import { connect } from './sqlite-connection'
import { FileIdentity, FileReplacedError } from './sqlite-file'

/**
 * Opens the file with one client for reads and one for writes. The adapter has one connection per client, so a plain
 * write during an open transaction would join it, and be lost with its rollback after it was acknowledged. So writers
 * queue up in this process, and take the file's write lock first. A write fails when another process has held the lock
 * for `patienceMs` since it was requested.
 */
export function openSqlite(url: string, { patienceMs }: EngineOptions): Engine {
  const reader = connect(url, 'reader')
  const writer = connect(url, 'writer')
  const queue = new TaskQueue()
  const path = url.replace(/^file:/, '')
  const file = new FileIdentity(path)
  const changes = new SqliteChanges(path)

  const attempt = <T>(work: (tx: Tx) => Promise<T>) =>
    writer.$transaction(
      async (tx) => {
        const result = await work(tx)
        // Checked as late as possible: later commits must be in the file that the next start opens.
        file.require()
        return result
      },
      { maxWait: patienceMs, timeout: TRANSACTION_LIMIT_MS },
    )

  /**
   * Reopens the file for the next write after it was read-only or its disk failed. A replaced file is not reopened:
   * reads would continue from the old one.
   */
  const startAfresh = async (error: unknown): Promise<never> => {
    const mayHelp = isUnavailable(error) && !isBusy(error) && !(error instanceof FileReplacedError)
    if (mayHelp) await writer.$disconnect()
    throw error
  }

  return {
    read: reader,
    async write(work) {
      const deadline = Date.now() + patienceMs
      const result = await queue.run(() => retryUntil(deadline, isBusy, () => attempt(work)).catch(startAfresh))
      changes.committed()
      return result
    },
    // A separate connection: on the reader's, all other reads would see the same instant.
    async snapshot(work) {
      const viewer = connect(url, 'reader')
      try {
        return await viewer.$transaction(work, { timeout: SNAPSHOT_LIMIT_MS })
      } finally {
        await viewer.$disconnect()
      }
    },
    contentVersion: () => changes.contentVersion(),
    watch: (listener) => changes.watch(listener),
    async close() {
      await queue.settled()
      changes.close()
      await Promise.all([reader.$disconnect(), writer.$disconnect()])
    },
  }
}
