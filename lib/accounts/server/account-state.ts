import 'server-only'
import type { Db } from '@/lib/db/database'

/** The facts about an account's security. */
export function findAccountState(userId: number, { db }: { db: Db }) {
  return db.read.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordChangedAt: true, emailVerifiedAt: true },
  })
}
export type AccountState = Awaited<ReturnType<typeof findAccountState>>
