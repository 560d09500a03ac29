/** Compares the migrations of both engines with schema.prisma, and writes new ones. */
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS, writeMigration } from './migration-files.mjs'
import { diffToSchema } from './migrations.mjs'
import { applyMigrations, diffToSchema as diffPostgres } from './postgres-migrations.mjs'

/** The SQL from the migrations of each engine to the schema; null without a difference. PostgreSQL needs a server. */
export async function diffs() {
  const { postgresSource, temporaryDatabase } = await import('../testing/postgres-server.mjs')
  const sqlite = await diffToSchema()
  if (!postgresSource()) {
    console.warn('The migrations of PostgreSQL were not compared, since there is no PostgreSQL here.')
    return { sqlite }
  }
  const database = await temporaryDatabase(`plateful_diff_${process.pid}`)
  try {
    await applyMigrations(database.url)
    return { sqlite, postgres: await diffPostgres(database.url) }
  } finally {
    await database.remove()
  }
}

/** Writes what `diffs` found as new migrations of one name, and returns their files. */
export function writeMigrations(name, { sqlite, postgres }, now = new Date()) {
  const found = [
    [sqlite, SQLITE_MIGRATIONS],
    [postgres, POSTGRES_MIGRATIONS],
  ]
  return found.flatMap(([sql, directory]) => (sql ? writeMigration(name, sql, { directory, now }) : []))
}
