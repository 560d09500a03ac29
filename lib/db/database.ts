import { setTimeout as sleep } from 'node:timers/promises'
import { CommitWatch } from './commit-watch'
import { connect } from './connection'
import { type ContentVersion, ContentVersions } from './content-version'
import { isBusy, isUnavailable } from './failures'
import { FileIdentity, FileReplacedError } from './file-identity'
import type { Prisma } from './generated/client'
import { WriteQueue } from './write-queue'

/** The client of a query or a transaction. */
export type Tx = Prisma.TransactionClient

export type Db = {
  /** Sees committed data only, never an open transaction. */
  read: Tx
  /** Runs `work` in a transaction that is the only writer; it commits when `work` resolves. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` on the committed data of one instant, for reads that must agree with each other. */
  snapshot<T>(work: (read: Tx) => Promise<T>): Promise<T>
}

/** How a process follows what is committed, by itself or by others. */
export type Watched = {
  contentVersion(): ContentVersion | null
  /**
   * Calls back soon after something was committed, by whichever process, until the returned function is called. It may call
   * once for many commits, and for none.
   */
  watch(listener: () => void): () => void
}

const TRANSACTION_LIMIT_MS = 15_000
/** A snapshot blocks nobody; only a hung one takes this long. */
const SNAPSHOT_LIMIT_MS = 10 * 60_000

/**
 * Opens the file with one client for reads and one for writes. The adapter has one connection per client, so a plain
 * write during an open transaction would join it, and be lost with its rollback after it was acknowledged. Writers
 * therefore queue up in this process, and take the file's write lock first. A write fails when another process has held
 * the lock for `patienceMs` since it was requested.
 */
export function openDatabase(
  url: string,
  { patienceMs = 10_000 }: { patienceMs?: number } = {},
): Db & Watched & { close(): Promise<void> } {
  const reader = connect(url, 'reader')
  const writer = connect(url, 'writer')
  const queue = new WriteQueue()
  const file = new FileIdentity(url)
  const versions = new ContentVersions(url)
  const commits = new CommitWatch(url)

  const attempt = <T>(work: (tx: Tx) => Promise<T>) =>
    writer.$transaction(
      async (tx) => {
        await takeWriteLock(tx)
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
      const result = await queue.run(() => retryWhileBusy(() => attempt(work), deadline).catch(startAfresh))
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
      await queue.run(async () => {})
      versions.close()
      commits.close()
      await Promise.all([reader.$disconnect(), writer.$disconnect()])
    },
  }
}

/** A `Db` inside an open transaction: everything that services do with it commits or fails together. */
export function within(tx: Tx): Db {
  return { read: tx, write: (work) => work(tx), snapshot: (work) => work(tx) }
}

/**
 * The adapter begins transactions deferred; a write that changes no row makes SQLite take the lock at once. Taking it
 * later, after a read, could not be waited for when another process has written in between.
 */
function takeWriteLock(tx: Tx) {
  return tx.heartbeat.updateMany({ where: { id: { lt: 0 } }, data: { id: -1 } })
}

async function retryWhileBusy<T>(attempt: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await sleep(5 + Math.random() * 20)
    }
  }
}
