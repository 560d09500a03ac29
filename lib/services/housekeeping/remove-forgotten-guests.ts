import 'server-only'
import type { Deps } from '@/lib/services/deps'
import { BATCH, inBatches } from './in-batches'

/** A guest account inactive for this long is removed. */
const GUEST_LIFE_MS = 30 * 86_400_000

/** Removes the inactive guest accounts. */
export function removeForgottenGuests({ db, now }: Deps): Promise<void> {
  const where = { guestAccount: true, lastActiveAt: { lt: new Date(now.getTime() - GUEST_LIFE_MS) } }
  return inBatches(() =>
    db.write(async (tx) => {
      const guests = await tx.user.findMany({
        where,
        select: { id: true },
        orderBy: { lastActiveAt: 'asc' },
        take: BATCH,
      })
      await tx.user.deleteMany({ where: { ...where, id: { in: guests.map(({ id }) => id) } } })
      return guests.length
    }),
  )
}
