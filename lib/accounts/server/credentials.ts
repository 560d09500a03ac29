import 'server-only'
import { credentialField, type Login, type Signup } from '@/lib/accounts/contract/schemas'
import { TEXTS } from '@/lib/contract/texts'
import { countAttempt, forgetAttempts } from '@/lib/db/attempts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { hashPassword, verifyPassword } from './password'
import { explainTakenContact } from './profile'
import { type User, userShape } from './shapes'

/** Where a login comes from. */
type Origin = {
  /** The client's address. */
  address: string
  /** Whether the browser has logged in to this account before. */
  isKnownTo: (account: { id: number; passwordHash: string }) => boolean
}

/**
 * The account of a credential and a password. An unknown user and a wrong password give the same answer, take the same
 * time and count the same. Failures are counted by the typed credential: a count shared by an email and a phone number
 * would reveal that they belong to one account. They are counted for each address, so no one can use up the attempts of
 * someone else, and for all addresses together, which a browser that has logged in before does not have to pass. The
 * matching hash is the proof for the session.
 */
export async function logIn(
  { password, email, phoneNumber, credential, address, isKnownTo }: Login & Origin,
  { db, now }: Deps,
): Promise<{ user: User; proof: { passwordHash: string } }> {
  const contact = email ? { email } : phoneNumber ? { phoneNumber } : credentialField.parse(credential)
  const by = JSON.stringify(contact)
  const fromAddress = { limit: 'failedLogins', by: `${by}\n${address}` } as const
  const fromAnywhere = { limit: 'failedLoginsOfAccount', by } as const
  // Counted before the password is checked, so that concurrent attempts cannot exceed the limit.
  await countAttempt(fromAddress, { db, now })
  const user = await db.read.user.findUnique({
    where: contact,
    select: { ...userShape, passwordHash: true, demo: true },
  })
  const isKnown = user?.passwordHash ? isKnownTo({ id: user.id, passwordHash: user.passwordHash }) : false
  if (!isKnown) await countAttempt(fromAnywhere, { db, now })
  // Demo passwords are public: where demo logins are off, they must not work either.
  const closed = user?.demo && !env.DEMO_LOGIN
  const fits = await verifyPassword(password, user?.passwordHash ?? null)
  if (!user?.passwordHash || !fits || closed) {
    throw new AppError('unauthenticated', TEXTS.invalidCredentials, {
      fields: { credential: TEXTS.invalidCredentials },
    })
  }
  await forgetAttempts(fromAddress, { db, now })
  if (!isKnown) await forgetAttempts(fromAnywhere, { db, now })
  const { passwordHash, demo: _, ...shown } = user
  return { user: shown, proof: { passwordHash } }
}

/** Opens the wallet of a new account, in the transaction that creates it. */
type OpenWallet = (userId: number, within: { tx: Tx; now: Date }) => Promise<void>

/** Creates an account, or completes a guest's, which stays (spec §6.2). Throws `conflict` for a taken contact. */
export async function signUp(
  { guest, ...form }: Signup & { guest: User | null },
  { db, now, openWallet }: Deps & { openWallet: OpenWallet },
) {
  const { password, email = null, phoneNumber = null, ...profile } = form
  const data = { ...profile, email, phoneNumber, passwordHash: await hashPassword(password), lastActiveAt: now }
  try {
    return await db.write(async (tx) => {
      const id = guest
        ? await completeGuest(guest.id, data)
        : (await tx.user.create({ data: { ...data, createdAt: now } })).id
      await openWallet(id, { tx, now })
      if (email) await queueMail({ kind: 'welcome', userId: id }, { tx, now })
      return tx.user.findUniqueOrThrow({ where: { id }, select: userShape })

      async function completeGuest(guestId: number, completed: typeof data) {
        const { count } = await tx.user.updateMany({
          where: { id: guestId, guestAccount: true },
          data: { ...completed, guestAccount: false },
        })
        if (count === 0) throw new AppError('conflict', 'This account was completed already. Please log in.')
        // The account has a password now, so the guest's sessions must end.
        await tx.session.deleteMany({ where: { userId: guestId } })
        return guestId
      }
    })
  } catch (error) {
    explainTakenContact(error)
  }
}
