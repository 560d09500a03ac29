import 'server-only'
import { credentialField, type Login } from '@/lib/accounts/contract/schemas'
import { TEXTS } from '@/lib/contract/texts'
import { countAttempt, forgetAttempts } from '@/lib/db/count-attempt'
import type { Deps } from '@/lib/db/deps'
import { type UserRow, userShape } from '@/lib/db/shapes'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { verifyPassword } from './password'

/**
 * The account of a credential and a password. An unknown user and a wrong password answer the same, take the same time
 * and count the same. Failures are counted by the typed credential: a count shared by an email and a phone number would
 * reveal that they belong to one account.
 */
export async function logIn({ password, email, phoneNumber, credential }: Login, { db, now }: Deps): Promise<UserRow> {
  const contact = email ? { email } : phoneNumber ? { phoneNumber } : credentialField.parse(credential)
  const attempt = { limit: 'failedLogins', by: JSON.stringify(contact) } as const
  // Counted before the password is checked, so that of many attempts at once none gets past the limit.
  await countAttempt(attempt, { db, now })
  const user = await db.read.user.findUnique({
    where: contact,
    select: { ...userShape, passwordHash: true, demo: true },
  })
  // The passwords of the demo accounts are public: where demo logins are off, they must not work either.
  const closed = user?.demo && !env.DEMO_LOGIN
  const fits = await verifyPassword(password, user?.passwordHash ?? null)
  if (!user || !fits || closed) {
    throw new AppError('unauthenticated', TEXTS.invalidCredentials, {
      fields: { credential: TEXTS.invalidCredentials },
    })
  }
  await forgetAttempts(attempt, { db, now })
  const { passwordHash: _, demo: __, ...shown } = user
  return shown
}
