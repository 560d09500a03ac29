import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import { countAttempt, forgetAttempts } from '@/lib/db/attempts'
import type { Deps } from '@/lib/db/deps'
import { AppError, fieldError } from '@/lib/errors'
import { checkPassword } from './recovery'
import { takeCode } from './second-factor'
import { findHalfSession, proveSession } from './sessions'
import { userShape } from './shapes'

/**
 * Takes the code of an operator whose session waits for it; a code works once. Returns what starts the full session.
 * Throws `unauthenticated` without such a session, `validation` for a wrong or used code, `too_many_requests`.
 */
export async function enterCode({ sessionId, code }: { sessionId: number | null; code: string }, { db, now }: Deps) {
  const half = sessionId === null ? null : await findHalfSession(sessionId, { db, now })
  if (!half) throw new AppError('unauthenticated', TEXTS.loginRequired)
  const { id, userId, createdAt: provenAt } = half
  const attempt = { limit: 'codes', by: userId } as const
  // Counted before it is compared, so that concurrent attempts cannot exceed the limit.
  await countAttempt(attempt, { db, now })
  if (!(await takeCode({ userId, code }, { db, now })))
    throw fieldError('code', 'This code does not fit, or was used before.')
  await forgetAttempts(attempt, { db, now })
  const user = await db.read.user.findUniqueOrThrow({ where: { id: userId }, select: userShape })
  return { user, provenAt, proof: { sessions: { some: { id, awaitsCode: true } }, operator: { isNot: null } } }
}

/** Takes an operator's password again, so that the session may act on money for a while. Throws `validation`. */
export async function confirmPassword(
  { userId, sessionId, password }: { userId: number; sessionId: number; password: string },
  { db, now }: Deps,
): Promise<void> {
  await checkPassword({ userId, password, field: 'password' }, { db })
  await proveSession(sessionId, { db, now })
}
