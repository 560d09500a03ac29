import 'server-only'
import type { Db } from '@/lib/db/database'
import { type PersonalData, personalShape } from '@/lib/db/personal-shapes'

/** All data stored about a user, as of one instant. */
export function readPersonalData({ userId }: { userId: number }, { db }: { db: Db }): Promise<PersonalData> {
  return db.snapshot((read) => read.user.findUniqueOrThrow({ where: { id: userId }, select: personalShape }))
}
