import type { StdioOptions } from 'node:child_process'
import { freePort } from '../scripts/setup/port.mjs'
import { launch } from '../scripts/setup/processes.mjs'
import { withServer } from '../scripts/testing/servers'
import { ORIGIN } from '../tests/faults/client'
import { Server as PostgresServer } from '../tests/faults/server'
import type { Server } from './figure'

/** Only errors are shown; the log is written at its usual cost and discarded. */
const STDIO: StdioOptions = ['ignore', 'ignore', 'inherit']

/** Runs the production server on a database file until `work` is done. */
export function withSite<T>(file: string, work: (site: Server) => Promise<T>, settings = {}): Promise<T> {
  return withSiteOn(`file:${file}`, work, settings)
}

/** Runs production servers on a new PostgreSQL server with the rows of a database file, until `work` is done. */
export async function withPostgresSites<T>(
  file: string,
  processes: number,
  work: (sites: readonly Server[]) => Promise<T>,
): Promise<T> {
  // With the default settings, so as durable as a real server.
  const server = await PostgresServer.start(file, [])
  const url = await server.newDatabase()
  const withMore = (sites: readonly Server[]): Promise<T> =>
    sites.length === processes ? work(sites) : withSiteOn(url, (site) => withMore([...sites, site]))
  return withMore([]).finally(() => server.stop())
}

async function withSiteOn<T>(url: string, work: (site: Server) => Promise<T>, settings = {}): Promise<T> {
  // The address that visitors use, whatever port the server has.
  const env = { APP_URL: ORIGIN, DATABASE_URL: url, ...settings }
  const { result } = await withServer({ env, stdio: STDIO }, (site: string, pid: number) =>
    work({ url: site, port: Number(new URL(site).port), pid }),
  )
  return result
}

/** Runs limits/read.mjs on a database file until `work` is done. */
export async function withLimitRead<T>(file: string, work: (limit: Server) => Promise<T>): Promise<T> {
  const port = await freePort()
  const child = launch(process.execPath, ['bench/limits/read.mjs', file, String(port)], { stdio: STDIO })
  const url = `http://localhost:${port}`
  try {
    await firstAnswer(`${url}/api/restaurants/1`)
    return await work({ url, port, pid: child.pid ?? 0 })
  } finally {
    child.kill()
  }
}

/** Asks until there is an answer; half a minute at most. */
export async function firstAnswer(url: string): Promise<void> {
  const deadline = performance.now() + 30_000
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return void (await answer.arrayBuffer())
    if (performance.now() > deadline) throw new Error(`${url} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
