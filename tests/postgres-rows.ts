import pg from 'pg'
import type { DirectRows, Rows } from './direct-rows'

/** The pseudo-table of the sequences that make the ids. */
const SEQUENCES = 'sequences'

let opened: Promise<{ client: pg.Client; tables: string[]; sequences: string[] }> | undefined

async function connect() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, application_name: 'plateful tests' })
  // The server may end before this process does.
  client.on('error', () => {})
  await client.connect()
  // Without foreign keys, the order of the tables does not matter. Only a superuser may switch them off.
  await client.query('SET session_replication_role = replica')
  const names = async (kind: string) => {
    const sql = `SELECT relname AS name FROM pg_class WHERE relkind = '${kind}' AND relnamespace = 'public'::regnamespace`
    return (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  }
  const tables = (await names('r')).filter((table) => !/^(_prisma_migrations|ContentVersion)$/.test(table))
  return { client, tables: tables.toSorted(), sequences: (await names('S')).toSorted() }
}

function open() {
  opened ??= connect()
  return opened
}

/** Adds the quotes that PostgreSQL needs; the tests write SQL for SQLite, where names need none. */
function quoted(sql: string): string {
  return sql.replace(/(?<!["'\w])(User|Review|Restaurant|Heartbeat|[A-Za-z]+[a-z][A-Z]\w*)(?!["'\w])/g, '"$1"')
}

/** The rows of a PostgreSQL database, with the numbers that its sequences are at. */
export const postgresRows: DirectRows = {
  async clear() {
    const { client, tables, sequences } = await open()
    const cleared = tables.map((table) => `DELETE FROM "${table}";`)
    const reset = sequences.map((name) => `SELECT setval('"${name}"', 1, false);`)
    await client.query(`BEGIN; ${cleared.join(' ')} ${reset.join(' ')} COMMIT;`)
  },
  async readAll() {
    const { client, tables, sequences } = await open()
    const rows = tables.map((table) => `'${table}', (SELECT json_agg(t ORDER BY t) FROM "${table}" t)`)
    const numbers = sequences.map(
      (name) => `'${name}', (SELECT json_build_array(last_value, is_called) FROM "${name}")`,
    )
    const sql = `SELECT json_build_object(${rows}) AS rows, json_build_object(${numbers}) AS numbers`
    const found = (await client.query<{ rows: Record<string, object[] | null>; numbers: object }>(sql)).rows[0]
    return [
      ...Object.entries(found?.rows ?? {}).map(([table, all]): Rows[number] => ({
        table,
        columns: Object.keys(all?.[0] ?? {}),
        rows: (all ?? []).map((row) => Object.values(row)),
      })),
      { table: SEQUENCES, columns: ['name', 'at'], rows: Object.entries(found?.numbers ?? {}) },
    ]
  },
  async writeAll(all) {
    const { client } = await open()
    const statements = all.flatMap(({ table, columns, rows }) => {
      if (table === SEQUENCES) return rows.map(([name, at]) => `SELECT setval('"${name}"', ${at});`)
      if (rows.length === 0) return []
      const objects = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
      const json = client.escapeLiteral(JSON.stringify(objects))
      return `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", ${json});`
    })
    await client.query(`BEGIN; ${statements.join(' ')} COMMIT;`)
  },
  async run(sql) {
    await (await open()).client.query(quoted(sql))
  },
  async runUnchecked(sql) {
    const checks = `SELECT conrelid::regclass AS "table", conname FROM pg_constraint WHERE contype = 'c'
      AND connamespace = 'public'::regnamespace`
    const { client } = await open()
    for (const { table, conname } of (await client.query(checks)).rows) {
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${conname}"`)
    }
    await client.query(quoted(sql))
  },
  async ask(sql) {
    return (await (await open()).client.query(quoted(sql))).rows
  },
}
