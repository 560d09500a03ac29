import type { StdioOptions } from 'node:child_process'
import { freePort } from '../scripts/setup/port.mjs'
import { launch } from '../scripts/setup/processes.mjs'
import { withServer } from '../scripts/setup/server.mjs'
import { ORIGIN } from '../tests/faults/client'
import type { Server } from './figure'

/** Only errors are shown; the log costs what it costs, and nobody reads it. */
const STDIO: StdioOptions = ['ignore', 'ignore', 'inherit']

/** Runs the production server on a database file until `work` is done. */
export async function withSite<T>(file: string, work: (site: Server) => Promise<T>): Promise<T> {
  // The address that visitors use, whatever port the server has.
  const env = { APP_URL: ORIGIN, DATABASE_URL: `file:${file}` }
  const { result } = await withServer({ env, stdio: STDIO }, (url: string, pid: number) =>
    work({ url, port: Number(new URL(url).port), pid }),
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
