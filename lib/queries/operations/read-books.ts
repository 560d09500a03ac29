import 'server-only'
import type { Db } from '@/lib/db/database'
import { sumWallets, type WalletSums } from '@/lib/db/wallet-sums'

/** The books at a glance. */
export type Books = WalletSums & {
  /** How many orders there are by status. */
  orders: Record<string, number>
}

/** Counts orders and sums up the wallets. */
export async function readBooks({ db }: { db: Db }): Promise<Books> {
  const [orders, sums] = await Promise.all([
    db.read.order.groupBy({ by: ['status'], _count: true }),
    sumWallets(db.read),
  ])
  const counts = Object.fromEntries(orders.map(({ status, _count }) => [status, _count]))
  return { ...sums, orders: { Active: 0, Submitted: 0, Canceled: 0, ...counts } }
}
