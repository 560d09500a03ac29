import 'server-only'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import type { Db } from '@/lib/db/database'

/** More than any user has devices; 'Sign out everywhere' ends those above it too. */
const MAX_LISTED = 50

/** The valid sessions of a user, last used first. */
export function listSessions(userId: number, { db, now }: { db: Db; now: Date }) {
  return db.read.session.findMany({
    where: { userId, createdAt: { gt: new Date(now.getTime() - SESSION_LIFE_MS) } },
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: MAX_LISTED,
  })
}
