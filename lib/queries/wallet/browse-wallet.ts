import 'server-only'
import type { Db } from '@/lib/db/database'
import { lastStep, listWindow } from '@/lib/domain/list-steps'

/** How many entries each step of the list brings. */
export const ENTRIES_PER_STEP = 20

/** The changes of a wallet's balance, latest first, up to a step of the list, with how many there are in all. */
export async function browseWallet({ userId, step }: { userId: number; step: number }, { db }: { db: Db }) {
  const total = await db.read.walletEntry.count({ where: { userId } })
  const shown = listWindow(Math.min(step, lastStep(total, ENTRIES_PER_STEP)), ENTRIES_PER_STEP)
  const rows = await db.read.walletEntry.findMany({
    where: { userId },
    select: {
      id: true,
      amountCents: true,
      reason: true,
      balanceAfterCents: true,
      createdAt: true,
      order: { select: { id: true, restaurantName: true } },
    },
    orderBy: { id: 'desc' },
    skip: shown.skip,
    take: shown.take,
  })
  return { rows, total, step: shown.step }
}
