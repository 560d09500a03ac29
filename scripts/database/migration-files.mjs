/** The migrations on disk: one folder for each engine. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../setup/processes.mjs'
import { NO_FILTERS } from './schema-engine.mjs'

export const SQLITE_MIGRATIONS = path.join(ROOT, 'prisma', 'migrations')
export const POSTGRES_MIGRATIONS = path.join(ROOT, 'prisma', 'migrations-postgres')

/** The migrations in a folder, oldest first, as `{ name, sql }`. */
export function readMigrations(directory) {
  return readdirSync(directory)
    .map((name) => ({ name, file: path.join(directory, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => ({ name, sql: readFileSync(file, 'utf8') }))
}

/** Which migrations a database has, lacks, has from elsewhere, and which were edited since; `applied` are pairs of name and checksum. */
export function compareMigrations(migrations, applied) {
  const known = new Map(applied)
  const checksum = (sql) => createHash('sha256').update(sql).digest('hex')
  return {
    present: migrations.filter(({ name }) => known.has(name)),
    unknown: [...known.keys()].filter((applied) => !migrations.some(({ name }) => name === applied)),
    pending: migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name),
    edited: migrations
      .filter(({ name, sql }) => known.has(name) && known.get(name) !== checksum(sql))
      .map(({ name }) => name),
  }
}

/** Writes a new migration with the given SQL and returns the path of its file. */
export function writeMigration(name, sql, { directory = SQLITE_MIGRATIONS, now = new Date() } = {}) {
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

/** The migrations as the schema engine takes them. */
export function listFor(provider, migrations) {
  return {
    baseDir: ROOT,
    lockfile: { path: 'migration_lock.toml', content: `provider = "${provider}"\n` },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}

/** The SQL that leads from the tables of the engine's database to a schema; null when there is no difference. */
export async function changesIn(engine, schema) {
  const files = [{ path: 'schema.prisma', content: schema }]
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: ROOT },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    shadowDatabaseUrl: null,
    exitCode: true,
    filters: NO_FILTERS,
  })
  return exitCode === 0 ? null : stdout
}
