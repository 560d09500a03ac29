import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { db } from '@/lib/db/client'
import { log } from '@/lib/log'

/** Longer than any request should take, and shorter than the half minute after which process managers kill. */
const PATIENCE_MS = 20_000

/**
 * Stops the process in order when it is told to: takes no new connections, answers what is under way, closes the database
 * so that its log is folded in, and exits with 0. Next closes its server too, but not the database, and a proxy that
 * keeps its connections busy would hold it up for ever.
 */
export function stopOnSignals(): void {
  const servers = new Set<Server>()
  const open = new Set<ServerResponse>()
  let stopping = false

  subscribe('http.server.request.start', (message) => {
    // The shape is documented with the channel.
    const { server, response } = message as { server: Server; response: ServerResponse }
    servers.add(server)
    open.add(response)
    if (stopping) endConnectionAfter(response)
    response.on('close', () => {
      open.delete(response)
      if (stopping) server.closeIdleConnections()
    })
  })

  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const response of open) endConnectionAfter(response)
    const closed = Promise.all([...servers].map((server) => new Promise((resolve) => server.close(resolve))))
    const inTime = await withinPatience(closed)
    await db.close()
    process.exit(inTime ? 0 : 1)
  }
  const begin = () => {
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'could not stop in order')
      process.exit(1)
    })
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
}

/** Tells the other side not to use the connection again, if there is still time to say so. */
function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Whether something is done in time. */
function withinPatience(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref()),
  ])
}
