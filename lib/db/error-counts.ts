import 'server-only'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { processWide } from '@/lib/process-wide'
import { type Day, wallClock } from '@/lib/zoned-time'
import type { Deps } from './deps'

type Counted = { count: number; lastAt: Date }

/** The errors of this process that no row has yet, by place: a closed set, of routes and the texts of jobs. */
const seen = processWide('error counts', () => new Map<string, Counted>())

/** Counts a failure of the server itself. It writes nothing: the request is answered, and the database may be what failed. */
export function countError(place: string, lastAt = new Date()): void {
  seen.set(place, { count: (seen.get(place)?.count ?? 0) + 1, lastAt })
}

/** Logs and counts the failure of a job. */
export function reportError(fields: object, failure: string): void {
  log.error(fields, failure)
  countError(failure)
}

const dayOf = (instant: Date): Day => wallClock(instant, env.DEFAULT_TIME_ZONE).day

/** Adds what this process has counted to the rows of all processes. What cannot be written is tried again at the next call. */
export async function storeErrors({ db }: Pick<Deps, 'db'>): Promise<void> {
  const counted = [...seen]
  if (counted.length === 0) return
  await db.write(async (tx) => {
    for (const [place, { count, lastAt }] of counted) {
      const day = dayOf(lastAt)
      await tx.errorCount.deleteMany({ where: { place, day: { lt: day } } })
      const update = { count: { increment: count }, lastAt }
      await tx.errorCount.upsert({ where: { place }, create: { place, day, count, lastAt }, update })
    }
  })
  for (const [place, { count }] of counted) {
    const now = seen.get(place)
    if (now && now.count > count) seen.set(place, { ...now, count: now.count - count })
    else seen.delete(place)
  }
}

/** The places of today's errors, the latest first. */
export function listErrors({ db, now }: Deps): Promise<(Counted & { place: string })[]> {
  return db.read.errorCount.findMany({
    where: { day: dayOf(now) },
    select: { place: true, count: true, lastAt: true },
    orderBy: { lastAt: 'desc' },
  })
}
