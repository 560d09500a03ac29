import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { type UserRow, userShape } from '@/lib/db/shapes'

/** Creates a guest account. */
export function continueAsGuest({ db, now }: Deps): Promise<UserRow> {
  const data = { firstName: 'Guest', guestAccount: true, lastActiveAt: now, createdAt: now }
  return db.write((tx) => tx.user.create({ data, select: userShape }))
}
