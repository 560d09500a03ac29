/** Applies, compares and writes the migrations of prisma/migrations. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { claimAlone, ROOT, readFile } from './files.mjs'
import { NO_FILTERS, withEngine } from './schema-engine.mjs'

const SCHEMA_FILE = path.join(ROOT, 'prisma', 'schema.prisma')
const MIGRATIONS_DIR = path.join(ROOT, 'prisma', 'migrations')

/** The migrations on disk, oldest first, as `{ name, sql }`. */
export function migrationsOnDisk(directory = MIGRATIONS_DIR) {
  return readdirSync(directory)
    .map((name) => ({ name, file: path.join(directory, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => ({ name, sql: readFileSync(file, 'utf8') }))
}

/**
 * Compares a database file with the migrations on disk: those not applied, and those edited after they were applied.
 * Needs no engine, so that checking an up-to-date database is fast.
 */
export function migrationStatus(file, migrations = migrationsOnDisk()) {
  const applied = new Map(appliedMigrations(file))
  const checksum = (sql) => createHash('sha256').update(sql).digest('hex')
  return {
    pending: migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name),
    edited: migrations
      .filter(({ name, sql }) => applied.has(name) && applied.get(name) !== checksum(sql))
      .map(({ name }) => name),
  }
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

/**
 * Brings a database file up to date, and creates it with its folder if needed. Returns the names of the applied
 * migrations, none on a second run. Throws while a server uses the file.
 */
export async function applyMigrations(file, migrations = migrationsOnDisk()) {
  const { pending } = migrationStatus(file, migrations)
  if (pending.length === 0) return []
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) claimAlone(file)
  try {
    const result = await withEngine({ file, schema: schemaText() }, (engine) =>
      engine.applyMigrations({ migrationsList: migrationsList(migrations), filters: NO_FILTERS }),
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
  const files = [{ path: 'schema.prisma', content: schema }]
  return withEngine({ file: file ?? ':memory:', schema }, async (engine) => {
    if (!file) {
      // The engine can compare with migrations itself, but the adapter cannot run several statements for it.
      await engine.applyMigrations({ migrationsList: migrationsList(migrations), filters: NO_FILTERS })
    }
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: path.dirname(SCHEMA_FILE) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      shadowDatabaseUrl: null,
      exitCode: true,
      filters: NO_FILTERS,
    })
    return exitCode === 0 ? null : stdout
  })
}

/** Writes a new migration with the given SQL and returns the path of its file. */
export function writeMigration(name, sql, { directory = MIGRATIONS_DIR, now = new Date() } = {}) {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(
      `A migration's name has lower-case letters, digits and _ only, as in add_opening_hours; got "${name}"`,
    )
  }
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const file = path.join(directory, `${stamp}_${name}`, 'migration.sql')
  mkdirSync(path.dirname(file))
  writeFileSync(file, sql)
  return file
}

function schemaText() {
  return readFileSync(SCHEMA_FILE, 'utf8')
}

function migrationsList(migrations) {
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}
