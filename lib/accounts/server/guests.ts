import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { type User, userShape } from './shapes'

/** Creates a guest account. */
export function continueAsGuest({ db, now }: Deps): Promise<User> {
  const data = { firstName: 'Guest', guestAccount: true, lastActiveAt: now, createdAt: now }
  return db.write((tx) => tx.user.create({ data, select: userShape }))
}

/** A guest account inactive for this long is removed. */
const GUEST_LIFE_MS = 30 * 86_400_000

/** Removes the inactive guest accounts. */
export function removeForgottenGuests({ db, now }: Deps): Promise<void> {
  const where = { guestAccount: true, lastActiveAt: { lt: new Date(now.getTime() - GUEST_LIFE_MS) } }
  return removeInBatches(db, {
    find: (tx) => tx.user.findMany({ where, orderBy: { lastActiveAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.user.deleteMany({ where: { ...where, id } }),
  })
}
