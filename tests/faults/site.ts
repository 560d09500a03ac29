import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { backUp, fileFromUrl } from '../../scripts/database/sqlite-files'
import { freePort } from '../../scripts/setup/port.mjs'
import { startServer } from '../../scripts/setup/server.mjs'
import { isComplaint } from '../../scripts/testing/results'
import { ORIGIN } from './client'

/** How one process of the site is started. */
type Settings = {
  env?: Record<string, string>
  /** A program with its arguments that starts the server, such as one that takes rights away from it. */
  under?: string[]
  /** The folder for the output of the server, if it is not that of the database. */
  log?: string
}

/** A folder with a copy of the migrated and seeded database that DATABASE_URL names, removed after the test. */
export async function makeFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-faults-'))
  const file = path.join(folder, 'plateful.db')
  const fill = () => backUp(fileFromUrl(process.env.DATABASE_URL ?? ''), file)
  await fill()
  return {
    folder,
    file,
    /** Removes the database while it is open, or replaces it. */
    async lose(replace: boolean): Promise<void> {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
      if (replace) await fill()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** One process of the production server on a database file. */
export class Site {
  #child: ChildProcess | null = null
  #exit: Promise<number> = Promise.resolve(0)

  private constructor(
    readonly file: string,
    readonly port: number,
    readonly settings: Settings,
  ) {}

  /** Starts a process of the site on a free port. */
  static async start(file: string, settings: Settings = {}): Promise<Site> {
    const site = new Site(file, await freePort(), settings)
    await site.start()
    return site
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Whether the process should be running. */
  get isUp(): boolean {
    return this.#child !== null
  }

  /** Starts the process again on the same port and file. */
  async start(): Promise<void> {
    const logs = [this.#logOf('out'), this.#logOf('err')].map((file) => openSync(file, 'a'))
    const { child, exit } = await startServer({
      port: this.port,
      env: { DATABASE_URL: `file:${this.file}`, APP_URL: ORIGIN, ...this.settings.env },
      under: this.settings.under,
      stdio: ['ignore', ...logs],
    })
    for (const log of logs) closeSync(log)
    this.#child = child
    this.#exit = exit
  }

  /** Kills the process at once, as a failure of the machine would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Asks the process to stop, and returns its exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    this.#child?.kill(signal)
    this.#child = null
    return this.#exit
  }

  /** What the server has printed or logged as an error since its first start. */
  complaints(): string {
    const logged = readFileSync(this.#logOf('out'), 'utf8').split('\n').filter(isComplaint)
    return [readFileSync(this.#logOf('err'), 'utf8'), ...logged].join('\n').trim()
  }

  /** The lines that the server has logged since its first start. */
  log(): { level: string; msg: string; status?: number }[] {
    const lines = readFileSync(this.#logOf('out'), 'utf8').split('\n')
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  }

  #logOf(stream: 'out' | 'err'): string {
    return path.join(this.settings.log ?? path.dirname(this.file), `${this.port}.${stream}`)
  }
}
