import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { isUnavailable } from '@/lib/db/failures'
import type { UserRow } from '@/lib/db/shapes'

/** The precision of a session's last use: a write for each request would cost too much. */
const NOTED_EVERY_MS = 15 * 60_000
/** A guest account is removed after weeks without activity, so a day is precise enough. */
const GUESTS_NOTED_EVERY_MS = 24 * 60 * 60_000

type UsedSession = { id: number; user: UserRow; lastSeenAt: Date; lastActiveAt: Date }

/** Records that a session was used, and that a guest is active. Reading still works when nothing can be written. */
export async function noteActivity(
  { id, user, lastSeenAt, lastActiveAt }: UsedSession,
  { db, now }: Deps,
): Promise<void> {
  const isDue = (last: Date, everyMs: number) => now.getTime() - last.getTime() > everyMs
  const session = isDue(lastSeenAt, NOTED_EVERY_MS)
  const guest = user.guestAccount && isDue(lastActiveAt, GUESTS_NOTED_EVERY_MS)
  if (!session && !guest) return
  try {
    await db.write(async (tx) => {
      if (session) await tx.session.updateMany({ where: { id, lastSeenAt }, data: { lastSeenAt: now } })
      if (guest) await tx.user.updateMany({ where: { id: user.id, lastActiveAt }, data: { lastActiveAt: now } })
    })
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}
