import 'server-only'
import type { Tx } from '@/lib/db/database'
import { isPostgresUrl } from '@/lib/db/engine'
import { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import type { SoldLines } from '@/lib/insight/rules/best-sold'
import type { CanceledFor, Cooking, Customers, QuarterSums } from '@/lib/insight/rules/figures'
import type { Span } from '@/lib/insight/rules/periods'
import { orderedModifiers } from '@/lib/orders/server/views'

/** PostgreSQL returns bigints for raw statements. */
type Raw<Row> = { [Name in keyof Row]: Row[Name] extends number ? number | bigint : Row[Name] }

type Asked = { restaurantId: number; span: Span }

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

const QUARTERS = Prisma.raw(`
  SELECT ${seconds('"submittedAt"')} / 900 AS "quarter",
    ${count(KEPT)} AS "orders",
    ${sum('"subtotalCents"', KEPT)} AS "salesCents",
    ${sum('"tipCents"', KEPT)} AS "tipsCents",
    ${count(`"status" = 'Canceled'`)} AS "canceled",
    CAST(SUM("refundedCents") AS BIGINT) AS "refundedCents",
    ${count(ACCEPTED)} AS "accepted",
    ${sum(WAITED, ACCEPTED)} AS "acceptSeconds",
    ${count(DELIVERED)} AS "delivered",
    ${count(`${DELIVERED} AND "closedAt" > "estimatedFor"`)} AS "late"
  FROM "Order"`)

/** The orders of a restaurant that were placed within a span. */
const placed = ({ restaurantId, span }: Asked) =>
  Prisma.sql`"restaurantId" = ${restaurantId} AND "submittedAt" >= ${span.from} AND "submittedAt" < ${span.to}`

/** The sums of each quarter of an hour in which orders were placed. */
export async function readQuarters(asked: Asked, tx: Tx): Promise<QuarterSums[]> {
  const rows = await tx.$queryRaw<Raw<QuarterSums>[]>`${QUARTERS} WHERE ${placed(asked)} GROUP BY 1`
  return rows.map((row) => ({
    quarter: Number(row.quarter),
    orders: Number(row.orders),
    salesCents: Number(row.salesCents),
    tipsCents: Number(row.tipsCents),
    canceled: Number(row.canceled),
    refundedCents: Number(row.refundedCents),
    accepted: Number(row.accepted),
    acceptSeconds: Number(row.acceptSeconds),
    delivered: Number(row.delivered),
    late: Number(row.late),
  }))
}

/** From the first move to preparing to the last one out of the kitchen; null for an order without both. */
const COOKED = Prisma.raw(`(
  SELECT MAX(CASE WHEN "kind" = 'on_the_way' THEN ${seconds('"at"')} END)
    - MIN(CASE WHEN "kind" = 'preparing' THEN ${seconds('"at"')} END)
  FROM "OrderEvent" WHERE "OrderEvent"."orderId" = "Order"."id")`)

/** How long the kitchen took. */
export async function readCooking(asked: Asked, tx: Tx): Promise<Cooking> {
  const [row] = await tx.$queryRaw<Raw<Cooking>[]>`
    SELECT COUNT(*) AS "cooked", CAST(COALESCE(SUM("seconds"), 0) AS BIGINT) AS "cookSeconds"
    FROM (SELECT ${COOKED} AS "seconds" FROM "Order" WHERE ${placed(asked)} AND "status" = 'Submitted') AS "each"
    WHERE "seconds" >= 0`
  return { cooked: Number(row?.cooked ?? 0), cookSeconds: Number(row?.cookSeconds ?? 0) }
}

type SoldRow = Raw<Omit<SoldLines, 'modifiers' | 'menuItemId'>> & {
  menuItemId: number | bigint | null
  modifiers: string
}

/** The lines of the orders that were not canceled, equal ones together. */
export async function readSoldLines(asked: Asked, tx: Tx): Promise<SoldLines[]> {
  const rows = await tx.$queryRaw<SoldRow[]>`
    SELECT "menuItemId", "name", "modifiers", CAST(SUM("quantity") AS BIGINT) AS "quantity",
      CAST(SUM("quantity" * "priceCents") AS BIGINT) AS "salesCents"
    FROM "Order" JOIN "OrderItem" ON "OrderItem"."orderId" = "Order"."id"
    WHERE ${placed(asked)} AND "status" = 'Submitted' GROUP BY "menuItemId", "name", "modifiers"`
  return rows.map(({ menuItemId, name, quantity, salesCents, modifiers }) => ({
    menuItemId: menuItemId === null ? null : Number(menuItemId),
    name,
    quantity: Number(quantity),
    salesCents: Number(salesCents),
    modifiers: orderedModifiers({ modifiers }),
  }))
}

/** How many orders were canceled, and why. */
export async function readCancellations(asked: Asked, tx: Tx): Promise<{ reason: CanceledFor; orders: number }[]> {
  const rows = await tx.$queryRaw<{ reason: CanceledFor; orders: number | bigint }[]>`
    SELECT CASE
        WHEN "canceledBy" = 'customer' THEN 'customer'
        WHEN "cancelReason" IS NULL THEN 'other'
        ELSE CAST("cancelReason" AS TEXT)
      END AS "reason", COUNT(*) AS "orders"
    FROM "Order" WHERE ${placed(asked)} AND "status" = 'Canceled' GROUP BY 1`
  return rows
    .map(({ reason, orders }) => ({ reason, orders: Number(orders) }))
    .toSorted((a, b) => b.orders - a.orders || (a.reason < b.reason ? -1 : 1))
}

/** The customers of a span and of the one before it: new ones, and those who ordered again. */
export async function countCustomers(
  { restaurantId, span, before }: Asked & { before: Span },
  tx: Tx,
): Promise<{ now: Customers; before: Customers }> {
  const lastOf = ({ from, to }: Span) =>
    Prisma.sql`MAX(CASE WHEN "submittedAt" >= ${from} AND "submittedAt" < ${to} THEN "submittedAt" END)`
  const both = placed({ restaurantId, span: { from: before.from, to: span.to } })
  // Whether a customer has ordered before is looked up among the customer's orders: a restaurant's history may be long. The
  // plus sign keeps databases from looking there.
  const [row] = await tx.$queryRaw<Raw<Record<'fresh' | 'again' | 'freshBefore' | 'againBefore', number>>[]>`
    SELECT COUNT(CASE WHEN "last" IS NOT NULL AND "first" >= ${span.from} AND NOT "isKnown" THEN 1 END) AS "fresh",
      COUNT(CASE WHEN "last" IS NOT NULL AND ("last" > "first" OR "isKnown") THEN 1 END) AS "again",
      COUNT(CASE WHEN "lastBefore" IS NOT NULL AND NOT "isKnown" THEN 1 END) AS "freshBefore",
      COUNT(CASE WHEN "lastBefore" IS NOT NULL AND ("lastBefore" > "first" OR "isKnown") THEN 1 END) AS "againBefore"
    FROM (
      SELECT "first", "last", "lastBefore", EXISTS (
        SELECT 1 FROM "Order" AS "earlier"
        WHERE "earlier"."customerId" = "seen"."customerId" AND "earlier"."submittedAt" < ${before.from}
          AND +"earlier"."restaurantId" = ${restaurantId} AND "earlier"."status" = 'Submitted') AS "isKnown"
      FROM (
        SELECT "customerId", MIN("submittedAt") AS "first", ${lastOf(span)} AS "last", ${lastOf(before)} AS "lastBefore"
        FROM "Order" WHERE ${both} AND "status" = 'Submitted' GROUP BY "customerId") AS "seen") AS "customers"`
  return {
    now: { newCustomers: Number(row?.fresh ?? 0), returningCustomers: Number(row?.again ?? 0) },
    before: { newCustomers: Number(row?.freshBefore ?? 0), returningCustomers: Number(row?.againBefore ?? 0) },
  }
}
