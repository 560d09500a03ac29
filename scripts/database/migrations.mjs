/** Applies, compares and writes the migrations of SQLite. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { claimAlone, readFile } from './files.mjs'
import { changesIn, compareMigrations, listFor, readMigrations, SQLITE_MIGRATIONS } from './migration-files.mjs'
import { SCHEMA_FILE } from './postgres-schema.mjs'
import { NO_FILTERS, withEngine } from './schema-engine.mjs'

/** The migrations on disk, oldest first, as `{ name, sql }`. */
export function migrationsOnDisk(directory = SQLITE_MIGRATIONS) {
  return readMigrations(directory)
}

/** The migrations that a file lacks, and those edited since. Needs no engine: checking a current database is fast. */
export function migrationStatus(file, migrations = migrationsOnDisk()) {
  return compareMigrations(migrations, appliedMigrations(file))
}

function appliedMigrations(file) {
  if (!existsSync(file)) return []
  return readFile(file, (db) => {
    const known = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get()
    if (!known) return []
    return db
      .prepare(
        'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
      .raw()
      .all()
  })
}

/** Brings a database file up to date, or creates it; returns what it applied. Throws while a server uses the file. */
export async function applyMigrations(file, migrations = migrationsOnDisk()) {
  const { pending } = migrationStatus(file, migrations)
  if (pending.length === 0) return []
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) claimAlone(file)
  try {
    const result = await withEngine({ adapter: adapterOf(file), schema: schemaText() }, (engine) =>
      engine.applyMigrations({ migrationsList: listFor('sqlite', migrations), filters: NO_FILTERS }),
    )
    return result.appliedMigrationNames
  } catch (error) {
    throw new Error(`Could not apply ${pending.join(', ')} to ${file}: ${error.message}`, { cause: error })
  }
}

/**
 * The SQL that leads to schema.prisma from what the migrations make, or, with `file`, from the tables of that database.
 * Null when there is no difference. Prisma does not see CHECK constraints, so they are no difference either.
 *
 * @param {{ file?: string, schema?: string, migrations?: { name: string, sql: string }[] }} [options]
 */
export function diffToSchema({ file, schema = schemaText(), migrations = migrationsOnDisk() } = {}) {
  return withEngine({ adapter: adapterOf(file ?? ':memory:'), schema }, async (engine) => {
    if (!file) {
      // The engine can compare with migrations itself, but the adapter cannot run several statements for it.
      await engine.applyMigrations({ migrationsList: listFor('sqlite', migrations), filters: NO_FILTERS })
    }
    return changesIn(engine, schema)
  })
}

function adapterOf(file) {
  return new PrismaBetterSqlite3({ url: `file:${file}` })
}

function schemaText() {
  return readFileSync(SCHEMA_FILE, 'utf8')
}
