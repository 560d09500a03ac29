import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { after } from '@/lib/instant'
import {
  BURST_BLOCKS,
  BURST_MS,
  BURST_TIMES,
  LEAST_ACCOUNTS,
  LEAST_OWN,
  LEAST_REFUNDED,
  LEAST_REVIEWS,
  MOST_ORDERS,
  MOST_SIGNALS,
  REFUNDED_PERCENT,
  SIGNAL_KINDS,
  SIGNAL_MS,
  type SignalKind,
  type SignalReason,
  signalText,
} from '@/lib/operate/rules/signals'
import { foundShape } from './find-orders'
import type { Signal, Signals } from './shapes'

/**
 * What looks like fraud: a list to look at, which does nothing by itself. Each kind is one statement over the orders
 * that may be part of it; those with one `key` make one signal.
 */
export async function listSignals({ db, now }: Deps): Promise<Signals> {
  const found: Row[][] = []
  for (const kind of SIGNAL_KINDS) found.push(await db.read.$queryRaw<Row[]>(signalsOf(kind, now)))
  const ids = [...new Set(found.flat().map(({ id }) => Number(id)))]
  const orders = await db.read.order.findMany({ where: { id: { in: ids } }, select: signalShape })
  const byId = new Map(orders.map((order) => [order.id, order]))
  return {
    signals: SIGNAL_KINDS.flatMap((kind, at) => signalsFrom(kind, found[at] ?? [], byId)),
    more: found.reduce((sum, [first]) => sum + Math.max(0, Number(first?.signals ?? 0) - MOST_SIGNALS), 0),
  }
}

function signalsFrom(kind: SignalKind, rows: readonly Row[], orders: ReadonlyMap<number, SignalOrder>): Signal[] {
  const signals = new Map<string, Signal>()
  for (const row of rows) {
    const order = orders.get(Number(row.id))
    // Deleted between the two reads.
    if (!order) continue
    const signal = signals.get(row.key) ?? { kind, ...subjectOf(kind, order), ...figuresOf(kind, row), orders: [] }
    const { address: _, zip: __, restaurantId: ___, ...shown } = order
    signal.orders.push({ ...shown, why: row.why })
    signals.set(row.key, signal)
  }
  return [...signals.values()]
}

const signalShape = {
  ...foundShape,
  restaurantId: true,
  address: true,
  zip: true,
} as const satisfies Prisma.OrderSelect
type SignalOrder = Prisma.OrderGetPayload<{ select: typeof signalShape }>

/** The person, the restaurant or the address that a signal is about. */
function subjectOf(kind: SignalKind, { customer, restaurantId, restaurantName, address, zip }: SignalOrder) {
  if (kind === 'refunds') return { id: customer.id, name: `${customer.firstName} ${customer.lastName}`.trim() }
  return kind === 'addresses' ? { id: null, name: `${address}, ${zip}` } : { id: restaurantId, name: restaurantName }
}

type Sum = number | bigint
type Row = {
  key: string
  id: Sum
  why: SignalReason
  count: Sum
  accounts: Sum
  refunded: Sum
  ordered: Sum
  before: Sum
  signals: Sum
}

function figuresOf(kind: SignalKind, { count, accounts, refunded, ordered, before }: Row) {
  const text = signalText(kind, {
    count: Number(count),
    accounts: Number(accounts),
    refundedCents: Number(refunded),
    orderedCents: Number(ordered),
    before: Number(before),
  })
  return { text, count: Number(count) }
}

/** The newest orders of the signals with most of them; each row also has the figures of its signal. */
function signalsOf(kind: SignalKind, now: Date): Prisma.Sql {
  const { evidence, having } = STATEMENTS[kind](now)
  return Prisma.sql`
    WITH "evidence" AS MATERIALIZED (${evidence}),
    "found" AS (
      SELECT "key", SUM("counts") AS "count", COUNT(DISTINCT "person") AS "accounts", SUM("refunded") AS "refunded",
             SUM("ordered") AS "ordered", MAX("before") AS "before", COUNT(*) OVER () AS "signals"
      FROM "evidence" GROUP BY "key" HAVING ${having} ORDER BY SUM("counts") DESC, "key" LIMIT ${MOST_SIGNALS}
    ),
    "newest" AS (
      SELECT "key", "id", "why", ROW_NUMBER() OVER (PARTITION BY "key" ORDER BY "id" DESC) AS "place"
      FROM "evidence" WHERE "counts" = 1 AND "key" IN (SELECT "key" FROM "found")
    )
    SELECT "key", "id", "why", CAST("count" AS BIGINT) AS "count", "accounts",
           CAST("refunded" AS BIGINT) AS "refunded", CAST("ordered" AS BIGINT) AS "ordered", "before", "signals"
    FROM "found" JOIN "newest" USING ("key")
    WHERE "place" <= ${MOST_ORDERS} ORDER BY "count" DESC, "key", "place"`
}

type Statement = (now: Date) => { evidence: Prisma.Sql; having: Prisma.Sql }

/** What the other kinds do not count. */
const NO_MONEY = Prisma.sql`0 AS "refunded", 0 AS "ordered"`
const ALL_COUNT = Prisma.sql`1 AS "counts", ${NO_MONEY}, 0 AS "before"`

/** CROSS JOIN keeps SQLite to the order of the tables, which begins with the fewest rows. */
const STATEMENTS: Record<SignalKind, Statement> = {
  refunds: (now) => {
    const since = after(now, -SIGNAL_MS)
    return {
      evidence: Prisma.sql`
        SELECT CAST("Order"."customerId" AS TEXT) AS "key", "Order"."id", "Order"."customerId" AS "person",
               CASE WHEN "refundedCents" > 0 THEN 1 ELSE 0 END AS "counts", "refundedCents" AS "refunded",
               "totalCents" AS "ordered", 0 AS "before", 'refunded' AS "why"
        FROM (SELECT "customerId" FROM "OrderRefund" CROSS JOIN "Order" AS "o"
              WHERE "at" >= ${since} AND "o"."id" = "orderId"
              GROUP BY "customerId" HAVING COUNT(DISTINCT "orderId") >= ${LEAST_REFUNDED}) AS "asked"
        CROSS JOIN "Order"
        WHERE "Order"."customerId" = "asked"."customerId" AND "submittedAt" >= ${since} AND "status" = 'Submitted'`,
      having: Prisma.sql`SUM("counts") >= ${LEAST_REFUNDED} AND SUM("refunded") * 100 >= SUM("ordered") * ${REFUNDED_PERCENT}`,
    }
  },
  addresses: (now) => {
    const since = after(now, -SIGNAL_MS)
    return {
      evidence: Prisma.sql`
        SELECT lower("o"."address") || ' ' || "o"."zip" AS "key", "o"."id", "o"."customerId" AS "person", ${ALL_COUNT},
               'new_account' AS "why"
        FROM "User" AS "u" CROSS JOIN "Order" AS "o"
        WHERE "u"."createdAt" >= ${since} AND NOT "u"."guestAccount" AND "o"."customerId" = "u"."id"
          AND "o"."submittedAt" >= ${since} AND "o"."address" <> ''`,
      having: Prisma.sql`COUNT(DISTINCT "person") >= ${LEAST_ACCOUNTS}`,
    }
  },
  own_orders: (now) => {
    const since = after(now, -SIGNAL_MS)
    const columns = Prisma.sql`"o"."id", "o"."customerId" AS "person", ${ALL_COUNT}`
    return {
      evidence: Prisma.sql`
        SELECT CAST("r"."id" AS TEXT) AS "key", ${columns}, 'owner' AS "why"
        FROM "Restaurant" AS "r" CROSS JOIN "Order" AS "o"
        WHERE "o"."customerId" = "r"."ownerId" AND "o"."submittedAt" >= ${since} AND "o"."restaurantId" = "r"."id"
        UNION ALL
        SELECT CAST("m"."restaurantId" AS TEXT), ${columns}, 'staff'
        FROM "RestaurantMember" AS "m" CROSS JOIN "Order" AS "o"
        WHERE "o"."customerId" = "m"."userId" AND "o"."submittedAt" >= ${since}
          AND "o"."restaurantId" = "m"."restaurantId"
        UNION ALL
        SELECT CAST("r"."id" AS TEXT), ${columns}, 'own_address'
        FROM "User" AS "u" CROSS JOIN "Order" AS "o" CROSS JOIN "Restaurant" AS "r" CROSS JOIN "User" AS "w"
        WHERE "u"."createdAt" >= ${since} AND "o"."customerId" = "u"."id" AND "o"."submittedAt" >= ${since}
          AND "r"."id" = "o"."restaurantId" AND "w"."id" = "r"."ownerId" AND "u"."id" <> "w"."id"
          AND (("o"."zip" = "w"."zip" AND lower("o"."address") = lower("w"."address"))
            OR ("o"."zip" = "r"."zip" AND lower("o"."address") = lower("r"."address")))
          AND "o"."address" <> ''
          AND NOT EXISTS (SELECT 1 FROM "RestaurantMember" AS "m"
                          WHERE "m"."userId" = "u"."id" AND "m"."restaurantId" = "r"."id")`,
      having: Prisma.sql`COUNT(*) >= ${LEAST_OWN}`,
    }
  },
  reviews: (now) => {
    const ends = Array.from({ length: BURST_BLOCKS }, (_, block) => after(now, -(block + 1) * BURST_MS))
    const since = ends.at(-1) ?? now
    const blocks = ends.map((end, block) => Prisma.sql`WHEN "createdAt" >= ${end} THEN ${Prisma.raw(`'${block}'`)}`)
    const before = Prisma.sql`(
      SELECT COUNT(*) FROM "Review" AS "b" WHERE "b"."restaurantId" = "v"."restaurantId"
        AND "b"."createdAt" >= ${after(since, -SIGNAL_MS)} AND "b"."createdAt" < ${since})`
    return {
      evidence: Prisma.sql`
        SELECT "restaurantId" || ' ' || "block" AS "key", "orderId" AS "id", "userId" AS "person", 1 AS "counts", ${NO_MONEY},
               CASE WHEN "size" >= ${LEAST_REVIEWS} THEN ${before} ELSE 0 END AS "before", 'reviewed' AS "why"
        FROM (
          SELECT *, COUNT(*) OVER (PARTITION BY "restaurantId", "block") AS "size" FROM (
            SELECT "restaurantId", "orderId", "userId", CASE ${Prisma.join(blocks, ' ')} END AS "block"
            FROM "Review" WHERE "createdAt" >= ${since} AND "createdAt" <= ${now}
          ) AS "recent"
        ) AS "v"`,
      having: Prisma.sql`COUNT(*) >= ${LEAST_REVIEWS} AND COUNT(*) * ${SIGNAL_MS / BURST_MS} >= MAX("before") * ${BURST_TIMES}`,
    }
  },
}
