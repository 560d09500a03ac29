import type { Tx } from './database'

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
