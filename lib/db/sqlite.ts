import { TaskQueue } from '@/lib/task-queue'
import { type Engine, type EngineOptions, SNAPSHOT_LIMIT_MS, TRANSACTION_LIMIT_MS, type Tx } from './engine'
import { isBusy, isUnavailable } from './failures'
import { retryUntil } from './retry'
import { SqliteChanges } from './sqlite-changes'
import { connect, Turn } from './sqlite-connection'
import { FileIdentity, FileReplacedError } from './sqlite-file'

/**
 * Opens the file with one client for reads and one for writes. The adapter has one connection per client, so a plain
 * write during an open transaction would join it, and be lost with its rollback after it was acknowledged. So writers
 * queue up in this process, and take the file's write lock first. A write fails when another process has held the lock
 * for `patienceMs` since it was requested.
 */
export function openSqlite(url: string, { patienceMs }: EngineOptions): Engine {
  const turn = new Turn()
  const { client: reader } = connect(url)
  const { client: writer, opened } = connect(url, turn)
  const queue = new TaskQueue()
  const path = url.replace(/^file:/, '')
  const file = new FileIdentity(path)
  const changes = new SqliteChanges(path)

  /** Locks at BEGIN: a transaction that has read could not get the lock once another process has written. */
  const attempt = async <T>(work: (tx: Tx) => Promise<T>) => {
    const connection = await opened()
    connection.exec('BEGIN IMMEDIATE')
    try {
      const result = await turn.run(() => within(TRANSACTION_LIMIT_MS, work(writer)))
      // Checked as late as possible: later commits must be in the file that the next start opens.
      file.require()
      connection.exec('COMMIT')
      return result
    } finally {
      if (connection.inTransaction) connection.exec('ROLLBACK')
    }
  }

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
      const { client: viewer } = connect(url)
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

/** The result of some work, unless it takes too long. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`The transaction took more than ${limitMs} ms.`)), limitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(late))
}
