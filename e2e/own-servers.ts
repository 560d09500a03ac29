import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/setup/port.mjs'
import { startServer } from '../scripts/setup/server.mjs'
import { test as base } from './fixtures'

type Settings = Record<string, string>

type ServerFixtures = {
  /** Starts a production server with its own settings; returns its address. All servers of a test share a database. */
  serve: (settings: Settings) => Promise<string>
  /** Stops the server at an address, runs `meanwhile`, and starts the server there again. */
  restart: (url: string, meanwhile?: () => Promise<unknown>) => Promise<void>
  /** Takes the tables of the database of these servers away, or gives them back. */
  setAway: (isAway: boolean) => void
}

/** Without these nothing can be answered that is not in memory. */
const TABLES = ['ContentVersion', 'User', 'Session', 'Restaurant', 'MenuItem', 'Order', 'AttemptCount']

type Running = { env: Settings; stop: () => Promise<unknown> }

export const test = base.extend<ServerFixtures & { servers: ServerFixtures }>({
  servers: async ({ context }, use, testInfo) => {
    // A busy machine takes many seconds to start a server.
    testInfo.setTimeout(4 * testInfo.timeout)
    const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-own-'))
    const file = path.join(folder, 'plateful.db')
    const settings = { DATABASE_URL: `file:${file}` }
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/database.ts', 'migrate'], {
      env: { ...process.env, ...settings },
    })
    const running = new Map<string, Running>()
    const start = async (url: string, env: Settings) => {
      const { child, exit } = await startServer({ port: Number(new URL(url).port), env, stdio: 'ignore' })
      const stop = () => {
        child.kill('SIGTERM')
        return exit
      }
      running.set(url, { env, stop })
      // The server accepts connections before it is ready, so wait for its first answer.
      await fetch(url)
    }
    await use({
      async serve(over) {
        // A numeric address: otherwise browser and test may use different ones, IPv4 and IPv6.
        const url = `http://127.0.0.1:${await freePort()}`
        await start(url, { APP_URL: url, ...settings, ...over })
        return url
      },
      async restart(url, meanwhile) {
        const server = running.get(url)
        if (!server) throw new Error(`There is no server at ${url}.`)
        await server.stop()
        await meanwhile?.()
        await start(url, server.env)
      },
      setAway(isAway) {
        const [from, to] = isAway ? ['', 'Away'] : ['Away', '']
        const script = `
          const file = new (require('better-sqlite3'))(${JSON.stringify(file)})
          file.pragma('legacy_alter_table = ON')
          for (const name of ${JSON.stringify(TABLES)})
            file.exec('ALTER TABLE "' + name + '${from}" RENAME TO "' + name + '${to}"')`
        execFileSync(process.execPath, ['-e', script])
      },
    })
    // A page that is still loading would log errors once its server is gone.
    await Promise.all(context.pages().map((page) => page.goto('about:blank')))
    await Promise.all([...running.values()].map(({ stop }) => stop()))
    rmSync(folder, { recursive: true })
  },
  serve: ({ servers }, use) => use(servers.serve),
  restart: ({ servers }, use) => use(servers.restart),
  setAway: ({ servers }, use) => use(servers.setAway),
})
