import 'server-only'
import type { Tx } from '@/lib/db/database'
import { isPostgresUrl } from '@/lib/db/engine'
import { Prisma } from '@/lib/db/generated/client'
import { plain, type Raw, spanTable } from '@/lib/db/spans'
import { env } from '@/lib/env'
import type { SoldLines } from '@/lib/insight/rules/best-sold'
import type { CanceledFor, Stars, TimedSums } from '@/lib/insight/rules/figures'
import type { Quarter } from '@/lib/insight/rules/local-days'
import type { Span } from '@/lib/insight/rules/periods'
import { orderedModifiers } from '@/lib/orders/server/views'

/** Times of a restaurant, from the earliest to the latest. Each row tells to which it belongs, by its position. */
type Asked = { restaurantId: number; spans: readonly Span[] }
type InSpan<Row> = Row & { span: number }

/** The rows of a table whose instant is within one of the spans. */
function within({ restaurantId, spans }: Asked, table: 'Order' | 'Review') {
  const { match, ...same } = spanTable(spans, table === 'Order' ? '"submittedAt"' : '"createdAt"')
  return {
    ...same,
    rows: Prisma.raw(`"spans" CROSS JOIN "${table}"`),
    match: Prisma.sql`"restaurantId" = ${restaurantId} AND ${match}`,
  }
}

/** Whole seconds since 1970. */
const seconds = (instant: string) =>
  isPostgresUrl(env.DATABASE_URL) ? `CAST(FLOOR(EXTRACT(EPOCH FROM ${instant})) AS BIGINT)` : `unixepoch(${instant})`

/** The kitchen is asked when an order enters New, but not before the restaurant opens for it (`kitchenSince`). */
const SINCE = `CASE WHEN "opensAt" > "newAt" THEN "opensAt" ELSE "newAt" END`
const WAITED = `${seconds('"acceptedAt"')} - ${seconds(`(${SINCE})`)}`

const KEPT = `"status" = 'Submitted'`
// An order for later that is accepted before it enters New has not waited.
const ACCEPTED = `${KEPT} AND "accepts" = 'manual' AND "acceptedAt" >= (${SINCE})`
// The clock's own delivery says nothing about when the order came; only a move of the owner leaves a stage to undo.
const DELIVERED = `${KEPT} AND "stage" = 'delivered' AND "undoTo" IS NOT NULL`

const count = (which: string) => `SUM(CASE WHEN ${which} THEN 1 ELSE 0 END)`
const sum = (value: string, which: string) => `CAST(SUM(CASE WHEN ${which} THEN ${value} ELSE 0 END) AS BIGINT)`

const QUARTER_COLUMNS = Prisma.raw(`
  ${seconds('"submittedAt"')} / 900 AS "quarter",
  ${count(KEPT)} AS "orders",
  ${sum('"subtotalCents"', KEPT)} AS "salesCents",
  ${sum('"tipCents"', KEPT)} AS "tipsCents",
  ${count(`"status" = 'Canceled'`)} AS "canceled",
  CAST(SUM("refundedCents") AS BIGINT) AS "refundedCents",
  ${count(ACCEPTED)} AS "accepted",
  ${sum(WAITED, ACCEPTED)} AS "acceptSeconds",
  ${count(DELIVERED)} AS "delivered",
  ${count(`${DELIVERED} AND "closedAt" > "estimatedFor"`)} AS "late"`)

type QuarterSums = Omit<TimedSums, 'cooked' | 'cookSeconds'> & { quarter: Quarter }

/** The sums of each quarter of an hour in which orders were placed. */
export async function readQuarters(asked: Asked, tx: Tx): Promise<InSpan<QuarterSums>[]> {
  const { spans, rows, match } = within(asked, 'Order')
  const found = await tx.$queryRaw<Raw<InSpan<QuarterSums>>[]>`
    ${spans} SELECT "span", ${QUARTER_COLUMNS} FROM ${rows} WHERE ${match} GROUP BY 1, 2`
  return found.map(plain)
}

/** From the first move to preparing to the last one out of the kitchen; null for an order without both. */
const COOKED = Prisma.raw(`(
  SELECT MAX(CASE WHEN "kind" = 'on_the_way' THEN ${seconds('"at"')} END)
    - MIN(CASE WHEN "kind" = 'preparing' THEN ${seconds('"at"')} END)
  FROM "OrderEvent" WHERE "OrderEvent"."orderId" = "Order"."id")`)

type Cooking = Pick<TimedSums, 'cooked' | 'cookSeconds'>

/** How long the kitchen took. */
export async function readCooking(asked: Asked, tx: Tx): Promise<InSpan<Cooking>[]> {
  const { spans, rows, match } = within(asked, 'Order')
  const found = await tx.$queryRaw<Raw<InSpan<Cooking>>[]>`
    ${spans} SELECT "span", COUNT(*) AS "cooked", CAST(SUM("seconds") AS BIGINT) AS "cookSeconds"
    FROM (SELECT "span", ${COOKED} AS "seconds" FROM ${rows} WHERE ${match} AND "status" = 'Submitted') AS "each"
    WHERE "seconds" >= 0 GROUP BY 1`
  return found.map(plain)
}

/** The lines of the orders that were not canceled, equal ones together. */
export async function readSoldLines(asked: Asked, tx: Tx): Promise<InSpan<SoldLines>[]> {
  const { spans, rows, match } = within(asked, 'Order')
  const found = await tx.$queryRaw<Raw<InSpan<Omit<SoldLines, 'modifiers'> & { modifiers: string }>>[]>`
    ${spans} SELECT "span", "menuItemId", "name", "modifiers", CAST(SUM("quantity") AS BIGINT) AS "quantity",
      CAST(SUM("quantity" * "priceCents") AS BIGINT) AS "salesCents"
    FROM ${rows} JOIN "OrderItem" ON "OrderItem"."orderId" = "Order"."id"
    WHERE ${match} AND "status" = 'Submitted' GROUP BY 1, 2, 3, 4`
  return found.map((row) => ({ ...plain(row), modifiers: orderedModifiers(row) }))
}

/** How many orders were canceled, and why. */
export async function readCancellations(
  asked: Asked,
  tx: Tx,
): Promise<InSpan<{ reason: CanceledFor; orders: number }>[]> {
  const { spans, rows, match } = within(asked, 'Order')
  const found = await tx.$queryRaw<Raw<InSpan<{ reason: CanceledFor; orders: number }>>[]>`
    ${spans} SELECT "span", CASE
        WHEN "canceledBy" = 'customer' THEN 'customer'
        WHEN "cancelReason" IS NULL THEN 'other'
        ELSE CAST("cancelReason" AS TEXT)
      END AS "reason", COUNT(*) AS "orders"
    FROM ${rows} WHERE ${match} AND "status" = 'Canceled' GROUP BY 1, 2`
  return found.map(plain)
}

/** New customers, and the ids of those with an order that is not their first here, separated by commas. */
type CustomersOfSpan = { newCustomers: number; returning: string | null }

/** The customers of the orders that were not canceled. */
export async function readCustomers(asked: Asked, tx: Tx): Promise<InSpan<CustomersOfSpan>[]> {
  const { spans, rows, match } = within(asked, 'Order')
  // Whether a customer has ordered before is looked up among the customer's orders: a restaurant's history may be long. The
  // plus sign keeps databases from looking there.
  const found = await tx.$queryRaw<Raw<InSpan<CustomersOfSpan>>[]>`
    ${spans} SELECT "span", SUM(CASE WHEN "isKnown" THEN 0 ELSE 1 END) AS "newCustomers",
      STRING_AGG(CASE WHEN "isKnown" OR "last" > "first" THEN CAST("customerId" AS TEXT) END, ',') AS "returning"
    FROM (
      SELECT "span", "customerId", "first", "last", EXISTS (
        SELECT 1 FROM "Order" AS "earlier"
        WHERE "earlier"."customerId" = "seen"."customerId" AND "earlier"."submittedAt" < "seen"."first"
          AND +"earlier"."restaurantId" = ${asked.restaurantId} AND "earlier"."status" = 'Submitted') AS "isKnown"
      FROM (
        SELECT "span", "customerId", MIN("submittedAt") AS "first", MAX("submittedAt") AS "last"
        FROM ${rows} WHERE ${match} AND "status" = 'Submitted' GROUP BY 1, 2) AS "seen") AS "customers"
    GROUP BY 1`
  return found.map(plain)
}

/** The visible reviews of each span that were written in it: all that Insight knows of reviews. */
export async function readStars(asked: Asked, tx: Tx): Promise<Stars[]> {
  const { spans, rows, match } = within(asked, 'Review')
  const found = await tx.$queryRaw<Raw<InSpan<Stars>>[]>`
    ${spans} SELECT "span", COUNT(*) AS "reviews", CAST(SUM("restaurantRating") AS BIGINT) AS "stars"
    FROM ${rows} WHERE ${match} AND "hidden" = false GROUP BY 1`
  const sums = new Map(found.map(plain).map(({ span, ...stars }) => [span, stars]))
  return asked.spans.map((_, span) => sums.get(span) ?? { reviews: 0, stars: 0 })
}
