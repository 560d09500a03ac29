import type Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** Prisma writes the same few SQL texts again and again; only lists of ids vary in length. */
const MAX_KEPT = 500

/** The methods that the adapter uses: it binds a statement, then runs it once or reads its rows as arrays. */
type Bound = {
  reader: boolean
  run(): Database.RunResult
  columns(): Database.ColumnDefinition[]
  raw(): { all(): unknown[] }
}
type Kept = { bind(values: unknown[]): Bound; run(): Database.RunResult }

/**
 * Caches a connection's prepared statements: the adapter prepares each one anew, which often costs more than running
 * it. A better-sqlite3 statement can be bound only once, so the values are passed to each run instead.
 */
export function keepStatements(client: Database.Database): void {
  const prepare = client.prepare.bind(client)
  const kept = new LRUCache<string, Kept>({ max: MAX_KEPT })
  const keep = (sql: string): Kept => {
    const known = kept.get(sql)
    if (known) return known
    const made = reusable(prepare(sql))
    kept.set(sql, made)
    return made
  }
  Object.assign(client, { prepare: keep })
}

function reusable(statement: Database.Statement<unknown[]>): Kept {
  const { reader } = statement
  const columns = reader ? statement.columns() : []
  if (reader) statement.raw()
  return {
    run: () => statement.run(),
    bind: (values) => ({
      reader,
      run: () => statement.run(values),
      columns: () => columns,
      raw: () => ({ all: () => statement.all(values) }),
    }),
  }
}
