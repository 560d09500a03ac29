import 'server-only'
import { type User, userShape } from '@/lib/accounts/server/shapes'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { hourBefore, mostOf, tooManyAnHour } from '@/lib/db/bounds'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import type { Prisma } from '@/lib/db/generated/client'
import type { WalletReason } from '@/lib/db/generated/enums'
import { insertRows } from '@/lib/db/insert-rows'
import { queryRange } from '@/lib/db/paging'
import { AppError, fieldError } from '@/lib/errors'
import type { Cents } from '@/lib/money'
import { SIGNUP_WALLET_CENTS } from './rules'

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

/** The changes of a wallet's balance, newest first, up to a page of the list, and the total. */
export async function browseWallet({ userId, page }: { userId: number; page: number }, { db }: { db: Db }) {
  const total = await db.read.walletEntry.count({ where: { userId } })
  const shown = queryRange(page, total, ENTRIES_PER_PAGE)
  const rows = await db.read.walletEntry.findMany({
    where: { userId },
    select: walletEntryShape,
    orderBy: { id: 'desc' },
    ...shown.rows,
  })
  return { rows, total, page: shown.page }
}

const MAX_BALANCE_CENTS = 100_000_000

type WalletCall = { userId: number; amountCents: Cents }

/** Adds to the caller's own wallet, up to a balance of $1,000,000. Throws `too_many_requests`. */
export async function addFunds({ userId, amountCents }: WalletCall, { db, now }: Deps): Promise<User> {
  return db.write(async (tx) => {
    await limitChanges(userId, { tx, now })
    await changeBalance({ userId, amountCents, reason: 'top_up' }, { tx, now })
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: userShape })
    if (user.walletCents > MAX_BALANCE_CENTS) throw fieldError('amount', 'A wallet holds at most $1,000,000')
    return user
  })
}

/** Takes from the caller's own wallet. Throws `insufficient_funds` when the balance is too low, `too_many_requests`. */
export async function deductFunds({ userId, amountCents }: WalletCall, { db, now }: Deps): Promise<User> {
  return db.write(async (tx) => {
    await limitChanges(userId, { tx, now })
    await changeBalance({ userId, amountCents: -amountCents, reason: 'deduction' }, { tx, now })
    return tx.user.findUniqueOrThrow({ where: { id: userId }, select: userShape })
  })
}

const TOO_MANY_CHANGES = 'Your wallet has changed too often. Please try again later.'

/**
 * Throws `too_many_requests` when a wallet has had too many changes within an hour: its entries are kept forever.
 * Orders and refunds count too, and have their own limits.
 */
async function limitChanges(userId: number, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const most = mostOf('changes of its wallet an hour')
  if (!Number.isFinite(most)) return
  const oldest = await tx.walletEntry.findFirst({
    where: { userId },
    select: { createdAt: true },
    orderBy: { id: 'desc' },
    skip: most - 1,
  })
  if (oldest && oldest.createdAt > hourBefore(now)) throw tooManyAnHour(TOO_MANY_CHANGES, oldest.createdAt, now)
}

/** Gives a new account its initial balance, in the transaction that creates the account. */
export async function openWallet(userId: number, within: { tx: Tx; now: Date }): Promise<void> {
  await changeBalance({ userId, amountCents: SIGNUP_WALLET_CENTS, reason: 'signup' }, within)
}

type BalanceChange = { userId: number; amountCents: Cents; reason: WalletReason; orderId?: number; part?: number }

/** The only function that changes a balance; writes the ledger entry. Throws `insufficient_funds` below zero. */
export async function changeBalance(change: BalanceChange, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const { userId, amountCents } = change
  const [changed] = await tx.$queryRaw<{ walletCents: number | bigint }[]>`
    UPDATE "User" SET "walletCents" = "walletCents" + ${amountCents}
    WHERE "id" = ${userId} AND "walletCents" >= ${-amountCents} RETURNING "walletCents"`
  if (!changed) throw new AppError('insufficient_funds', ERROR_TEXTS.insufficientFunds)
  const entry = { ...change, balanceAfterCents: Number(changed.walletCents), createdAt: now }
  await insertRows(tx, 'WalletEntry', [entry])
}

/** The totals of all wallets, in cents. */
export type WalletSums = {
  balancesCents: number
  entriesCents: number
  /** Accounts whose balance is not the sum of their entries. */
  mismatches: number
}

/** Sums up all wallets in one statement, so that a concurrent payment cannot look like a mismatch. */
export async function sumWallets(tx: Tx): Promise<WalletSums> {
  const [row] = await tx.$queryRaw<Record<keyof WalletSums, bigint | number>[]>`
    SELECT COALESCE(SUM("walletCents"), 0) AS "balancesCents",
           COALESCE(SUM("sums"."cents"), 0) AS "entriesCents",
           COALESCE(SUM(CASE WHEN "walletCents" <> COALESCE("sums"."cents", 0) THEN 1 ELSE 0 END), 0) AS "mismatches"
    FROM "User"
    LEFT JOIN (SELECT "userId", SUM("amountCents") AS "cents" FROM "WalletEntry" GROUP BY "userId") AS "sums"
      ON "sums"."userId" = "User"."id"`
  return {
    balancesCents: Number(row?.balancesCents ?? 0),
    entriesCents: Number(row?.entriesCents ?? 0),
    mismatches: Number(row?.mismatches ?? 0),
  }
}
