import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/setup/port.mjs'
import { startServer } from '../scripts/setup/server.mjs'
import { test as base } from './fixtures'

type Settings = Record<string, string>

type ServerFixtures = {
  /** Starts the production server with its own settings, and returns its address. All servers of a test share a database. */
  serve: (settings: Settings) => Promise<string>
}

export const test = base.extend<ServerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  serve: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-own-'))
    const settings = { DATABASE_URL: `file:${path.join(folder, 'plateful.db')}` }
    execFileSync(process.execPath, ['scripts/database.mjs', 'migrate'], { env: { ...process.env, ...settings } })
    const stops: (() => Promise<unknown>)[] = []
    await use(async (over) => {
      const port = await freePort()
      // A numeric address: otherwise browser and test may use different ones, IPv4 and IPv6.
      const url = `http://127.0.0.1:${port}`
      const { child, exit } = await startServer({ port, env: { APP_URL: url, ...settings, ...over }, stdio: 'ignore' })
      stops.push(() => {
        child.kill('SIGTERM')
        return exit
      })
      // The server accepts connections before it is ready, so wait for its first answer.
      await fetch(url)
      return url
    })
    await Promise.all(stops.map((stop) => stop()))
    rmSync(folder, { recursive: true })
  },
})
