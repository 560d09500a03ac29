import 'server-only'
import type { Signup } from '@/lib/accounts/contract/schemas'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { type UserRow, userShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { hashPassword } from './password'
import { explainTakenContact } from './unique-contact'

/** Opens the wallet of a new account, in the transaction that creates it. */
type OpenWallet = (userId: number, within: { tx: Tx; now: Date }) => Promise<void>

/** Creates an account, or completes a guest's, which stays (spec §6.2). Throws `conflict` for a taken contact. */
export async function signUp(
  { guest, ...form }: Signup & { guest: UserRow | null },
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
