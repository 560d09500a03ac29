import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '@/lib/db/client'
import { log } from '@/lib/log'
import type { Hook } from './hook'
import { openAnswers } from './open-answers'

/** Longer than any request should take, and shorter than the half minute after which process managers kill. */
const PATIENCE_MS = 20_000
/** A request that was on its way when the last answer went out still gets one. */
const QUIET_MS = 250

let stopping = false

/** Tells the other side not to use its connection again, once the process is about to stop. */
export const announceStop: Hook = ({ response }) => {
  if (stopping) endConnectionAfter(response)
}

/**
 * Stops the process in order when it is told to: takes no new connections, answers what is under way, closes the sockets that
 * nothing is under way on, closes the database so that its log is folded in, and exits with 0. Next closes its server too,
 * but not the database, and a proxy that keeps its connections busy would hold it up forever.
 */
export function stopOnSignals(servers: ReadonlySet<Server>): void {
  const begin = () => {
    if (stopping) return
    stopping = true
    stop(servers).catch((error: unknown) => {
      log.error({ err: error }, 'could not stop in order')
      process.exit(1)
    })
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
}

async function stop(servers: ReadonlySet<Server>): Promise<void> {
  for (const response of openAnswers) endConnectionAfter(response)
  for (const server of servers) server.close()
  const inTime = await lastAnswerIsOut()
  // What is left has no answer to wait for: sockets that are idle, or whose request has not fully come in.
  for (const server of servers) server.closeAllConnections()
  await db.close()
  process.exit(inTime ? 0 : 1)
}

/** Whether the last answer went out in time. */
async function lastAnswerIsOut(): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  do {
    while (openAnswers.size > 0) {
      if (performance.now() > deadline) return false
      await sleep(20)
    }
    await sleep(QUIET_MS)
  } while (openAnswers.size > 0)
  return true
}

function endConnectionAfter(response: ServerResponse): void {
  // If there is still time to say so.
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
