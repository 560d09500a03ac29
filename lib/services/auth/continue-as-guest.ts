import 'server-only'
import { isUnavailable } from '@/lib/db/failures'
import { type UserRow, userShape } from '@/lib/db/shapes'
import type { Deps } from '@/lib/services/deps'

const DAY = 86_400_000
/** A guest account without activity for this long is removed. */
const GUEST_LIFE_MS = 30 * DAY

/** Creates a guest account; takes the opportunity to remove those that nobody uses any more. */
export function continueAsGuest({ db, now }: Deps): Promise<UserRow> {
  return db.write(async (tx) => {
    const forgotten = new Date(now.getTime() - GUEST_LIFE_MS)
    await tx.user.deleteMany({ where: { guestAccount: true, lastActiveAt: { lt: forgotten } } })
    const data = { firstName: 'Guest', guestAccount: true, lastActiveAt: now, createdAt: now }
    return tx.user.create({ data, select: userShape })
  })
}

/** Notes that a guest is still here, at most once a day. When nothing can be written, the guest may read all the same. */
export async function noteGuestActivity(guest: UserRow, { db, now }: Deps): Promise<void> {
  const where = { id: guest.id, guestAccount: true, lastActiveAt: { lt: new Date(now.getTime() - DAY) } }
  if ((await db.read.user.count({ where })) === 0) return
  try {
    await db.write((tx) => tx.user.updateMany({ where, data: { lastActiveAt: now } }))
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}
