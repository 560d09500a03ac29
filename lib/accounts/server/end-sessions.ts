import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'

/** Ends the browser's session; one that has already ended is fine. */
export async function logOut(sessionId: number, { db }: Pick<Deps, 'db'>): Promise<void> {
  await db.write((tx) => tx.session.deleteMany({ where: { id: sessionId } }))
}

/** Ends one of a user's own sessions; throws `not_found` when there is none with this id. */
export async function endSession(
  { sessionId, userId }: { sessionId: number; userId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  const { count } = await db.write((tx) => tx.session.deleteMany({ where: { id: sessionId, userId } }))
  if (count === 0) throw new AppError('not_found', 'This session has ended already.')
}
