import { db } from '@/lib/db/client'
import { isUnavailable } from '@/lib/db/failures'
import { log } from '@/lib/log'
import { followClock } from '@/lib/services/orders/follow-clock'

const EVERY_MS = 5_000

/** Does what the clock says every few seconds. What a stopped process missed is done by the next one. */
export function followClockEveryFewSeconds(): void {
  setTimeout(async () => {
    await follow()
    followClockEveryFewSeconds()
  }, EVERY_MS).unref()
}

async function follow(): Promise<void> {
  try {
    await followClock({ db, now: new Date() })
  } catch (error) {
    // The health check reports a full disk or a lock; the next time tries again.
    if (!isUnavailable(error)) log.error({ err: error }, 'the clock could not be followed')
  }
}
