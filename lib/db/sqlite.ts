import type { Engine, EngineOptions, Tx } from './engine'
import { isBusy, isUnavailable } from './failures'
import { retryUntil } from './retry'
import { CommitWatch } from './sqlite-commit-watch'
import { connect } from './sqlite-connection'
import { ContentVersions } from './sqlite-content-version'
import { FileIdentity, FileReplacedError } from './sqlite-file'
import { SNAPSHOT_LIMIT_MS, TRANSACTION_LIMIT_MS } from './time-limits'
import { WriteQueue } from './write-queue'

/**
 * Opens the file with one client for reads and one for writes. The adapter has one connection per client, so a plain
 * write during an open transaction would join it, and be lost with its rollback after it was acknowledged. Writers
 * therefore queue up in this process, and take the file's write lock first. A write fails when another process has held
 * the lock for `patienceMs` since it was requested.
 */
export function openSqlite(url: string, { patienceMs }: EngineOptions): Engine {
  const reader = connect(url, 'reader')
  const writer = connect(url, 'writer')
  const queue = new WriteQueue()
  const file = new FileIdentity(url)
  const versions = new ContentVersions(url)
  const commits = new CommitWatch(url)

  const attempt = <T>(work: (tx: Tx) => Promise<T>) =>
    writer.$transaction(
      async (tx) => {
        const result = await work(tx)
        // As late as possible: everything committed from here on must be in the file that the next start finds.
        file.require()
        return result
      },
      { maxWait: patienceMs, timeout: TRANSACTION_LIMIT_MS },
    )

  /**
   * A file that was opened for reading only, or whose disk failed, is opened anew for the next write. One that was replaced is
   * not: reads would go on from the old one.
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
      commits.committed()
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
    contentVersion: () => versions.now(),
    watch: (listener) => commits.watch(listener),
    async close() {
      await queue.settled()
      versions.close()
      commits.close()
      await Promise.all([reader.$disconnect(), writer.$disconnect()])
    },
  }
}
