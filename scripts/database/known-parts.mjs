/** Refuses databases with tables, triggers or migrations of unknown origin: a trigger could change whatever is written. */
import Database from 'better-sqlite3'
import { readFile } from './files.mjs'
import { withConnection } from './postgres-connection.mjs'

/**
 * Throws unless a database consists of exactly what the migrations make that it has had. `found` and `made` map the name of each table,
 * view, trigger, function and rule to its definition; that of a table is left out, since SQLite words it by how it came about.
 */
export function assertKnown(database, unknownMigrations, found, made) {
  const strange = [...new Set([...found.keys(), ...made.keys()])].filter((name) => found.get(name) !== made.get(name))
  const faults = [...unknownMigrations.map((name) => `migration ${name}`), ...strange]
  if (faults.length > 0) {
    throw new Error(`${database} cannot be used: it differs from what this version makes in ${faults.join(', ')}.`)
  }
}

/** What a SQLite file consists of. */
export const sqliteParts = (file) => readFile(file, partsOf)

/** What migrations make of an empty SQLite database. */
export function sqlitePartsMadeBy(migrations) {
  const db = new Database(':memory:')
  try {
    for (const { sql } of migrations) db.exec(sql)
    return partsOf(db)
  } finally {
    db.close()
  }
}

function partsOf(db) {
  const parts = `SELECT type || ' ' || name, CASE type WHEN 'table' THEN '' ELSE sql END FROM sqlite_master
    WHERE type <> 'index' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '_prisma_migrations'`
  return new Map(db.prepare(parts).raw().all())
}

/** Without what extensions bring along, such as pg_stat_statements. */
const POSTGRES_PARTS = `
  SELECT 'table ' || relname, '' FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'f', 'v', 'm') AND relname <> '_prisma_migrations'
      AND pg_class.oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
  UNION ALL SELECT 'trigger ' || tgname || ' of ' || relname, pg_get_triggerdef(pg_trigger.oid, true) || tgenabled::text
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal
  UNION ALL SELECT 'rule ' || rulename || ' of ' || relname, pg_get_ruledef(pg_rewrite.oid, true)
    FROM pg_rewrite JOIN pg_class ON pg_class.oid = ev_class
    WHERE relnamespace = current_schema()::regnamespace AND rulename <> '_RETURN'
  UNION ALL SELECT 'function ' || proname, prosrc FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')`

const SCRATCH = 'plateful_comparison'

/** What a PostgreSQL database consists of, and what migrations make in an empty schema, of which nothing stays. */
export function postgresParts(url, migrations) {
  return withConnection(url, async (client) => {
    const parts = async () => new Map((await client.query({ text: POSTGRES_PARTS, rowMode: 'array' })).rows)
    // Definitions leave out the schema that is searched.
    await client.query('BEGIN; SET LOCAL search_path TO public')
    const found = await parts()
    await client.query(`CREATE SCHEMA ${SCRATCH}; SET LOCAL search_path TO ${SCRATCH}`)
    for (const { sql } of migrations) await client.query(sql)
    const made = await parts()
    await client.query('ROLLBACK')
    return { found, made }
  })
}
