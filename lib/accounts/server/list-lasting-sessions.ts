import 'server-only'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import type { Db } from '@/lib/db/database'

/** Those of these sessions that have not ended. */
export async function listLastingSessions(
  ids: readonly number[],
  { db, now }: { db: Pick<Db, 'read'>; now: Date },
): Promise<Set<number>> {
  const madeAfter = new Date(now.getTime() - SESSION_LIFE_MS)
  const sessions = await db.read.session.findMany({
    where: { id: { in: [...ids] }, createdAt: { gt: madeAfter } },
    select: { id: true },
  })
  return new Set(sessions.map(({ id }) => id))
}
