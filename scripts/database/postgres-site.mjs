/** A PostgreSQL database, as the commands use it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../setup/processes.mjs'
import { timestamp } from './backup.mjs'
import { assertKnown, postgresParts } from './known-parts.mjs'
import { assertKeepsSettings, withConnection } from './postgres-connection.mjs'
import { applyMigrations, diffToSchema, migrationStatus } from './postgres-migrations.mjs'

/** Of the connections that servers hold (lib/db/postgres-connection.ts). */
const SERVERS = `SELECT count(*)::int AS servers FROM pg_stat_activity
  WHERE datname = current_database() AND application_name IN ('plateful reader', 'plateful writer', 'plateful listener')`

export class PostgresSite {
  #url

  constructor(url) {
    this.#url = url
  }

  status() {
    return migrationStatus(this.#url)
  }

  /** Applies what is missing, all or nothing for each migration. Several processes may do so at once. */
  async migrate() {
    await assertKeepsSettings(this.#url)
    return applyMigrations(this.#url)
  }

  diffLive() {
    return diffToSchema(this.#url)
  }

  async assertThere() {
    await this.#ask('SELECT 1')
  }

  /** Throws unless it has exactly the tables, triggers and migrations that this version makes, as far as it is migrated. */
  async assertKnown() {
    const { present, unknown } = await this.status()
    const { found, made } = await postgresParts(this.#url, present)
    assertKnown('The database', unknown, found, made)
  }

  /** Removes everything; refused while a server uses it. */
  async clear() {
    await this.#assertAlone()
    await this.#ask('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  }

  /** Copies the database to a file with pg_dump and returns its path. Never overwrites a file. */
  async backUp(target = this.#defaultBackupFile()) {
    const file = path.resolve(target)
    if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`)
    mkdirSync(path.dirname(file), { recursive: true })
    const partial = `${file}.partial`
    try {
      run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${partial}`], this.#url)
      renameSync(partial, file)
    } finally {
      rmSync(partial, { force: true })
    }
    return file
  }

  /** Puts a backup in the database's place, all or nothing, also when `prepare` throws. Returns where the present one is kept. */
  async restore(source, prepare) {
    if (!existsSync(source)) throw new Error(`${source} does not exist.`)
    if (!run('pg_restore', ['--list', source]).includes('_prisma_migrations')) {
      throw new Error(`${source} cannot be used: it is not a database of Plateful.`)
    }
    await this.#assertAlone()
    const kept = await this.backUp(this.#defaultBackupFile('before-restore-'))
    try {
      await this.#putBack(source)
      await prepare(this.#url)
    } catch (cause) {
      await this.#putBack(kept).catch(() => {
        throw new Error(`${cause.message} The database could not be put back: restore ${kept}.`, { cause })
      })
      throw cause
    }
    return kept
  }

  /** What is not in the backup, such as a table of a later version, must not stay. */
  async #putBack(source) {
    await this.clear()
    const options = ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--no-privileges']
    run('pg_restore', [...options, source], this.#url)
  }

  /** The demo data is one transaction, so that there is all of it or nothing. */
  async seedOnce(seed) {
    const rows = await this.#ask('SELECT 1 FROM "User" LIMIT 1')
    if (rows.length > 0) return false
    await seed()
    return true
  }

  demoAccounts() {
    return this.#ask('SELECT "id", "firstName", "restaurantOwner" FROM "User" WHERE "demo" ORDER BY "id"')
  }

  async #assertAlone() {
    const [{ servers }] = await this.#ask(SERVERS)
    if (servers > 0) throw new Error('The database is in use. Stop the servers first, then try again.')
  }

  #ask(sql) {
    return withConnection(this.#url, async (client) => (await client.query(sql)).rows)
  }

  #defaultBackupFile(prefix = '') {
    const name = new URL(this.#url).pathname.slice(1) || 'plateful'
    return path.join(ROOT, '.data', 'backups', `${prefix}${name}-${timestamp(new Date())}.dump`)
  }
}

/** Runs one of PostgreSQL's own programs, on a database or without, and returns its output. */
function run(program, args, url) {
  // Everybody on the machine sees the arguments of a program, so the password is not among them.
  const to = url ? Object.assign(new URL(url), { password: '' }) : null
  const env = { ...process.env, ...(url && { PGPASSWORD: decodeURIComponent(new URL(url).password) }) }
  const options = to ? [...args, `--dbname=${to.href}`] : args
  const { error, status, stdout, stderr } = spawnSync(program, options, { encoding: 'utf8', env })
  if (error) {
    throw new Error(
      `${program} is not here. Install PostgreSQL's client programs, as in: apt install postgresql-client`,
    )
  }
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`)
  return stdout
}
