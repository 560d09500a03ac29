import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Deps } from '@/lib/db/deps'
import { type UserRow, userShape } from '@/lib/db/shapes'
import { AppError, fieldError } from '@/lib/errors'
import type { Cents } from '@/lib/money'
import { mayActFor } from '@/lib/policy'
import { changeBalance } from './change-balance'

const MAX_BALANCE_CENTS = 100_000_000

type WalletCall = { actor: UserRow; userId: number; amountCents: Cents }

/** Adds to the caller's own wallet, up to a balance of $1,000,000. */
export async function addFunds({ actor, userId, amountCents }: WalletCall, { db, now }: Deps): Promise<UserRow> {
  if (!mayActFor(actor, userId)) throw new AppError('forbidden', TEXTS.notAllowed)
  return db.write(async (tx) => {
    await changeBalance({ userId, amountCents, reason: 'top_up' }, { tx, now })
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: userShape })
    if (user.walletCents > MAX_BALANCE_CENTS) throw fieldError('amount', 'A wallet holds at most $1,000,000')
    return user
  })
}

/** Takes from the caller's own wallet. Throws `insufficient_funds` when it holds less. */
export async function deductFunds({ actor, userId, amountCents }: WalletCall, { db, now }: Deps): Promise<UserRow> {
  if (!mayActFor(actor, userId)) throw new AppError('forbidden', TEXTS.notAllowed)
  return db.write(async (tx) => {
    await changeBalance({ userId, amountCents: -amountCents, reason: 'deduction' }, { tx, now })
    return tx.user.findUniqueOrThrow({ where: { id: userId }, select: userShape })
  })
}
