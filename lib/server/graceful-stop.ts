import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '@/lib/db/client'
import { liveEvents } from '@/lib/live/server/streams'
import { log } from '@/lib/log'
import { processWide } from '@/lib/process-wide'
import { openAnswers } from './open-answers'
import { stopMails } from './periodic-work'
import type { Step } from './step'

/** Longer than any request should take, and shorter than the 30 seconds after which process managers kill. */
const PATIENCE_MS = 20_000
/** Requests already on their way when the last answer was sent still get an answer. */
const QUIET_MS = 250

const stop = processWide('stop', () => ({ hasBegun: false }))

/** Tells clients not to reuse their connection once the process is about to stop. */
export const announceStop: Step = (_, response) => {
  if (stop.hasBegun) endConnectionAfter(response)
}

/**
 * Stops the process in order: accepts no new connections, finishes pending requests, closes idle sockets, closes the
 * database so that its write-ahead log is merged, and exits with 0. Next would close its server but not the database,
 * and would wait forever for a proxy that keeps its connections busy. `serverNow` returns null before the first
 * connection.
 */
export function stopOnSignals(serverNow: () => Server | null): void {
  const begin = () => {
    if (stop.hasBegun) return
    stop.hasBegun = true
    stopInOrder(serverNow()).catch((error: unknown) => {
      log.error({ err: error }, 'could not stop in order')
      process.exit(1)
    })
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
}

async function stopInOrder(server: Server | null): Promise<void> {
  for (const response of openAnswers) endConnectionAfter(response)
  server?.close()
  const inTime = await lastAnswerIsOut()
  // The remaining sockets have no answer pending: they are idle, or their request is incomplete.
  server?.closeAllConnections()
  await stopMails()
  await db.close()
  process.exit(inTime ? 0 : 1)
}

/** Whether the last answer was sent in time. */
async function lastAnswerIsOut(): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  do {
    while (openAnswers.size > 0) {
      // Streams never end by themselves, and browsers reopen them on their existing connections.
      liveEvents.endAll()
      if (performance.now() > deadline) return false
      await sleep(20)
    }
    await sleep(QUIET_MS)
  } while (openAnswers.size > 0)
  return true
}

function endConnectionAfter(response: ServerResponse): void {
  // Headers that are already sent cannot change.
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
