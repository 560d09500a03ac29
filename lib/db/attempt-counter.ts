import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import type { Db } from './database'

/** The options of every call: the library itself would bypass the write queue and read its own clock. */
type Deps = { db: Db; now: Date }
type Counted = { count: number; msLeft: number }

/**
 * A window may end this much later than one that begins now: calls overtake each other, and clocks of processes differ.
 * Without it, a call with an earlier time would begin the count anew.
 */
export const CLOCK_LEEWAY_MS = 60_000

/** rate-limiter-flexible on the database, shared by all processes. Its base class requires the `_` methods. */
export class AttemptCounter extends RateLimiterStoreAbstract {
  constructor({ name, allowed, seconds }: { name: string; allowed: number; seconds: number }) {
    super({ storeClient: null, keyPrefix: name, points: allowed, duration: seconds })
  }

  /** Adds to the count of the current window, or begins one. Removes all expired counts. */
  _upsert(key: string, points: number, msDuration: number, _forceExpire: boolean, { db, now }: Deps): Promise<Counted> {
    return db.write(async (tx) => {
      const past = { expiresAt: { lte: now } }
      // A window that ends too late began while the clock was ahead.
      const ahead = { key, expiresAt: { gt: new Date(now.getTime() + msDuration + CLOCK_LEEWAY_MS) } }
      await tx.attemptCount.deleteMany({ where: { OR: [past, ahead] } })
      const row = await tx.attemptCount.upsert({
        where: { key },
        create: { key, count: points, expiresAt: new Date(now.getTime() + msDuration) },
        update: { count: { increment: points } },
      })
      return counted(row, now)
    })
  }

  async _get(key: string, { db, now }: Deps): Promise<Counted | null> {
    const latest = new Date(now.getTime() + this.msDuration + CLOCK_LEEWAY_MS)
    const row = await db.read.attemptCount.findFirst({ where: { key, expiresAt: { gt: now, lte: latest } } })
    return row && counted(row, now)
  }

  async _delete(key: string, { db }: Deps): Promise<boolean> {
    const { count } = await db.write((tx) => tx.attemptCount.deleteMany({ where: { key } }))
    return count > 0
  }

  _getRateLimiterRes(_key: string, changed: number, { count, msLeft }: Counted): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - count), msLeft, count, count === changed)
  }
}

function counted({ count, expiresAt }: { count: number; expiresAt: Date }, now: Date): Counted {
  return { count, msLeft: expiresAt.getTime() - now.getTime() }
}
