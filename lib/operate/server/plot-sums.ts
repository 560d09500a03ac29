import 'server-only'
import type { Tx } from '@/lib/db/database'
import { plain, type Raw, spanTable } from '@/lib/db/spans'
import type { Cents } from '@/lib/money'
import { addDays, type Day, instantOf } from '@/lib/zoned-time'
import type { DaySales, HourFigures } from './shapes'

const DAYS = 28
const WEEK = 7
const HOURS = [...Array(24).keys()]

type Sums = { orders: number; salesCents: Cents }

/** The orders of today by hour, beside those of the same weekday before, and the sales of the last four weeks by day. */
export async function readPlots(
  { today, timeZone }: { today: Day; timeZone: string },
  tx: Tx,
): Promise<{ byHour: HourFigures[]; byDay: DaySales[] }> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS))
  const before = addDays(today, -WEEK)
  const at = (day: Day, hour: number) => instantOf(day, hour * 60, timeZone)
  // An hour that the clock skips is empty, and one that it repeats counts as one.
  const spans = days.flatMap((day) =>
    day === today || day === before
      ? HOURS.map((hour) => ({ day, hour, from: at(day, hour), to: at(day, hour + 1) }))
      : [{ day, hour: 0, from: at(day, 0), to: at(day, 24) }],
  )
  const sums = await sumsOf(spans, tx)
  const read = spans.map((span, index) => ({ ...span, ...(sums.get(index) ?? { orders: 0, salesCents: 0 }) }))
  const ordersAt = (on: Day, at: number) => read.find(({ day, hour }) => day === on && hour === at)?.orders ?? 0
  return {
    byHour: HOURS.map((hour) => ({ hour, orders: ordersAt(today, hour), before: ordersAt(before, hour) })),
    byDay: days.map((on) => {
      const those = read.filter(({ day }) => day === on)
      const sum = (name: keyof Sums) => those.reduce((total, one) => total + one[name], 0)
      return { day: on, orders: sum('orders'), salesCents: sum('salesCents') }
    }),
  }
}

/**
 * The orders that were placed in each span, and what they brought. All is read in one index, and nothing is sorted. Of a
 * canceled order nothing is left, and only one that was placed had something to give back.
 */
async function sumsOf(spans: readonly { from: Date; to: Date }[], tx: Tx) {
  const { spans: table, match } = spanTable(spans, '"createdAt"')
  const found = await tx.$queryRaw<Raw<Sums & { span: number }>[]>`
    ${table} SELECT "span",
      (SELECT COUNT(*) FROM "Order" WHERE "status" = 'Submitted' AND ${match})
        + (SELECT COUNT(*) FROM "Order" WHERE "status" = 'Canceled' AND "refundedCents" > 0 AND ${match}) AS "orders",
      (SELECT CAST(COALESCE(SUM("totalCents" - "refundedCents"), 0) AS BIGINT)
        FROM "Order" WHERE "status" = 'Submitted' AND ${match}) AS "salesCents"
    FROM "spans"`
  return new Map(found.map(plain).map(({ span, ...sums }) => [span, sums]))
}
