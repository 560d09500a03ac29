import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import { countAttempt, forgetAttempts } from '@/lib/db/attempts'
import type { Deps } from '@/lib/db/deps'
import { AppError, fieldError } from '@/lib/errors'
import { after } from '@/lib/instant'
import { queueMail } from '@/lib/mail/server/outbox'
import { checkPassword } from './recovery'
import { isDeviceCode, takeCode } from './second-factor'
import { findHalfSession, proveSession } from './sessions'
import { userShape } from './shapes'

/** The account gets one mail in this time about codes that are refused, in milliseconds. */
const WARNS_EVERY_MS = 86_400_000

/**
 * Takes the code of an operator whose session waits for it; a code works once. Returns what starts the full session.
 * Throws `unauthenticated` without such a session, `validation` for a wrong or used code, `too_many_requests`.
 */
export async function enterCode({ sessionId, code }: { sessionId: number | null; code: string }, { db, now }: Deps) {
  const half = sessionId === null ? null : await findHalfSession(sessionId, { db, now })
  if (!half) throw new AppError('unauthenticated', TEXTS.loginRequired)
  const { id, userId, createdAt: provenAt } = half
  // A recovery code cannot be guessed, so somebody who knows the password cannot keep the operator out.
  const left = isDeviceCode(code) ? await countCode(userId, { db, now }) : 1
  if (!(await takeCode({ userId, code }, { db, now }))) {
    if (left === 0) await warn(userId, { db, now })
    throw fieldError('code', 'This code does not fit, or was used before.')
  }
  await forgetAttempts({ limit: 'codes', by: userId }, { db, now })
  await forgetAttempts({ limit: 'codesOfDay', by: userId }, { db, now })
  const user = await db.read.user.findUniqueOrThrow({ where: { id: userId }, select: userShape })
  return { user, provenAt, proof: { sessions: { some: { id, awaitsCode: true } }, operator: { isNot: null } } }
}

/**
 * Counts a code of a device before it is compared, so that concurrent attempts cannot exceed the limits; returns how many
 * are left. Throws `too_many_requests`.
 */
async function countCode(userId: number, deps: Deps): Promise<number> {
  try {
    const left = await countAttempt({ limit: 'codes', by: userId }, deps)
    return Math.min(left, await countAttempt({ limit: 'codesOfDay', by: userId }, deps))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    throw new AppError(error.code, `${error.message} Or enter a recovery code.`, { extra: error.extra })
  }
}

/** Mails an operator that somebody has the password and tries codes. */
async function warn(userId: number, { db, now }: Deps): Promise<void> {
  const kind = 'codes_refused'
  await db.write(async (tx) => {
    const recent = { userId, kind, createdAt: { gt: after(now, -WARNS_EVERY_MS) } }
    if ((await tx.mail.count({ where: recent })) === 0) await queueMail({ kind, userId }, { tx, now })
  })
}

/** Takes an operator's password again, so that the session may act on money for a while. Throws `validation`. */
export async function confirmPassword(
  { userId, sessionId, password }: { userId: number; sessionId: number; password: string },
  { db, now }: Deps,
): Promise<void> {
  await checkPassword({ userId, password, field: 'password' }, { db })
  await proveSession(sessionId, { db, now })
}
