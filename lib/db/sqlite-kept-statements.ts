import type Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** Prisma writes the same few SQL texts again and again; only lists of ids come in many lengths. */
const MAX_KEPT = 500

/** The methods of a statement that the adapter uses: it is bound, and then run once or read as rows of values. */
type Bound = {
  reader: boolean
  run(): Database.RunResult
  columns(): Database.ColumnDefinition[]
  raw(): { all(): unknown[] }
}
type Kept = { bind(values: unknown[]): Bound; run(): Database.RunResult }

/**
 * Lets a connection keep the statements that it has prepared: the adapter prepares each one anew, which costs more than most
 * of them take to run. A bound statement of better-sqlite3 cannot be bound again, so the values go along with each run.
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
