import Database from 'better-sqlite3'
import type { DirectRows, Rows } from './direct-rows'

let connection: Database.Database | undefined

function open(): Database.Database {
  if (connection) return connection
  connection = new Database((process.env.DATABASE_URL ?? '').slice('file:'.length), { fileMustExist: true })
  // Without foreign keys, the order of the tables does not matter; and these rows need not outlive a power cut.
  connection.pragma('foreign_keys = OFF')
  connection.pragma('synchronous = OFF')
  return connection
}

/** All tables except those of Prisma and the planner, and those that are derived from others. */
function tables(): string[] {
  const all = open().prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all().map(String)
  return all.filter((table) => !/^(_prisma|sqlite_stat|ContentVersion$|(Stale)?Search)/.test(table))
}

/** The audit log's triggers refuse every deletion, so they are dropped and made again, where there is something. */
function clearedAudit(): string {
  if (!open().prepare('SELECT 1 FROM "AuditEntry" LIMIT 1').get()) return ''
  const triggers = open().prepare(
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'AuditEntry'`,
  )
  const all = triggers.all() as { name: string; sql: string }[]
  const dropped = all.map(({ name }) => `DROP TRIGGER "${name}";`)
  return `${dropped.join(' ')} DELETE FROM "AuditEntry"; ${all.map(({ sql }) => `${sql};`).join(' ')}`
}

/** The rows of a SQLite file, with SQLite's own table that counts the ids. */
export const sqliteRows: DirectRows = {
  async clear() {
    const cleared = tables().filter((table) => table !== 'AuditEntry')
    open().exec(`BEGIN; ${cleared.map((table) => `DELETE FROM "${table}";`).join(' ')} ${clearedAudit()} COMMIT;`)
  },
  async readAll() {
    // The table that counts the ids comes last, since inserting into the others changes it.
    const sorted = tables().toSorted((a, b) => Number(a === 'sqlite_sequence') - Number(b === 'sqlite_sequence'))
    return sorted.map((table): Rows[number] => {
      const all = open().prepare(`SELECT * FROM "${table}"`).raw(true)
      return { table, columns: all.columns().map(({ name }) => name), rows: all.all() as unknown[][] }
    })
  },
  async writeAll(all) {
    open().transaction(() => {
      for (const { table, columns, rows } of all) {
        if (table === 'sqlite_sequence') open().exec('DELETE FROM sqlite_sequence')
        const insert = open().prepare(`INSERT INTO "${table}" VALUES (${columns.map(() => '?').join(', ')})`)
        for (const row of rows) insert.run(row)
      }
    })()
  },
  async run(sql) {
    open().exec(sql)
  },
  async runUnchecked(sql) {
    open().pragma('ignore_check_constraints = ON')
    open().exec(sql)
    open().pragma('ignore_check_constraints = OFF')
  },
  async ask(sql) {
    return open().prepare(sql).all() as Record<string, unknown>[]
  },
}
