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
   * Runs `work` in a transaction that commits when `work` resolves, as if it were the only writer. It may run more than once, so it
   * must do nothing but use its transaction.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` on the committed data of one instant, for reads that must agree with each other. */
  snapshot<T>(work: (read: Tx) => Promise<T>): Promise<T>
}

/**
 * How often the content of public pages and calls has changed. Triggers note each change: in a row on SQLite (the model in
 * prisma/schema.prisma), as a notice on PostgreSQL.
 */
export type ContentVersion = { catalog: number; likes: number }

/** How a process follows the commits of all processes. */
export type Watched = {
  /** The versions of the public content as they are committed now; null while they are not certain. */
  contentVersion(): ContentVersion | null
  /**
   * Calls back soon after something was committed, by whichever process, until the returned function is called. It may call
   * once for many commits, and for none. Commits of others may be missed while the server of PostgreSQL is not reached.
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
  /** Connections of this process that write, at the same time; SQLite always has one. */
  writers: number
  /** Connections of this process that read; SQLite always has one. */
  readers: number
}

/** Whether a database URL names a PostgreSQL server; otherwise it names a SQLite file. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}
