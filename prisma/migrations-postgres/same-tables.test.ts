import Database from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

/** What the migrations of each engine make, in the same words; null means that nothing like it exists there. */
type Tables = { columns: string[]; indexes: string[]; foreignKeys: string[]; checks: string[] }

let server: pg.Client
let file: Database.Database

beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('templateUrl') ?? '' })
  await server.connect()
  file = new Database(inject('templateDatabase'), { readonly: true })
})
afterAll(() => {
  file.close()
  return server.end()
})

const TYPES: Record<string, string> = {
  INTEGER: 'bigint',
  TEXT: 'text',
  BOOLEAN: 'boolean',
  DATETIME: 'timestamp(3) without time zone',
  BLOB: 'bytea',
}

const ask = (sql: string) => file.prepare(sql).pluck().all().map(String)

function ofSqlite(): Tables {
  const types = Object.entries(TYPES).map(([from, to]) => `WHEN '${from}' THEN '${to}'`)
  // Each engine keeps the words of searches in its own way.
  const tables = `sqlite_master t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '_prisma%'
    AND t.name NOT LIKE 'Search%'`
  const checks = ask(`SELECT t.sql FROM ${tables}`).flatMap((sql) => [...sql.matchAll(/CONSTRAINT "(\w+_check)"/g)])
  return {
    columns: ask(`SELECT t.name || '.' || c.name || ' ' || CASE c.type ${types.join(' ')} END
      || CASE WHEN c."notnull" THEN ' not null' ELSE '' END
      || CASE WHEN c.dflt_value IS NULL THEN '' ELSE ' default' END
      FROM pragma_table_info(t.name) c, ${tables}`),
    // An expression has no name here, and that of its function on PostgreSQL.
    indexes: ask(`SELECT CASE WHEN i."unique" THEN 'unique ' ELSE '' END || i.name || ' ' || (
        SELECT group_concat(coalesce(x.name, 'lower') || CASE WHEN x.desc THEN ' desc' ELSE '' END, ', ')
        FROM (SELECT * FROM pragma_index_xinfo(i.name) WHERE key = 1 ORDER BY seqno) x)
      FROM pragma_index_list(t.name) i, ${tables} AND i.origin = 'c'`),
    foreignKeys:
      ask(`SELECT t.name || '.' || f."from" || ' to ' || f."table" || '.' || f."to" || ' ' || f.on_delete || ' ' || f.on_update
      FROM pragma_foreign_key_list(t.name) f, ${tables}`),
    // Those for enums and flags are types on PostgreSQL.
    checks: checks.map(([, name = '']) => name).filter((name) => !/_(known|flag)_check$/.test(name)),
  }
}

async function ofPostgres(): Promise<Tables> {
  const all = async (sql: string) =>
    (await server.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => `${value}`)
  const own = `relnamespace = 'public'::regnamespace AND relname NOT LIKE '\\_prisma%' AND relname NOT LIKE 'Search%'`
  const action = (column: string) =>
    `CASE ${column} WHEN 'c' THEN 'CASCADE' WHEN 'r' THEN 'RESTRICT' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END`
  return {
    columns: await all(`SELECT relname || '.' || attname || ' '
      || CASE WHEN typtype = 'e' THEN 'text' ELSE format_type(atttypid, atttypmod) END
      || CASE WHEN attnotnull THEN ' not null' ELSE '' END
      || CASE WHEN atthasdef AND NOT attname = 'id' THEN ' default' ELSE '' END
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN pg_type ON pg_type.oid = atttypid
      WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped AND ${own}`),
    indexes: await all(`SELECT CASE WHEN indisunique THEN 'unique ' ELSE '' END || relname || ' ' || (
        SELECT string_agg(attname || CASE WHEN indoption[attnum - 1] & 1 = 1 THEN ' desc' ELSE '' END, ', ' ORDER BY attnum)
        FROM pg_attribute WHERE attrelid = indexrelid)
      FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE NOT indisprimary AND ${own}`),
    foreignKeys:
      await all(`SELECT relname || '.' || a.attname || ' to ' || trim('"' FROM confrelid::regclass::text) || '.' || b.attname
      || ' ' || ${action('confdeltype')} || ' ' || ${action('confupdtype')}
      FROM pg_constraint JOIN pg_class c ON c.oid = conrelid
      JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
      JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = confkey[1] WHERE contype = 'f'`),
    checks: await all(
      `SELECT conname FROM pg_constraint JOIN pg_class c ON c.oid = conrelid WHERE contype = 'c' AND ${own}`,
    ),
  }
}

test.each(['columns', 'indexes', 'foreignKeys', 'checks'] as const)('both engines have the same %s', async (what) => {
  const [sqlite, postgres] = [ofSqlite()[what].toSorted(), (await ofPostgres())[what].toSorted()]
  expect(sqlite.length).toBeGreaterThan(10)
  expect(postgres).toEqual(sqlite)
})

test('what SQLite checks of enums is what the types of PostgreSQL allow', async () => {
  const sql = `SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum GROUP BY enumtypid`
  const types = (await server.query({ text: sql, rowMode: 'array' })).rows.map(([labels]) => String(labels))
  const tables = ask("SELECT sql FROM sqlite_master WHERE type = 'table'").join('\n')
  const lists = [...tables.matchAll(/_known_check" CHECK \("\w+" IN \((.*?)\)\)/g)].map(([, labels = '']) => labels)
  expect(lists.length).toBeGreaterThan(5)
  expect(new Set(types)).toEqual(new Set(lists))
})
