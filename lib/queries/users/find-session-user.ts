import 'server-only'
import type { Db } from '@/lib/db/database'
import { type UserRow, userShape } from '@/lib/db/shapes'

export type SessionUser = UserRow

/** The user of a session, or null when the session is of an older version or the user is gone. */
export async function findSessionUser(
  session: { userId: number; version: number },
  { db }: { db: Db },
): Promise<SessionUser | null> {
  const user = await db.read.user.findUnique({ where: { id: session.userId }, select: userShape })
  return user?.sessionVersion === session.version ? user : null
}
