import 'server-only'
import { env } from '@/lib/env'
import { isPostgresUrl } from './engine'
import { Prisma } from './generated/client'

/** PostgreSQL returns bigints for raw statements. */
export type Raw<Row> = { [Name in keyof Row]: Row[Name] extends number ? number | bigint : Row[Name] }

/** Numbers, whatever the engine returned for them. */
export function plain<Row extends object>(row: Row) {
  const entries = Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value])
  return Object.fromEntries(entries) as { [Name in keyof Row]: Exclude<Row[Name], bigint> }
}

/** PostgreSQL does not know what the values of a list are. */
const instantOf = (instant: Date) =>
  isPostgresUrl(env.DATABASE_URL) ? Prisma.sql`CAST(${instant} AS TIMESTAMP(3))` : Prisma.sql`${instant}`

/**
 * Times from the earliest to the latest, as the table "spans" of a statement: "span" is the position of each. `match` tells
 * whether the column `at` is within it, which is looked up in an index for each.
 */
export function spanTable(spans: readonly { from: Date; to: Date }[], at: '"createdAt"' | '"submittedAt"') {
  const rows = spans.map(({ from, to }, span) => {
    return Prisma.sql`(CAST(${span} AS INTEGER), ${instantOf(from)}, ${instantOf(to)})`
  })
  // PostgreSQL takes the ends of spans in a list for anything: it would read all rows.
  const [first, last] = [spans[0], spans.at(-1)]
  const bounds =
    isPostgresUrl(env.DATABASE_URL) && first && last
      ? Prisma.sql` AND ${Prisma.raw(at)} >= ${first.from} AND ${Prisma.raw(at)} < ${last.to}`
      : Prisma.empty
  return {
    spans: Prisma.sql`WITH "spans"("span", "from", "to") AS (VALUES ${Prisma.join(rows)})`,
    match: Prisma.sql`${Prisma.raw(`${at} >= "from" AND ${at} < "to"`)}${bounds}`,
  }
}
