import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { pageWindow } from '@/lib/db/paging'

/** Entries per page of the list. */
export const ENTRIES_PER_PAGE = 20

const walletEntryShape = {
  id: true,
  amountCents: true,
  reason: true,
  balanceAfterCents: true,
  createdAt: true,
  order: { select: { id: true, restaurantName: true } },
} as const satisfies Prisma.WalletEntrySelect
export type WalletEntryRow = Prisma.WalletEntryGetPayload<{ select: typeof walletEntryShape }>

/** The changes of a wallet's balance, newest first, up to a page of the list, and their number in all. */
export async function browseWallet({ userId, page }: { userId: number; page: number }, { db }: { db: Db }) {
  const total = await db.read.walletEntry.count({ where: { userId } })
  const shown = pageWindow(page, total, ENTRIES_PER_PAGE)
  const rows = await db.read.walletEntry.findMany({
    where: { userId },
    select: walletEntryShape,
    orderBy: { id: 'desc' },
    ...shown.rows,
  })
  return { rows, total, page: shown.page }
}
