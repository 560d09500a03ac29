import Database from 'better-sqlite3'
import { z } from 'zod'
import { openDatabase } from '@/lib/db/database'
import { checkLedger, type LedgerReport } from '@/lib/operations/server/check-ledger'

/** The effect of a call on a customer's data. An order that the call creates has no id yet. */
export type Effect = {
  entry?: { reason: string; amountCents: number; orderId: number | null }
  order?: { id: number | null; status: string; totalCents: number }
  review?: { orderId: number }
}

/** The wallet, orders and reviews of a customer. */
export type Account = {
  walletCents: number
  /** Oldest first. */
  entries: string[]
  orders: string[]
  /** The orders that are reviewed. */
  reviews: number[]
}

/** The answered calls of a customer: exactly their effects must be in the database, each once. */
export class Journal {
  #walletCents = 0
  readonly #entries: string[] = []
  readonly #orders = new Map<number, string>()
  readonly #reviews = new Set<number>()
  /** The effect of the call that is sent and not answered yet. */
  pending: Effect | null = null
  acknowledged = 0

  constructor(readonly userId: number) {}

  get walletCents(): number {
    return this.#walletCents
  }

  /** Records an answered call; `id` is that of an order which the call has created. */
  note({ entry, order, review }: Effect, id = order?.id ?? 0): void {
    this.acknowledged += 1
    this.pending = null
    if (entry) this.#walletCents += entry.amountCents
    if (entry) this.#entries.push(lineOf(entry))
    if (order) this.#orders.set(id, `${id} ${order.status} ${order.totalCents}`)
    if (order?.status === 'Canceled') this.#reviews.delete(id)
    if (review) this.#reviews.add(review.orderId)
  }

  /** The number of acknowledged effects, which can only grow. */
  entriesAndOrders(): { entries: string[]; orders: string[] } {
    return { entries: [...this.#entries], orders: [...this.#orders.values()] }
  }

  /** How the account may look: with the acknowledged effects, or with that of the unanswered call as well. */
  expected(found: Account): Account[] {
    const now = this.#account()
    if (!this.pending) return [now]
    const done = this.#copy()
    const known = new Set(now.orders)
    const news = found.orders.find((order) => !known.has(order)) ?? ''
    done.note(this.pending, this.pending.order?.id ?? Number(news.split(' ')[0]))
    return [now, done.#account()]
  }

  #account(): Account {
    return {
      walletCents: this.#walletCents,
      entries: this.#entries,
      orders: [...this.#orders].toSorted(([one], [other]) => one - other).map(([, order]) => order),
      reviews: [...this.#reviews].toSorted((one, other) => one - other),
    }
  }

  #copy(): Journal {
    const copy = new Journal(this.userId)
    copy.#walletCents = this.#walletCents
    copy.#entries.push(...this.#entries)
    for (const [id, order] of this.#orders) copy.#orders.set(id, order)
    for (const orderId of this.#reviews) copy.#reviews.add(orderId)
    return copy
  }
}

function lineOf({ reason, amountCents, orderId }: { reason: string; amountCents: number; orderId: number | null }) {
  return `${reason} ${amountCents} ${orderId ?? '-'}`
}

const rows = {
  wallet: z.object({ walletCents: z.number() }),
  entries: z.array(z.object({ reason: z.string(), amountCents: z.number(), orderId: z.number().nullable() })),
  orders: z.array(z.object({ id: z.number(), status: z.string(), totalCents: z.number() })),
  reviews: z.array(z.object({ orderId: z.number() })),
}

/** Reads a customer's data without any code of the product. */
export function readAccount(file: string, userId: number): Account {
  return reading(file, (db) => {
    const all = (sql: string) => db.prepare(sql).all(userId)
    const [user] = all('SELECT walletCents FROM "User" WHERE id = ?')
    const entries = all('SELECT reason, amountCents, orderId FROM "WalletEntry" WHERE userId = ? ORDER BY id')
    const orders = all('SELECT id, status, totalCents FROM "Order" WHERE customerId = ? ORDER BY id')
    const reviews = all('SELECT orderId FROM "Review" WHERE userId = ? ORDER BY orderId')
    return accountOf({ user, entries, orders, reviews })
  })
}

/** A customer's data from the rows of a database, in the order of their ids. */
export function accountOf(found: { user: unknown; entries: unknown; orders: unknown; reviews: unknown }): Account {
  return {
    walletCents: rows.wallet.parse(found.user).walletCents,
    entries: rows.entries.parse(found.entries).map(lineOf),
    orders: rows.orders.parse(found.orders).map(({ id, status, totalCents }) => `${id} ${status} ${totalCents}`),
    reviews: rows.reviews.parse(found.reviews).map(({ orderId }) => orderId),
  }
}

/** All faults that SQLite and the ledger check find in a database. */
export async function flawsOf(file: string): Promise<{ damage: unknown; dangling: unknown; findings: unknown }> {
  const { damage, dangling } = reading(file, (db) => ({
    damage: db.pragma('integrity_check', { simple: true }),
    dangling: db.pragma('foreign_key_check'),
  }))
  const { findings } = await ledgerOf(`file:${file}`)
  return { damage, dangling, findings }
}

/** What `flawsOf` returns for a database without faults. */
export const NO_FLAWS = { damage: 'ok', dangling: [], findings: [] }

/** The report on the ledger of a database. */
export async function ledgerOf(url: string): Promise<LedgerReport> {
  const db = openDatabase(url)
  try {
    return await checkLedger({ db })
  } finally {
    await db.close()
  }
}

function reading<T>(file: string, work: (db: Database.Database) => T): T {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}
