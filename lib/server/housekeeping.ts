import { db } from '@/lib/db/client'
import { isUnavailable } from '@/lib/db/failures'
import { log } from '@/lib/log'
import { keepHouse } from '@/lib/services/housekeeping/keep-house'

const HOUR_MS = 60 * 60_000
/** The first requests of a process come first. */
const FIRST_AFTER_MS = 60_000

/** Removes expired rows a minute after the start and then every hour. */
export function keepHouseEveryHour(): void {
  setTimeout(() => {
    void tidyUp()
    setInterval(() => void tidyUp(), HOUR_MS).unref()
  }, FIRST_AFTER_MS).unref()
}

async function tidyUp(): Promise<void> {
  try {
    await keepHouse({ db, now: new Date() })
  } catch (error) {
    // The health check reports a full disk or a lock; the next hour tries again.
    if (!isUnavailable(error)) log.error({ err: error }, 'housekeeping failed')
  }
}
