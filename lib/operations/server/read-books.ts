import 'server-only'
import type { Db } from '@/lib/db/database'
import { countWaitingMails } from '@/lib/mail/server/outbox'
import { sumWallets, type WalletSums } from '@/lib/wallet/server'

/** The sums of the orders and wallets. */
export type Books = WalletSums & {
  /** The number of orders by status. */
  orders: Record<string, number>
  /** The number of mails waiting to be sent. */
  waitingMails: number
}

/** Counts the orders and sums up the wallets. */
export async function readBooks({ db }: { db: Db }): Promise<Books> {
  const [orders, sums, waitingMails] = await Promise.all([
    db.read.order.groupBy({ by: ['status'], _count: true }),
    sumWallets(db.read),
    countWaitingMails({ db }),
  ])
  const counts = Object.fromEntries(orders.map(({ status, _count }) => [status, _count]))
  return { ...sums, waitingMails, orders: { Active: 0, Submitted: 0, Canceled: 0, ...counts } }
}
