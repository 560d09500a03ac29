/** Refuses databases with tables, triggers or migrations of unknown origin: a trigger could change any write. */
import Database from 'better-sqlite3'
import { withConnection } from './postgres-connection'
import { readFile } from './sqlite-files'

export type Migration = { name: string; sql: string }

/** The definition of each part by its name. */
type Parts = Map<string, string>

/**
 * Throws unless a database has exactly the parts that its migrations make. `found` and `made` map the name of each
 * table, view, trigger, function and rule to its definition. A table's is left out: in SQLite it depends on the table's
 * history.
 */
export function assertKnown(database: string, unknownMigrations: readonly string[], found: Parts, made: Parts): void {
  const strange = [...new Set([...found.keys(), ...made.keys()])].filter((name) => found.get(name) !== made.get(name))
  const faults = [...unknownMigrations.map((name) => `migration ${name}`), ...strange]
  if (faults.length > 0) {
    throw new Error(`${database} cannot be used: it differs from what this version makes in ${faults.join(', ')}.`)
  }
}

/** The parts of a SQLite file. */
export const sqliteParts = (file: string) => readFile(file, partsOf)

/** The parts that migrations make of an empty SQLite database. */
export function sqlitePartsMadeBy(migrations: readonly Migration[]): Parts {
  const db = new Database(':memory:')
  try {
    for (const { sql } of migrations) db.exec(sql)
    return partsOf(db)
  } finally {
    db.close()
  }
}

function partsOf(db: Database.Database): Parts {
  const parts = `SELECT type || ' ' || name, CASE type WHEN 'table' THEN '' ELSE sql END FROM sqlite_master
    WHERE type <> 'index' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '_prisma_migrations'`
  return new Map(db.prepare<[], [string, string]>(parts).raw().all())
}

/** Without the parts of extensions, such as pg_stat_statements. */
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

/** The parts of a PostgreSQL database, and those that migrations make in an empty schema, which is rolled back. */
export function postgresParts(url: string, migrations: readonly Migration[]): Promise<{ found: Parts; made: Parts }> {
  return withConnection(url, async (client) => {
    const query = { text: POSTGRES_PARTS, rowMode: 'array' as const }
    const parts = async () => new Map((await client.query<[string, string]>(query)).rows)
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
