import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ActName } from '@/lib/acts'
import type { Db, Tx } from '@/lib/db/database'
import { type LedgerFinding, orderFindings, ratingFindings, walletFindings } from '@/lib/operations/rules'
import { orderedModifiers } from '@/lib/orders/server/views'

/** Rows per batch: SQLite runs on the main thread, so other requests wait this long. */
const BATCH = 200

/** Checks all wallets, orders with their payments and refunds, and ratings, as of one instant. */
export function checkLedger({ db }: { db: Db }) {
  return db.snapshot(async (read) => {
    const counts = { users: 0, entries: 0, orders: 0, lines: 0, restaurants: 0, reviews: 0 }
    const findings: LedgerFinding[] = []

    for await (const wallet of inBatches((page) => wallets(read, page))) {
      counts.users += 1
      counts.entries += wallet.walletEntries.length
      findings.push(...walletFindings(wallet))
    }
    const acts = await actsOnOrders(read)
    for await (const order of inBatches((page) => orders(read, page))) {
      counts.orders += 1
      counts.lines += order.items.length
      const items = order.items.map((item) => ({ ...item, modifiers: orderedModifiers(item) }))
      findings.push(...orderFindings({ ...order, items, acts: acts.get(`order ${order.id}`) ?? 0 }))
    }
    const reviews = await reviewsOfRestaurants(read)
    for await (const restaurant of inBatches((page) => restaurants(read, page))) {
      const { stars, count } = reviews.get(restaurant.id) ?? { stars: 0, count: 0 }
      counts.restaurants += 1
      counts.reviews += count
      findings.push(...ratingFindings(restaurant, { stars, count }))
    }
    return { counts, findings }
  })
}

/** The numbers of rows that were checked, and the findings. */
export type LedgerReport = Awaited<ReturnType<typeof checkLedger>>

type Page = { where: { id: { gt: number } }; orderBy: { id: 'asc' }; take: number }

/** All rows in the order of their ids, read in batches. */
async function* inBatches<Row extends { id: number }>(readPage: (page: Page) => Promise<Row[]>): AsyncGenerator<Row> {
  let last = 0
  for (;;) {
    const rows = await readPage({ where: { id: { gt: last } }, orderBy: { id: 'asc' }, take: BATCH })
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < BATCH) return
    // The adapter never yields to the event loop, so this lets other requests run.
    await nextTurn()
  }
}

const entryShape = { id: true, userId: true, reason: true, amountCents: true, balanceAfterCents: true } as const

function wallets(read: Tx, page: Page) {
  return read.user.findMany({
    ...page,
    select: {
      id: true,
      guestAccount: true,
      walletCents: true,
      walletEntries: { select: entryShape, orderBy: { id: 'asc' } },
    },
  })
}

function orders(read: Tx, page: Page) {
  return read.order.findMany({
    ...page,
    select: {
      id: true,
      customerId: true,
      status: true,
      subtotalCents: true,
      deliveryFeeCents: true,
      priorityFeeCents: true,
      taxesAndFeesCents: true,
      tipCents: true,
      totalCents: true,
      deliveryOption: true,
      paymentMethod: true,
      submittedAt: true,
      items: { select: { priceCents: true, quantity: true, modifiers: true } },
      walletEntries: { select: entryShape },
      version: true,
      canceledBy: true,
      refundedCents: true,
      refunds: { select: { amountCents: true } },
      events: { where: { kind: { in: ['refunded', 'help_declined'] } }, select: { kind: true, actor: true } },
      _count: { select: { events: true } },
    },
  })
}

/** How often operators canceled or refunded each order, or answered a request for help with it, by the audit log. */
async function actsOnOrders(read: Tx): Promise<Map<string, number>> {
  const where = { act: { in: ['order.cancel', 'order.refund', 'order.help'] satisfies ActName[] } }
  const groups = await read.auditEntry.groupBy({ by: ['subject'], where, _count: true })
  return new Map(groups.map(({ subject, _count }) => [subject, _count]))
}

function restaurants(read: Tx, page: Page) {
  return read.restaurant.findMany({
    ...page,
    select: { id: true, ratingSum: true, reviewCount: true, ratingTenths: true, ratingOrder: true },
  })
}

async function reviewsOfRestaurants(read: Tx): Promise<Map<number, { stars: number; count: number }>> {
  const groups = await read.review.groupBy({
    by: ['restaurantId'],
    where: { hidden: false },
    _sum: { restaurantRating: true },
    _count: true,
  })
  return new Map(
    groups.map((group) => [group.restaurantId, { stars: group._sum.restaurantRating ?? 0, count: group._count }]),
  )
}
