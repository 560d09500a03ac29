import 'server-only'
import { REFUSALS } from '@/lib/contract/refusals'
import type { Tx } from '@/lib/db/database'
import type { WalletReason } from '@/lib/db/generated/enums'
import { AppError } from '@/lib/errors'
import type { Cents } from '@/lib/money'

type BalanceChange = { userId: number; amountCents: Cents; reason: WalletReason; orderId?: number }

/** Moves money of a wallet, with its ledger entry; nothing else does. Throws `insufficient_funds` below zero. */
export async function changeBalance(change: BalanceChange, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const { userId, amountCents } = change
  const [changed] = await tx.user.updateManyAndReturn({
    where: { id: userId, walletCents: { gte: -amountCents } },
    data: { walletCents: { increment: amountCents } },
    select: { walletCents: true },
  })
  if (!changed) throw new AppError('insufficient_funds', REFUSALS.insufficientFunds)
  const entry = { ...change, balanceAfterCents: changed.walletCents, createdAt: now }
  await tx.walletEntry.create({ data: entry, select: { id: true } })
}
