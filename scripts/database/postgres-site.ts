import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { QueryResultRow } from 'pg'
import { messageOf, ROOT } from '../setup/processes.mjs'
import { assertKnown, postgresParts } from './known-parts'
import { applyMigrations, migrationStatus } from './migrations'
import { assertKeepsSettings, withConnection } from './postgres-connection'
import { timestamp } from './sqlite-files'

/** Counts the connections that servers hold (lib/db/postgres-connection.ts). */
const SERVERS = `SELECT count(*)::int AS servers FROM pg_stat_activity
  WHERE datname = current_database() AND application_name IN ('plateful reader', 'plateful writer', 'plateful listener')`

/** A PostgreSQL database, as the commands use it. */
export class PostgresSite {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** All or nothing for each migration, so that no backup is needed. Several processes may do so at once. */
  async migrate(): Promise<string[]> {
    await assertKeepsSettings(this.#url)
    return applyMigrations(this.#url)
  }

  async assertThere(): Promise<void> {
    await this.#ask('SELECT 1')
  }

  async assertKnown(): Promise<void> {
    const { present, unknown } = await migrationStatus(this.#url)
    const { found, made } = await postgresParts(this.#url, present)
    assertKnown('The database', unknown, found, made)
  }

  async clear(): Promise<void> {
    await this.#assertAlone()
    await this.#ask('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  }

  async backUp(target = this.#defaultBackupFile()): Promise<string> {
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

  /** All or nothing, also when `prepare` throws. */
  async restore(source: string, prepare: (url: string) => Promise<void>): Promise<string> {
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
        throw new Error(`${messageOf(cause)} The database could not be put back: restore ${kept}.`, { cause })
      })
      throw cause
    }
    return kept
  }

  /** Objects that the backup lacks, such as a table of a later version, must not stay. */
  async #putBack(source: string): Promise<void> {
    await this.clear()
    const options = ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--no-privileges']
    run('pg_restore', [...options, source], this.#url)
  }

  /** The demo data is one transaction: all of it or nothing. */
  async seedOnce(seed: () => Promise<void>): Promise<boolean> {
    const rows = await this.#ask('SELECT 1 FROM "User" LIMIT 1')
    if (rows.length === 0) await seed()
    return rows.length === 0
  }

  demoAccounts(): Promise<{ firstName: string; restaurantOwner: boolean }[]> {
    return this.#ask('SELECT "firstName", "restaurantOwner" FROM "User" WHERE "demo" ORDER BY "id"')
  }

  async #assertAlone(): Promise<void> {
    const [found] = await this.#ask<{ servers: number }>(SERVERS)
    if (found?.servers) throw new Error('The database is in use. Stop the servers first, then try again.')
  }

  #ask<Row extends QueryResultRow>(sql: string): Promise<Row[]> {
    return withConnection(this.#url, async (client) => (await client.query<Row>(sql)).rows)
  }

  #defaultBackupFile(prefix = ''): string {
    const name = new URL(this.#url).pathname.slice(1) || 'plateful'
    return path.join(ROOT, '.data', 'backups', `${prefix}${name}-${timestamp(new Date())}.dump`)
  }
}

/** Runs one of PostgreSQL's own programs, on a database or without, and returns its output. */
function run(program: string, args: readonly string[], url?: string): string {
  // Everybody on the machine can see the arguments of a program, so the password is not among them.
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
