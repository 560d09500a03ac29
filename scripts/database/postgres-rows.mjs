/** The rows of a PostgreSQL database, for copies: with the values that SQLite has for them. */
import pg from 'pg'
import { BATCH, REMAINDER, sorted } from './sqlite-rows.mjs'

const { BOOL, INT8, TIMESTAMP } = pg.types.builtins

const PARSERS = {
  [BOOL]: (text) => (text === 't' ? 1 : 0),
  [INT8]: Number,
  [TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString().replace('Z', '+00:00'),
}
const types = { getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format) }

export class PostgresRows {
  #client

  constructor(client) {
    this.#client = client
  }

  static async open(url) {
    const client = new pg.Client({ connectionString: url, application_name: 'plateful copy', types })
    await client.connect()
    return new PostgresRows(client)
  }

  /** In an order in which the foreign keys hold: after all that they refer to. */
  async tables() {
    const names = await this.#rows(`SELECT relname FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`)
    const links = await this.#rows(`SELECT source.relname, target.relname FROM pg_constraint
      JOIN pg_class source ON source.oid = conrelid JOIN pg_class target ON target.oid = confrelid
      WHERE contype = 'f' AND conrelid <> confrelid`)
    const order = []
    const place = (table) => {
      if (order.includes(table)) return
      for (const [from, to] of links) if (from === table) place(to)
      order.push(table)
    }
    for (const [table] of names) place(table)
    return order
  }

  async beginReading() {
    await this.#client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  }

  async beginWriting() {
    await this.#client.query('BEGIN')
  }

  async *batches(table) {
    await this.#client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT * FROM "${table}" ORDER BY 1, 2`)
    for (;;) {
      const { fields, rows } = await this.#client.query({ text: `FETCH ${BATCH} FROM rows`, rowMode: 'array' })
      if (rows.length === 0) break
      yield { columns: fields.map(({ name }) => name), rows }
    }
    await this.#client.query('CLOSE rows')
  }

  async insert(table, columns, rows) {
    const names = columns.map((column) => `"${column}"`).join(', ')
    // PostgreSQL numbers the values of a statement with 16 bits.
    const perStatement = Math.floor(30_000 / columns.length)
    for (let start = 0; start < rows.length; start += perStatement) {
      const some = rows.slice(start, start + perStatement)
      const tuples = some.map((_, at) => `(${columns.map((__, of) => `$${at * columns.length + of + 1}`).join(', ')})`)
      await this.#client.query(`INSERT INTO "${table}" (${names}) VALUES ${tuples.join(', ')}`, some.flat())
    }
  }

  /** How many rows there are, the sums of their numbers and the lengths of their texts. */
  async totals(table) {
    const columns = await this.#rows(`SELECT attname, atttypid::regtype::text, typtype FROM pg_attribute
      JOIN pg_type ON pg_type.oid = atttypid
      WHERE attrelid = '"${table}"'::regclass AND attnum > 0 AND NOT attisdropped`)
    const sums = columns
      .filter(([, type, kind]) => type === 'bigint' || type === 'text' || kind === 'e')
      .map(([name, type]) => {
        const value = type === 'bigint' ? `"${name}" % ${REMAINDER}` : `length("${name}"::text)`
        return `COALESCE(SUM(${value}), 0) AS "${name}"`
      })
    const { rows } = await this.#client.query(`SELECT COUNT(*) AS "rows", ${sums.join(', ')} FROM "${table}"`)
    return sorted(rows[0])
  }

  async lastIds() {
    const ids = []
    for (const [table, sequence] of await this.#owned()) {
      const [[id, isUsed]] = await this.#rows(`SELECT last_value, is_called FROM ${sequence}`)
      if (isUsed) ids.push({ table, id })
    }
    return ids
  }

  async setLastIds(ids) {
    const sequences = new Map(await this.#owned())
    for (const { table, id } of ids) {
      if (sequences.has(table) && id > 0) await this.#client.query('SELECT setval($1, $2)', [sequences.get(table), id])
    }
  }

  /** The sequence of each table. */
  #owned() {
    return this.#rows(`SELECT table_name, pg_get_serial_sequence('"' || table_name || '"', 'id') AS sequence
      FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'id' AND column_default LIKE 'nextval%'`)
  }

  async commit() {
    await this.#client.query('COMMIT')
  }

  async close() {
    await this.#client.end()
  }

  async #rows(text) {
    return (await this.#client.query({ text, rowMode: 'array' })).rows
  }
}
