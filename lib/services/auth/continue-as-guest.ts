import 'server-only'
import { isUnavailable } from '@/lib/db/failures'
import { type UserRow, userShape } from '@/lib/db/shapes'
import type { Deps } from '@/lib/services/deps'

const DAY = 86_400_000
/** Creates a guest account. */
export function continueAsGuest({ db, now }: Deps): Promise<UserRow> {
  const data = { firstName: 'Guest', guestAccount: true, lastActiveAt: now, createdAt: now }
  return db.write((tx) => tx.user.create({ data, select: userShape }))
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
