import 'server-only'
import { countAttempt } from '@/lib/db/attempts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError, fieldError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { takeLink } from './mailed-links'
import { hashPassword, verifyPassword } from './password'
import type { User } from './shapes'

/**
 * Sends a link that sets a new password. Whether the email has an account is looked up only when the mail is written,
 * so an unknown email gives the same answer, takes the same time and counts the same.
 */
export async function forgotPassword({ email }: { email: string }, { db, now }: Deps): Promise<void> {
  await countAttempt({ limit: 'resetMails', by: email }, { db, now })
  await db.write((tx) => queueMail({ kind: 'password_reset', address: email }, { tx, now }))
}

/** Sets a new password by a mailed link, which also proves the email. Ends all sessions. Throws `validation`. */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  { db, now }: Deps,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.write(async (tx) => {
    const userId = await takeLink({ kind: 'reset', token }, { tx, now })
    await setPassword({ userId, passwordHash, keptSessionId: null }, { tx, now })
    await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: now }, select: { id: true } })
  })
}

type ChangePassword = {
  userId: number
  sessionId: number
  currentPassword: string
  password: string
}

/** Changes the caller's own password; all sessions but this one end. Throws `forbidden` for demo accounts. */
export async function changePassword(
  { userId, sessionId, currentPassword, password }: ChangePassword,
  { db, now }: Deps,
): Promise<void> {
  const field = 'currentPassword'
  const verified = await checkPassword({ userId, password: currentPassword, field }, { db })
  const passwordHash = await hashPassword(password)
  await db.write(async (tx) => {
    await requirePassword({ userId, verified, field }, tx)
    await setPassword({ userId, passwordHash, keptSessionId: sessionId }, { tx, now })
  })
}

/** Checks a signed-in user's password again; returns the matching hash. Throws `validation` for `field`. */
export async function checkPassword(
  { userId, password, field }: { userId: number; password: string; field: string },
  { db }: Pick<Deps, 'db'>,
): Promise<string> {
  const { passwordHash, demo } = await db.read.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true, demo: true },
  })
  if (demo) throw new AppError('forbidden', 'A demo account cannot be changed like this.')
  if (!passwordHash || !(await verifyPassword(password, passwordHash))) throw wrongPassword(field)
  return passwordHash
}

/** Throws like `checkPassword` when the verified password has changed since; runs in the protected transaction. */
export async function requirePassword(
  { userId, verified, field }: { userId: number; verified: string; field: string },
  tx: Tx,
): Promise<void> {
  if ((await tx.user.count({ where: { id: userId, passwordHash: verified } })) === 0) throw wrongPassword(field)
}

const wrongPassword = (field: string) => fieldError(field, 'This is not your password')

type NewPassword = { userId: number; passwordHash: string; keptSessionId: number | null }

/** Stores the new password; ends the sessions begun with the old one, and the links that could replace the new one. */
async function setPassword(
  { userId, passwordHash, keptSessionId }: NewPassword,
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash, passwordChangedAt: now }, select: { id: true } })
  await tx.session.deleteMany({ where: { userId, ...(keptSessionId !== null && { NOT: { id: keptSessionId } }) } })
  await tx.mailedLink.deleteMany({ where: { userId, kind: 'reset' } })
  await queueMail({ kind: 'password_changed', userId }, { tx, now })
}

/** Sends a link that proves the caller's email. Throws `validation` without one, and `forbidden` for demo accounts. */
export async function sendVerification({ user }: { user: User }, { db, now }: Deps): Promise<void> {
  if (!user.email) throw fieldError('email', 'Please add an email first')
  const { demo } = await db.read.user.findUniqueOrThrow({ where: { id: user.id }, select: { demo: true } })
  if (demo) throw new AppError('forbidden', 'Demo accounts get no mail.')
  await db.write((tx) => queueMail({ kind: 'verify', userId: user.id }, { tx, now }))
}

/** Marks an email as proven by a mailed link. Throws `validation` for a spent link. */
export async function verifyEmail({ token }: { token: string }, { db, now }: Deps): Promise<void> {
  await db.write(async (tx) => {
    const id = await takeLink({ kind: 'verify', token }, { tx, now })
    await tx.user.update({ where: { id }, data: { emailVerifiedAt: now }, select: { id: true } })
  })
}
