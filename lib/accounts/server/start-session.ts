import 'server-only'
import { randomInt } from 'node:crypto'
import type { Deps } from '@/lib/db/deps'

type StartSession = {
  userId: number
  /** Browser and system as text. */
  device: string
  /** What ends at the same time: the browser's previous session, whatever user it belonged to, or all of the user's. */
  replaces: { id: number } | { userId: number } | null
}

/** Maximum of random ids: the limit of the generator, and valid as an id in a path. */
const MAX_ID = 2 ** 48 - 1

/** Signs a user in at a browser; returns the id of the session. */
export async function startSession({ userId, device, replaces }: StartSession, { db, now }: Deps): Promise<number> {
  const id = randomInt(1, MAX_ID)
  await db.write(async (tx) => {
    if (replaces) await tx.session.deleteMany({ where: replaces })
    await tx.session.create({ data: { id, userId, device, createdAt: now, lastSeenAt: now } })
  })
  return id
}
