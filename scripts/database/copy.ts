/** Moves a site from one engine to the other, with every row. */
import Database from 'better-sqlite3'
import pg from 'pg'
import { isPostgresUrl } from '../../lib/db/engine'
import { newClient } from './postgres-connection'
import { fileFromUrl } from './sqlite-files'

/** Tables whose rows come with the migrations, or are derived from other tables. */
const OWN = /^(_prisma_migrations|ContentVersion|(Stale)?Search.*)$/

/** Rows are read and written in batches of this size. */
const BATCH = 1_000

/** Numbers are compared by the sum of their remainders, since random ids would overflow a plain sum. */
const REMAINDER = 1_000_003

type LastId = { table: string; id: number }

/** The rows of one database, with the values that SQLite has for them. */
type Rows = SqliteRows | PostgresRows

/**
 * Copies all rows of a database to another one, which is migrated and has none. Everything is read as of one instant
 * and written in one transaction, which commits only if each table then has as many rows and the same sums of its
 * numbers. Returns the number of rows of each table.
 */
export async function copyRows(fromUrl: string, toUrl: string): Promise<Record<string, number>> {
  const from = await openRows(fromUrl)
  try {
    const to = await openRows(toUrl)
    try {
      return await copyAll(from, to)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

async function openRows(url: string): Promise<Rows> {
  return isPostgresUrl(url) ? PostgresRows.open(url) : new SqliteRows(url)
}

async function copyAll(from: Rows, to: Rows): Promise<Record<string, number>> {
  const tables = (await to.tables()).filter((table) => !OWN.test(table))
  await from.beginReading()
  await to.beginWriting()
  for (const table of tables) {
    if ((await totals(to, table)).rows) throw new Error(`The target is not empty: it has rows in ${table}.`)
  }
  const counts: Record<string, number> = {}
  for (const table of tables) {
    for await (const { columns, rows } of from.batches(table)) await to.insert(table, columns, rows)
    const [wanted, found] = [await totals(from, table), await totals(to, table)]
    if (JSON.stringify(wanted) !== JSON.stringify(found)) {
      throw new Error(`${table} differs after the copy: ${JSON.stringify(wanted)}, ${JSON.stringify(found)}`)
    }
    counts[table] = wanted.rows ?? 0
  }
  // An id that was given out once must not be given out again, even when its row is gone.
  await to.setLastIds(await from.lastIds())
  await to.commit()
  return counts
}

/** How many rows there are, the sums of their numbers and the lengths of their texts. */
async function totals(rows: Rows, table: string): Promise<Record<string, number>> {
  const { numbers, texts } = await rows.summable(table)
  const sums = [
    ...numbers.map((name) => [name, `"${name}" % ${REMAINDER}`]),
    ...texts.map((name) => [name, `length(CAST("${name}" AS TEXT))`]),
  ]
  const columns = sums.map(([name, value]) => `COALESCE(SUM(${value}), 0) AS "${name}"`).sort()
  const found = await rows.first(`SELECT COUNT(*) AS "rows", ${columns.join(', ')} FROM "${table}"`)
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Number(value)]))
}

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

class SqliteRows {
  readonly #db: Database.Database

  constructor(url: string) {
    this.#db = new Database(fileFromUrl(url), { fileMustExist: true })
    // The tables come in any order; the check at the end sees the whole.
    this.#db.pragma('foreign_keys = OFF')
  }

  async beginReading() {
    this.#db.exec('BEGIN')
  }

  async beginWriting() {
    this.#db.exec('BEGIN IMMEDIATE')
  }

  async tables() {
    const sql =
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    return this.#db.prepare<[], string>(sql).pluck().all()
  }

  async *batches(table: string) {
    const rest = `FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`
    const statement = this.#db.prepare<[number], unknown[]>(`SELECT *, rowid ${rest}`).raw()
    const columns = statement.columns().map(({ name }) => name)
    columns.pop()
    for (let last = -1; ; ) {
      const rows = statement.all(last)
      if (rows.length === 0) return
      for (const row of rows) last = Number(row.pop())
      yield { columns, rows }
    }
  }

  async insert(table: string, columns: readonly string[], rows: readonly unknown[][]) {
    const values = columns.map(() => '?').join(', ')
    const insert = this.#db.prepare(`INSERT INTO "${table}" (${quoted(columns)}) VALUES (${values})`)
    for (const row of rows) insert.run(row)
  }

  async summable(table: string) {
    const columns = this.#db.prepare<[], { name: string; type: string }>(`PRAGMA table_info("${table}")`).all()
    const of = (wanted: string) => columns.filter(({ type }) => type === wanted).map(({ name }) => name)
    return { numbers: of('INTEGER'), texts: of('TEXT') }
  }

  async first(sql: string) {
    return this.#db.prepare<[], Record<string, unknown>>(sql).get() ?? {}
  }

  async lastIds() {
    return this.#db.prepare<[], LastId>('SELECT name AS "table", seq AS "id" FROM sqlite_sequence').all()
  }

  async setLastIds(ids: readonly LastId[]) {
    for (const { table, id } of ids) {
      this.#db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table)
      this.#db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, id)
    }
  }

  async commit() {
    const [broken] = this.#db.prepare<[], { table: string }>('PRAGMA foreign_key_check').all()
    if (broken) throw new Error(`A row of ${broken.table} refers to a missing one.`)
    this.#db.exec('COMMIT')
  }

  async close() {
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
    this.#db.close()
  }
}

const { BOOL, INT8, TIMESTAMP } = pg.types.builtins

const PARSERS: Record<number, (text: string) => unknown> = {
  [BOOL]: (text) => (text === 't' ? 1 : 0),
  [INT8]: Number,
  [TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString().replace('Z', '+00:00'),
}
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
}

class PostgresRows {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(url: string) {
    const client = newClient(url, { types })
    await client.connect()
    return new PostgresRows(client)
  }

  async beginReading() {
    await this.#client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  }

  async beginWriting() {
    await this.#client.query('BEGIN')
  }

  /** Ordered for the foreign keys: a table comes after all tables that it refers to. */
  async tables() {
    const names = await this.#rows<[string]>(`SELECT relname FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`)
    const links = await this.#rows<[string, string]>(`SELECT source.relname, target.relname FROM pg_constraint
      JOIN pg_class source ON source.oid = conrelid JOIN pg_class target ON target.oid = confrelid
      WHERE contype = 'f' AND conrelid <> confrelid`)
    const order: string[] = []
    const place = (table: string) => {
      if (order.includes(table)) return
      for (const [from, to] of links) if (from === table) place(to)
      order.push(table)
    }
    for (const [table] of names) place(table)
    return order
  }

  async *batches(table: string) {
    await this.#client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT * FROM "${table}" ORDER BY 1, 2`)
    for (;;) {
      const query = { text: `FETCH ${BATCH} FROM rows`, rowMode: 'array' as const }
      const { fields, rows } = await this.#client.query<unknown[]>(query)
      if (rows.length === 0) break
      yield { columns: fields.map(({ name }) => name), rows }
    }
    await this.#client.query('CLOSE rows')
  }

  async insert(table: string, columns: readonly string[], rows: readonly unknown[][]) {
    // PostgreSQL numbers the values of a statement with 16 bits.
    const perStatement = Math.floor(30_000 / columns.length)
    for (let start = 0; start < rows.length; start += perStatement) {
      const some = rows.slice(start, start + perStatement)
      const tuples = some.map((_, at) => `(${columns.map((__, of) => `$${at * columns.length + of + 1}`).join(', ')})`)
      await this.#client.query(`INSERT INTO "${table}" (${quoted(columns)}) VALUES ${tuples.join(', ')}`, some.flat())
    }
  }

  async summable(table: string) {
    const columns = await this.#rows<[string, string, string]>(`SELECT attname, atttypid::regtype::text, typtype
      FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
      WHERE attrelid = '"${table}"'::regclass AND attnum > 0 AND NOT attisdropped`)
    const named = (suits: (type: string, kind: string) => boolean) =>
      columns.filter(([, type, kind]) => suits(type, kind)).map(([name]) => name)
    return {
      numbers: named((type) => type === 'bigint'),
      texts: named((type, kind) => type === 'text' || kind === 'e'),
    }
  }

  async first(sql: string) {
    return (await this.#client.query<Record<string, unknown>>(sql)).rows[0] ?? {}
  }

  async lastIds() {
    const ids: LastId[] = []
    for (const [table, sequence] of await this.#sequences()) {
      const [last] = await this.#rows<[number, 0 | 1]>(`SELECT last_value, is_called FROM ${sequence}`)
      if (last?.[1]) ids.push({ table, id: last[0] })
    }
    return ids
  }

  async setLastIds(ids: readonly LastId[]) {
    const sequences = new Map(await this.#sequences())
    for (const { table, id } of ids) {
      if (sequences.has(table) && id > 0) await this.#client.query('SELECT setval($1, $2)', [sequences.get(table), id])
    }
  }

  /** The sequence of each table. */
  #sequences() {
    return this.#rows<[string, string]>(`SELECT table_name, pg_get_serial_sequence('"' || table_name || '"', 'id')
      FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'id' AND column_default LIKE 'nextval%'`)
  }

  async commit() {
    await this.#client.query('COMMIT')
  }

  async close() {
    await this.#client.end()
  }

  async #rows<Row extends unknown[]>(text: string): Promise<Row[]> {
    return (await this.#client.query<Row>({ text, rowMode: 'array' })).rows
  }
}
