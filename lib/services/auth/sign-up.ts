import 'server-only'
import type { Signup } from '@/lib/contracts/users'
import { type UserRow, userShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { changeBalance } from '@/lib/services/wallet/change-balance'
import { hashPassword } from './password'
import { explainTakenContact } from './unique-contact'

/** The initial balance of a new account (spec §9.3). */
export const SIGNUP_WALLET_CENTS = 99_999

/** Creates an account, or completes a guest's, which stays (spec §6.2). Throws `conflict` for a taken contact. */
export async function signUp({ guest, ...form }: Signup & { guest: UserRow | null }, { db, now }: Deps) {
  const { password, email = null, phoneNumber = null, ...profile } = form
  const data = { ...profile, email, phoneNumber, passwordHash: await hashPassword(password), lastActiveAt: now }
  try {
    return await db.write(async (tx) => {
      const id = guest
        ? await completeGuest(guest.id, data)
        : (await tx.user.create({ data: { ...data, createdAt: now } })).id
      await changeBalance({ userId: id, amountCents: SIGNUP_WALLET_CENTS, reason: 'signup' }, { tx, now })
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
