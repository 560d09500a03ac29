import 'server-only'
import type { Db } from '@/lib/db/database'
import { SESSION_LIFE_MS } from '@/lib/domain/session'

/** More than anybody has devices; 'Sign out everywhere' ends those beyond it too. */
const MAX_LISTED = 50

/** The sessions of a user that last, the one that was used last first. */
export function listSessions(userId: number, { db, now }: { db: Db; now: Date }) {
  return db.read.session.findMany({
    where: { userId, createdAt: { gt: new Date(now.getTime() - SESSION_LIFE_MS) } },
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: MAX_LISTED,
  })
}
