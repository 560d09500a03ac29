import 'server-only'
import { type UserRow, userShape } from '@/lib/db/shapes'
import type { Deps } from '@/lib/services/deps'

/** Ends every session of a user, wherever it is; whoever asked needs a new one, of the version that comes back. */
export function endSessions(userId: number, { db }: Pick<Deps, 'db'>): Promise<UserRow> {
  return db.write((tx) =>
    tx.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } }, select: userShape }),
  )
}
