import 'server-only'
import { randomInt } from 'node:crypto'
import type { Deps } from '@/lib/services/deps'

type StartSession = {
  userId: number
  /** Browser and system in words. */
  device: string
  /** What ends with it: the session that the browser had until now, whosever it was, or every one of the user. */
  replaces: { id: number } | { userId: number } | null
}

/** Random ids go up to here: what the generator can do, and an id of our paths can hold. */
const MAX_ID = 2 ** 48 - 1

/** Signs a user in at a browser; answers the id of the session. */
export async function startSession({ userId, device, replaces }: StartSession, { db, now }: Deps): Promise<number> {
  const id = randomInt(1, MAX_ID)
  await db.write(async (tx) => {
    if (replaces) await tx.session.deleteMany({ where: replaces })
    await tx.session.create({ data: { id, userId, device, createdAt: now, lastSeenAt: now } })
  })
  return id
}
