import 'server-only'
import { TEXTS } from '@/lib/contracts/texts'
import { type UserRow, userShape } from '@/lib/db/shapes'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { verifyPassword } from './password'

type LogIn = { contact: { email: string } | { phoneNumber: string }; password: string }

/** The account that a credential and a password open. An unknown user and a wrong password look and last the same. */
export async function logIn({ contact, password }: LogIn, { db }: Pick<Deps, 'db'>): Promise<UserRow> {
  const user = await db.read.user.findUnique({
    where: contact,
    select: { ...userShape, passwordHash: true, demo: true },
  })
  // The passwords of the demo accounts are public: where nobody may come in that way, they open nothing either.
  const closed = user?.demo && !env.DEMO_LOGIN
  const fits = await verifyPassword(password, user?.passwordHash ?? null)
  if (!user || !fits || closed) {
    throw new AppError('unauthenticated', TEXTS.invalidCredentials, {
      fields: { credential: TEXTS.invalidCredentials },
    })
  }
  const { passwordHash: _, demo: __, ...shown } = user
  return shown
}
