import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { updateRows } from '@/lib/db/insert-rows'
import { AppError } from '@/lib/errors'
import { BLANK_HELP, BLANK_HIDING, BLANK_ORDER, BLANK_ORDER_ITEM, BLANK_USER } from '@/lib/personal-texts'
import { checkPassword, requirePassword } from './recovery'

type DeleteAccount = { userId: number; password: string }

/** Withdraws the requests for help of a customer, in the transaction that deletes the account. */
type WithdrawRequests = (customerId: number, within: { tx: Tx; now: Date }) => Promise<void>

/**
 * Deletes the caller's own account. Its orders, ledger and reviews are kept anonymously, so the user's row stays too;
 * nothing can sign in to it. Throws `validation` for a wrong password, `forbidden` for demo accounts, and `conflict`
 * while an order is under way or a restaurant exists.
 */
export async function deleteAccount(
  { userId, password }: DeleteAccount,
  { db, now, withdrawRequests }: Deps & { withdrawRequests: WithdrawRequests },
): Promise<void> {
  const field = 'password'
  const verified = await checkPassword({ userId, password, field }, { db })
  await db.write(async (tx) => {
    await requirePassword({ userId, verified, field }, tx)
    const underWay = await tx.order.count({ where: { customerId: userId, status: 'Submitted', closedAt: null } })
    if (underWay > 0) {
      throw new AppError('conflict', 'You can delete your account once your order is delivered or canceled.')
    }
    const owned = await tx.restaurant.count({ where: { ownerId: userId } })
    if (owned > 0) throw new AppError('conflict', 'Please delete your restaurants first.')

    const operators = await tx.operator.count({ where: { userId } })
    if (operators > 0)
      throw new AppError('conflict', 'An operator cannot be deleted. Ask for the mark to be taken away first.')

    const mine = { where: { userId } }
    const { email, emailVerifiedAt } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, emailVerifiedAt: true },
    })
    // An email about a forgotten password has only the address, and so has an invitation. Invitations to an address that
    // the account has not verified may be someone else's.
    const ofAddress = email ? [{ address: email, ...(emailVerifiedAt ? {} : { memberId: null }) }] : []
    await tx.mail.deleteMany({ where: { OR: [{ userId }, ...ofAddress] } })
    await tx.mailedLink.deleteMany(mine)
    const invited = email && emailVerifiedAt ? [{ email }] : []
    await tx.restaurantMember.deleteMany({ where: { OR: [{ userId }, ...invited] } })
    await tx.menuItemLike.deleteMany(mine)
    await tx.restaurantLike.deleteMany(mine)
    // What was hidden of this account keeps the operator's words only.
    const isMine = Prisma.sql`"reviewId" IN (SELECT "id" FROM "Review" WHERE "userId" = ${userId})
      OR "hash" IN (SELECT "hash" FROM "ImageUpload" WHERE "userId" = ${userId})`
    await updateRows(tx, 'Hiding', { where: isMine, data: BLANK_HIDING })
    await tx.report.deleteMany(mine)
    await tx.imageUpload.deleteMany(mine)
    await tx.idempotencyKey.deleteMany(mine)
    await tx.session.deleteMany(mine)
    await tx.userSuspension.deleteMany(mine)
    await tx.order.deleteMany({ where: { customerId: userId, status: 'Active' } })
    // In SQL, to use the index of the orders: Prisma would read the lines and requests of all users.
    const ofOrders = Prisma.sql`"orderId" IN (SELECT "id" FROM "Order" WHERE "customerId" = ${userId})`
    await updateRows(tx, 'OrderItem', { where: ofOrders, data: BLANK_ORDER_ITEM })
    // The requests stay without the customer's words and pictures.
    await withdrawRequests(userId, { tx, now })
    await tx.$executeRaw`DELETE FROM "HelpPicture" WHERE ${ofOrders}`
    await updateRows(tx, 'HelpRequest', { where: ofOrders, data: BLANK_HELP })
    await tx.order.updateMany({ where: { customerId: userId }, data: BLANK_ORDER })
    const data = { ...BLANK_USER, emailVerifiedAt: null, passwordChangedAt: null, restaurantMember: false }
    await tx.user.update({ where: { id: userId }, data, select: { id: true } })
  })
}
