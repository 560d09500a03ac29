import 'server-only'
import type { Db } from '@/lib/db/database'
import { type UserRow, userShape } from '@/lib/db/shapes'
import { env } from '@/lib/env'

export type SessionUser = UserRow

/**
 * The user of a session, or null when the session is of an older version or the user is gone. Where nobody may come in by a
 * demo account, whoever came in before is out as well.
 */
export async function findSessionUser(
  session: { userId: number; version: number },
  { db }: { db: Db },
): Promise<SessionUser | null> {
  const where = { id: session.userId, ...(!env.DEMO_LOGIN && { demo: false }) }
  const user = await db.read.user.findUnique({ where, select: userShape })
  return user?.sessionVersion === session.version ? user : null
}
