import 'server-only'
import type { Db, Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { after } from '@/lib/instant'
import { BOARD_ROWS } from '@/lib/list-limits'
import { BOARD_COLUMNS, type BoardColumn, type BoardCounts, countColumns } from '@/lib/live/rules/order-board'
import { HELP_ANSWER_MS, HELP_MS } from '@/lib/orders/rules/order-help'

/** Selects the orders of a customer or of restaurants, as of `now`. */
type PlacesAsked = {
  of: { customerId: number } | { restaurantIds: readonly number[] }
  /** Also includes orders closed since then; null for open ones only. */
  closedSince: Date | null
  now: Date
}

/** An order in its column of the board. */
export type BoardPlace = { id: number; column: BoardColumn }

/** PostgreSQL returns bigints for raw statements. */
type Raw<Row> = { [Name in keyof Row]: Row[Name] extends number ? number | bigint : Row[Name] }

/** Fair share: each customer's first 3 orders in a column rank before anyone's fourth. SQLite would bind 3 as 3.0. */
const AT_ONCE = Prisma.raw('3')

/** The order within a column: `boardRank`, then the id. */
const BY_RANK = Prisma.sql`"instant" ASC NULLS FIRST, "closed" DESC NULLS LAST, "id" ASC`

/**
 * Assigns orders to columns in SQL: a busy kitchen has a thousand, of which a page shows thirty. Columns and ranks
 * match those of `boardColumn` and `boardRank`, which the browser uses.
 */
function placed({ of, closedSince, now }: PlacesAsked): Prisma.Sql {
  const whose =
    'customerId' in of
      ? Prisma.sql`"customerId" = ${of.customerId}`
      : Prisma.sql`"restaurantId" IN (${Prisma.join(of.restaurantIds)})`
  const orders = Prisma.sql`SELECT "id", "customerId", "restaurantId", "newAt", "estimatedFor", "closedAt",
    CASE
      WHEN "status" <> 'Submitted' OR "stage" = 'delivered' OR "newAt" IS NULL THEN 'done'
      WHEN "stage" IN ('preparing', 'on_the_way') THEN CAST("stage" AS TEXT)
      WHEN "newAt" > ${now} THEN 'later'
      WHEN "accepts" = 'manual' AND "acceptedAt" >= "newAt" THEN 'preparing'
      ELSE 'new'
    END AS "column"
    FROM "Order" WHERE ${whose}`
  // Restaurants do not see orders that were never submitted.
  const closed = closedSince
    ? Prisma.sql`UNION ALL ${orders} AND "status" IN ('Submitted', 'Canceled') AND "closedAt" >= ${closedSince}
      AND "submittedAt" IS NOT NULL`
    : Prisma.empty
  // Owners answer a request for help within a day; it can be made days after the delivery.
  const asked =
    closedSince && 'restaurantIds' in of
      ? Prisma.sql`UNION ALL ${orders} AND "status" = 'Submitted' AND "closedAt" < ${closedSince}
        AND "closedAt" > ${after(now, -HELP_MS - HELP_ANSWER_MS)} AND EXISTS (SELECT 1 FROM "HelpRequest"
          WHERE "orderId" = "Order"."id" AND "state" = 'open' AND "at" > ${after(now, -HELP_ANSWER_MS)})`
      : Prisma.empty
  return Prisma.sql`SELECT "id", "customerId", "restaurantId", "column",
    CASE WHEN "column" IN ('new', 'later') THEN "newAt" WHEN "column" <> 'done' THEN "estimatedFor" END AS "instant",
    CASE WHEN "column" = 'done' THEN "closedAt" END AS "closed"
    FROM (${orders} AND "status" = 'Submitted' AND "closedAt" IS NULL ${closed} ${asked}) AS "orders"`
}

/** A page of each column: urgent orders first, but with a fair share for each customer. */
export async function pageOfPlaces(
  asked: PlacesAsked,
  { skip, take }: { skip: number; take: number },
  tx: Tx,
): Promise<BoardPlace[]> {
  const found = await tx.$queryRaw<Raw<BoardPlace>[]>`
    SELECT "id", "column" FROM (
      SELECT "id", "column", ROW_NUMBER() OVER (PARTITION BY "column" ORDER BY "turn", ${BY_RANK}) AS "place" FROM (
        SELECT *, (ROW_NUMBER() OVER (PARTITION BY "column", "customerId" ORDER BY ${BY_RANK}) - 1) / ${AT_ONCE} AS "turn"
        FROM (${placed(asked)}) AS "placed") AS "turned") AS "paged"
    WHERE "place" > ${skip} AND "place" <= ${skip + take} ORDER BY "place"`
  return found.map(({ id, column }) => ({ id: Number(id), column }))
}

/** The ids of the first `take` orders (urgent ones first, then the last closed), and the number of all. */
export async function firstPlaces(asked: PlacesAsked, take: number, tx: Tx): Promise<{ ids: number[]; count: number }> {
  const found = await tx.$queryRaw<Raw<{ id: number; count: number }>[]>`
    SELECT "id", COUNT(*) OVER () AS "count" FROM (${placed(asked)}) AS "placed"
    ORDER BY CASE WHEN "column" = 'done' THEN 1 ELSE 0 END, ${BY_RANK} LIMIT ${take}`
  return { ids: found.map(({ id }) => Number(id)), count: Number(found[0]?.count ?? 0) }
}

/** A page of each column, in the order of the columns. */
export async function listBoardPlaces(
  asked: PlacesAsked,
  { db, skip = 0 }: { db: Pick<Db, 'read'>; skip?: number },
): Promise<BoardPlace[]> {
  const places = await pageOfPlaces(asked, { skip, take: BOARD_ROWS }, db.read)
  return BOARD_COLUMNS.flatMap((column) => places.filter((place) => place.column === column))
}

/** The order counts of these restaurants' boards; restaurants without orders are missing. */
export async function countBoardOrders(
  asked: PlacesAsked,
  { db }: { db: Pick<Db, 'read'> },
): Promise<Map<number, BoardCounts>> {
  const found = await db.read.$queryRaw<Raw<{ restaurantId: number; column: BoardColumn; count: number }>[]>`
    SELECT "restaurantId", "column", COUNT(*) AS "count" FROM (${placed(asked)}) AS "placed"
    WHERE "restaurantId" IS NOT NULL GROUP BY "restaurantId", "column"`
  const counts = new Map<number, BoardCounts>()
  for (const { restaurantId, column, count } of found) {
    const of = counts.get(Number(restaurantId)) ?? countColumns([])
    counts.set(Number(restaurantId), { ...of, [column]: Number(count) })
  }
  return counts
}
