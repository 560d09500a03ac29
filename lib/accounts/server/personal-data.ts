import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Db } from '@/lib/db/database'
import { type PersonalData, personalShape } from '@/lib/db/personal-shapes'
import type { User } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { mayActFor } from '@/lib/policy'

/** All that is kept about the caller, as of one instant. Throws `forbidden` for another's. */
export async function readPersonalData(
  { actor, userId }: { actor: User; userId: number },
  { db }: { db: Db },
): Promise<PersonalData> {
  if (!mayActFor(actor, userId)) throw new AppError('forbidden', TEXTS.notAllowed)
  return db.snapshot((read) => read.user.findUniqueOrThrow({ where: { id: userId }, select: personalShape }))
}
