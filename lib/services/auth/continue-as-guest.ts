import 'server-only'
import { type UserRow, userShape } from '@/lib/db/shapes'
import type { Deps } from '@/lib/services/deps'

/** Creates a guest account. */
export function continueAsGuest({ db, now }: Deps): Promise<UserRow> {
  const data = { firstName: 'Guest', guestAccount: true, lastActiveAt: now, createdAt: now }
  return db.write((tx) => tx.user.create({ data, select: userShape }))
}
