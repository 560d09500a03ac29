import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '@/lib/db/client'
import type { Deps } from '@/lib/db/deps'
import { reportError, storeErrors } from '@/lib/db/error-counts'
import { isUnavailable } from '@/lib/db/failures'
import { Mailer } from '@/lib/mail/server/mailer'
import { oneAtATime } from '@/lib/one-at-a-time'
import { compose } from '@/lib/operations/server/compose-mail'
import { followClock } from '@/lib/orders/server/clock'
import { processWide } from '@/lib/process-wide'
import { refreshIndex } from '@/lib/search/server/refresh-index'
import { runMaintenance } from './maintenance'

const CLOCK_EVERY_MS = 5_000
/** Commits within this time share one look at what the search index lacks. */
const SHARED_LOOK_MS = 50
const HOUR_MS = 60 * 60_000
/** Delays the first cleanup, so that it does not slow down the first requests. */
const FIRST_AFTER_MS = 60_000

/** Settles due orders and stores errors every few seconds. After a stop, the next process catches up on overdue orders. */
export function followClockEveryFewSeconds(): void {
  setTimeout(async () => {
    await attempt(followClock, 'the clock could not be followed')
    await attempt(storeErrors, 'errors could not be counted')
    followClockEveryFewSeconds()
  }, CLOCK_EVERY_MS).unref()
}

/** Refreshes the search index soon after commits of any process, and every few seconds in case it failed. */
export function keepSearchFresh(): void {
  const look = oneAtATime(async () => {
    await attempt(refreshIndex, 'the search index could not be refreshed')
    await sleep(SHARED_LOOK_MS, undefined, { ref: false })
  })
  db.watch(look)
  setInterval(look, CLOCK_EVERY_MS).unref()
  look()
}

const mails = processWide('mails', (): { mailer: Mailer | null } => ({ mailer: null }))

/** Sends the mails of the outbox. */
export function sendMails(): void {
  mails.mailer = new Mailer(compose)
}

/** Waits for the mails being sent, and sends no more. */
export async function stopMails(): Promise<void> {
  await mails.mailer?.stop()
}

/** Removes expired rows a minute after the start and then every hour. */
export function keepHouseEveryHour(): void {
  const tidyUp = () => void attempt(runMaintenance, 'housekeeping failed')
  setTimeout(() => {
    tidyUp()
    setInterval(tidyUp, HOUR_MS).unref()
  }, FIRST_AFTER_MS).unref()
}

async function attempt(work: (deps: Deps) => Promise<void>, failure: string): Promise<void> {
  try {
    await work({ db, now: new Date() })
  } catch (error) {
    // The health check reports a full disk or a lock; the next run tries again.
    if (!isUnavailable(error)) reportError({ err: error }, failure)
  }
}
