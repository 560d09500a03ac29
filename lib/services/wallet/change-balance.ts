import 'server-only'
import { TEXTS } from '@/lib/contracts/texts'
import type { Tx } from '@/lib/db/database'
import type { WalletReason } from '@/lib/db/generated/enums'
import type { Cents } from '@/lib/domain/money'
import { AppError } from '@/lib/errors'

type BalanceChange = { userId: number; amountCents: Cents; reason: WalletReason; orderId?: number }

/**
 * Moves money in or out of a wallet together with its ledger entry: the only place that writes either.
 * Throws `insufficient_funds` when the balance would fall below zero.
 */
export async function changeBalance(change: BalanceChange, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const { userId, amountCents } = change
  const { count } = await tx.user.updateMany({
    where: { id: userId, walletCents: { gte: -amountCents } },
    data: { walletCents: { increment: amountCents } },
  })
  if (count === 0) throw new AppError('insufficient_funds', TEXTS.insufficientFunds)
  const { walletCents } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { walletCents: true } })
  await tx.walletEntry.create({ data: { ...change, balanceAfterCents: walletCents, createdAt: now } })
}
