/** Reads, compares, applies and writes the migrations of both engines. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPostgresUrl } from '../../lib/db/engine'
import { messageOf, ROOT } from '../setup/processes.mjs'
import { withChecks, withoutRebuilding } from './checks'
import type { Migration } from './known-parts'
import { withConnection } from './postgres-connection'
import { claimAlone, fileFromUrl, readFile } from './sqlite-files'

/** A migration that a database has had: its name and its checksum. */
type Applied = [name: string, checksum: string]

/** The folder of each engine's migrations. */
export const FOLDERS = {
  sqlite: path.join(ROOT, 'prisma', 'migrations'),
  postgres: path.join(ROOT, 'prisma', 'migrations-postgres'),
}

const folderOf = (url: string) => FOLDERS[isPostgresUrl(url) ? 'postgres' : 'sqlite']

const APPLIED = `SELECT migration_name, checksum FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`

/** The migrations in a folder, oldest first. */
export function migrationsOnDisk(folder = FOLDERS.sqlite): Migration[] {
  return readdirSync(folder)
    .map((name) => ({ name, file: path.join(folder, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => ({ name, sql: readFileSync(file, 'utf8') }))
}

/** The applied, missing, unknown and edited migrations of a database. Fast, since it needs no engine. */
export async function migrationStatus(url: string, migrations = migrationsOnDisk(folderOf(url))) {
  const known = new Map(await (isPostgresUrl(url) ? appliedOnPostgres(url) : appliedToFile(fileFromUrl(url))))
  const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex')
  const present = migrations.filter(({ name }) => known.has(name))
  return {
    present,
    unknown: [...known.keys()].filter((applied) => !migrations.some(({ name }) => name === applied)),
    pending: migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name),
    edited: present.filter(({ name, sql }) => known.get(name) !== checksum(sql)).map(({ name }) => name),
  }
}

function appliedToFile(file: string): Applied[] {
  if (!existsSync(file)) return []
  return readFile(file, (db) => {
    const known = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get()
    return known ? db.prepare<[], Applied>(APPLIED).raw().all() : []
  })
}

function appliedOnPostgres(url: string): Promise<Applied[]> {
  return withConnection(url, async (client) => {
    const { rows: known } = await client.query(`SELECT to_regclass('"_prisma_migrations"') AS "table"`)
    return known[0].table === null ? [] : (await client.query<Applied>({ text: APPLIED, rowMode: 'array' })).rows
  })
}

/**
 * Brings a database up to date; returns the names of those it applied. Creates a missing file, and throws while a
 * server uses it. For a server of PostgreSQL the engine takes a lock, so that several processes may do it at once.
 */
export async function applyMigrations(url: string, migrations = migrationsOnDisk(folderOf(url))): Promise<string[]> {
  const { pending } = await migrationStatus(url, migrations)
  if (pending.length === 0) return []
  if (!isPostgresUrl(url)) {
    const file = fileFromUrl(url)
    mkdirSync(path.dirname(file), { recursive: true })
    if (existsSync(file)) claimAlone(file)
  }
  try {
    const { applyTo } = await schemaEngine()
    return await applyTo(url, migrations)
  } catch (error) {
    const place = isPostgresUrl(url) ? '' : ` to ${fileFromUrl(url)}`
    throw new Error(`Could not apply ${pending.join(', ')}${place}: ${messageOf(error)}`, { cause: error })
  }
}

/** The SQL that leads from the tables of a database to schema.prisma; null when there is no difference. */
export async function diffToSchema(url: string, schema?: string): Promise<string | null> {
  return (await schemaEngine()).diffIn(url, schema)
}

/**
 * The SQL that leads from SQLite's migrations to the schema, with CHECK constraints; null when there is no difference. A
 * table is made anew only where adding columns does not do, since that loses its triggers and writes all its rows again.
 */
export async function diffOfMigrations(schema?: string): Promise<string | null> {
  const { diffIn, IN_MEMORY } = await schemaEngine()
  const migrations = migrationsOnDisk()
  const plain = await diffIn(IN_MEMORY, schema, migrations)
  const short = withoutRebuilding(plain ?? '')
  const rest = short ? await diffIn(IN_MEMORY, schema, [...migrations, { name: 'added_columns', sql: short }]) : null
  const sql = rest?.includes('RedefineTables') ? plain : short + (rest ?? '')
  return withChecks('sqlite', sql, migrations, schema)
}

/** Imported late: most commands do not need it, and it takes as long to load as all other code. */
const schemaEngine = () => import('./schema-engine')

/** Writes a new migration with the given SQL and returns the path of its file. */
export function writeMigration(name: string, sql: string, { folder = FOLDERS.sqlite, now = new Date() } = {}): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(
      `A migration's name has lower-case letters, digits and _ only, as in add_opening_hours; got "${name}"`,
    )
  }
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const file = path.join(folder, `${stamp}_${name}`, 'migration.sql')
  mkdirSync(path.dirname(file))
  writeFileSync(file, sql)
  return file
}
