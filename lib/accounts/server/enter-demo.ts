import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { type UserRow, userShape } from '@/lib/db/shapes'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** A demo account by its id. Throws `not_found` for any other account, and for all when the feature is off. */
export async function enterDemo(userId: number, { db }: Pick<Deps, 'db'>): Promise<UserRow> {
  const user =
    env.DEMO_LOGIN && (await db.read.user.findFirst({ where: { id: userId, demo: true }, select: userShape }))
  if (!user) throw new AppError('not_found', 'There is no such demo account')
  return user
}
