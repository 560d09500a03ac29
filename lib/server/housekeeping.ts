import { db } from '@/lib/db/client'
import { isUnavailable } from '@/lib/db/failures'
import { log } from '@/lib/log'
import { keepHouse } from '@/lib/services/housekeeping/keep-house'

const HOUR_MS = 60 * 60_000
/** The first requests of a process have better things to wait for. */
const FIRST_AFTER_MS = 60_000

/** Removes what nobody needs anymore, a minute after the start and then every hour. */
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
    // A full disk or a lock is reported by the health check; the next hour tries again.
    if (!isUnavailable(error)) log.error({ err: error }, 'housekeeping failed')
  }
}
