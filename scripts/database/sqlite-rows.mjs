/** The rows of a SQLite file, for copies. */
import Database from 'better-sqlite3'
import { fileFromUrl } from './files.mjs'

export const BATCH = 1_000

/** Numbers are compared by the sum of what remains of them, since random ids would overflow a plain sum. */
export const REMAINDER = 1_000_003

export class SqliteRows {
  #db

  constructor(url) {
    this.#db = new Database(fileFromUrl(url), { fileMustExist: true })
    // The tables come in any order; the check at the end sees the whole.
    this.#db.pragma('foreign_keys = OFF')
  }

  async tables() {
    const sql =
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    return this.#db.prepare(sql).pluck().all()
  }

  async beginReading() {
    this.#db.exec('BEGIN')
  }

  async beginWriting() {
    this.#db.exec('BEGIN IMMEDIATE')
  }

  async *batches(table) {
    const statement = this.#db.prepare(`SELECT * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`).raw()
    const keys = this.#db.prepare(`SELECT rowid FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`).pluck()
    const columns = statement.columns().map(({ name }) => name)
    for (let last = -1; ; ) {
      const rows = statement.all(last)
      if (rows.length === 0) return
      yield { columns, rows }
      last = keys.all(last).at(-1)
    }
  }

  async insert(table, columns, rows) {
    const names = columns.map((column) => `"${column}"`).join(', ')
    const insert = this.#db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`)
    for (const row of rows) insert.run(row)
  }

  /** How many rows there are, the sums of their numbers and the lengths of their texts. */
  async totals(table) {
    const columns = this.#db.pragma(`table_info("${table}")`)
    const sums = columns
      .filter(({ type }) => type === 'INTEGER' || type === 'TEXT')
      .map(({ name, type }) => {
        const value = type === 'TEXT' ? `length("${name}")` : `"${name}" % ${REMAINDER}`
        return `COALESCE(SUM(${value}), 0) AS "${name}"`
      })
    return sorted(this.#db.prepare(`SELECT COUNT(*) AS "rows", ${sums.join(', ')} FROM "${table}"`).get())
  }

  async lastIds() {
    return this.#db.prepare('SELECT name AS "table", seq AS "id" FROM sqlite_sequence').all()
  }

  async setLastIds(ids) {
    for (const { table, id } of ids) {
      this.#db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table)
      this.#db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, id)
    }
  }

  async commit() {
    const broken = this.#db.pragma('foreign_key_check')
    if (broken.length > 0) throw new Error(`A row of ${broken[0].table} refers to a missing one.`)
    this.#db.exec('COMMIT')
  }

  async close() {
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
    this.#db.close()
  }
}

export function sorted(totals) {
  return Object.fromEntries(
    Object.entries(totals)
      .map(([name, value]) => [name, Number(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
