import 'server-only'
import type { ProfileChange } from '@/lib/accounts/contract/wire'
import { asksPassword } from '@/lib/accounts/rules/session-life'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { TEXTS } from '@/lib/contract/texts'
import { countAttempt } from '@/lib/db/attempts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { violatedUnique } from '@/lib/db/failures'
import { AppError, fieldError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { isFullAccount } from '@/lib/policy'
import { checkPassword } from './recovery'
import { type User, userShape } from './shapes'

export type UpdateProfile = { actor: User; sessionId: number; change: ProfileChange }

/** Changes the actor's profile; missing fields stay unchanged (spec §5.2). Throws `forbidden` for guests. */
export async function updateProfile(
  { actor, sessionId, change: { currentPassword = '', ...change } }: UpdateProfile,
  { db, now }: Deps,
): Promise<User> {
  const userId = actor.id
  if (!isFullAccount(actor) && touchesAccount(change)) throw new AppError('forbidden', TEXTS.guestRefused)
  if (change.email && change.email !== actor.email) {
    await prove({ actor, sessionId, currentPassword }, { db, now })
    // Each change sends mails to two addresses, which may belong to anyone.
    await countAttempt({ limit: 'emailChanges', by: userId }, { db, now })
  }
  try {
    return await db.write(async (tx) => {
      const { email, phoneNumber, ...rest } = change
      const contact = await contactChange({ userId, email, phoneNumber }, { tx, now })
      return tx.user.update({ where: { id: userId }, data: { ...rest, ...contact }, select: userShape })
    })
  } catch (error) {
    explainTakenContact(error)
  }
}

type Proof = { actor: User; sessionId: number; currentPassword: string }

/** A new email can take the account over, so an old session must give the password; a demo account's is public. */
async function prove({ actor, sessionId, currentPassword }: Proof, { db, now }: Deps): Promise<void> {
  const session = await db.read.session.findUnique({
    where: { id: sessionId },
    select: { createdAt: true, user: { select: { demo: true } } },
  })
  // No session is no proof: it may have ended while this call waited for its turn.
  if (!session) throw new AppError('unauthenticated', TEXTS.loginRequired)
  if (session.user.demo || !asksPassword(session, now)) return
  if (!currentPassword) throw fieldError('currentPassword', 'Please enter your password')
  await countAttempt({ limit: 'passwordChecks', by: actor.id }, { db, now })
  await checkPassword({ userId: actor.id, password: currentPassword, field: 'currentPassword' }, { db })
}

/** Whether a change includes fields that guests cannot set before they sign up: an address, or a login contact. */
function touchesAccount({ email, phoneNumber, address, city, state, zip }: ProfileChange): boolean {
  return [email, phoneNumber, address, city, state, zip].some(Boolean)
}

/**
 * The columns for changed contacts. An account cannot remove a contact: emptying one is refused with the error of its
 * rule. A new email counts as unverified, and the old one gets a mail.
 */
async function contactChange(
  { userId, ...change }: Pick<ProfileChange, 'email' | 'phoneNumber'> & { userId: number },
  { tx, now }: { tx: Tx; now: Date },
) {
  const current = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, phoneNumber: true } })
  if (change.email === '' && current.email) throw fieldError('email', ERROR_TEXTS.emailAt)
  if (change.phoneNumber === '' && current.phoneNumber) throw fieldError('phone_number', ERROR_TEXTS.invalidPhone)
  const isNewEmail = Boolean(change.email) && change.email !== current.email
  if (isNewEmail) {
    if (current.email) await queueMail({ kind: 'email_changed', userId, address: current.email }, { tx, now })
    await queueMail({ kind: 'verify', userId }, { tx, now })
    // Links to the old email stay void, even if the account gets it back.
    await tx.mailedLink.deleteMany({ where: { userId } })
  }
  return {
    ...(isNewEmail && { email: change.email, emailVerifiedAt: null }),
    ...(change.phoneNumber && { phoneNumber: change.phoneNumber }),
  }
}

/** Throws `conflict` with the field whose value another account has, if that made a write fail. */
export function explainTakenContact(error: unknown): never {
  const fields = violatedUnique(error)
  if (fields?.includes('email')) throw taken('email', 'An account with this email already exists')
  if (fields?.includes('phoneNumber')) throw taken('phoneNumber', 'An account with this phone number already exists')
  throw error
}

function taken(field: string, text: string): AppError {
  return new AppError('conflict', text, { fields: { [field]: text } })
}
