import type { Prisma } from './generated/client'

/** How long a write may take. */
export const TRANSACTION_LIMIT_MS = 15_000
/** A snapshot blocks no other work; only a hung one takes this long. */
export const SNAPSHOT_LIMIT_MS = 10 * 60_000

/** The client of a query or a transaction, with the features that both engines have. */
export type Tx = Prisma.TransactionClient

export type Db = {
  /** Sees committed data only, never an open transaction. */
  read: Tx
  /**
   * Runs `work` in a transaction that commits when `work` resolves, as if it were the only writer. `work` may run more
   * than once, so its only side effects must be in the transaction.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` on the committed data of one instant, for reads that must agree with each other. */
  snapshot<T>(work: (read: Tx) => Promise<T>): Promise<T>
}

/**
 * How often the content of public pages and calls has changed. Triggers report each change: in a row on SQLite (the
 * model in prisma/schema.prisma), by a notification on PostgreSQL.
 */
export type ContentVersion = { catalog: number; likes: number }

/** How a process follows the commits of all processes. */
export type Watched = {
  /** The committed versions of the public content; null while they are uncertain. */
  contentVersion(): ContentVersion | null
  /**
   * Calls back soon after any process commits, until the returned function is called. It may call once for many
   * commits, or without one. While the PostgreSQL server is unreachable, commits of other processes may be missed.
   */
  watch(listener: () => void): () => void
}

/** An open database of either engine. */
export type Engine = Db &
  Watched & {
    /** Waits for the writes that have begun, and closes all connections. */
    close(): Promise<void>
  }

export type EngineOptions = {
  /** How long a write waits for others before it fails, in milliseconds. */
  patienceMs: number
  /** Write connections of this process; SQLite always has one. */
  writers: number
  /** Read connections of this process; SQLite always has one. */
  readers: number
}

/** Whether a database URL names a PostgreSQL server; otherwise it names a SQLite file. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}
