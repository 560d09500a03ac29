import { type Db, type Engine, type EngineOptions, isPostgresUrl, type Tx } from './engine'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'

export type { Db, Tx, Watched } from './engine'

const DEFAULTS: EngineOptions = { patienceMs: 10_000, writers: 1, readers: 10 }

/** Opens a SQLite file for `file:…`, a PostgreSQL server for `postgresql://…`. Connects on first use. */
export function openDatabase(url: string, options: Partial<EngineOptions> = {}): Engine {
  const open = isPostgresUrl(url) ? openPostgres : openSqlite
  return open(url, { ...DEFAULTS, ...options })
}

/** A `Db` inside an open transaction: everything that commands do with it commits or fails together. */
export function within(tx: Tx): Db {
  return { read: tx, write: (work) => work(tx), snapshot: (work) => work(tx) }
}
