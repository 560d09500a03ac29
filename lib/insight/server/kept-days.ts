import 'server-only'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { isUnavailable } from '@/lib/db/failures'
import { insertRows } from '@/lib/db/insert-rows'
import type { SpanSold, SpanSums } from '@/lib/insight/rules/figures'
import { daySpan } from '@/lib/insight/rules/local-days'
import { DAYS_OF } from '@/lib/insight/rules/periods'
import { CHANGES_KEPT_DAYS_MS } from '@/lib/orders/server/changes'
import { addDays, type Day } from '@/lib/zoned-time'
import { readSpans } from './spans'

type Asked = { restaurantId: number; timeZone: string; days: readonly Day[] }

/** As in the row of a day. */
type Stored = { day: Day; sums: string; sold: string }
export type SummedDay = { day: Day; sums: SpanSums; sold: () => SpanSold }

/** Changes that are on their way when a day is read, and the clocks of other processes, have this long. */
const SLACK_MS = 3_600_000

/** How many days are read with one statement. */
const AT_ONCE = 28

/**
 * The sums of days of a restaurant. Those of a day are kept when they are first asked for, once changes of its orders remove
 * them (`forgetDays`). Days for which no sums are kept are added up from their orders.
 */
export async function readDays({ restaurantId, timeZone, days }: Asked, { db, now }: Deps): Promise<SummedDay[]> {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const where = { restaurantId, timeZone, day: { gte: first, lte: last } }
  const found: Stored[] = await db.read.orderDay.findMany({ where, select: { day: true, sums: true, sold: true } })
  const known = new Map(found.map((row) => [row.day, row]))
  const missing = days.filter((day) => !known.has(day)).map((day) => ({ day, ...daySpan(day, timeZone) }))
  const isClosed = ({ to }: { to: Date }) => to.getTime() + CHANGES_KEPT_DAYS_MS + SLACK_MS <= now.getTime()
  // The seal is older than what is read after it.
  const seal = missing.some(isClosed) ? await unlessAway(findSeal(restaurantId, db)) : null
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const spans = missing.slice(start, start + AT_ONCE)
    const sums = await readSpans({ restaurantId, timeZone, spans }, db.read)
    const rows = spans.map(({ day }, index): Stored => {
      return { day, sums: JSON.stringify(sums[index]?.sums), sold: JSON.stringify(sums[index]?.sold) }
    })
    for (const row of rows) known.set(row.day, row)
    const closed = rows.filter((_, index) => spans.slice(index, index + 1).some(isClosed))
    if (closed.length > 0 && seal) await unlessAway(keep(closed, { restaurantId, timeZone, seal, now }, db))
    await nextTurn()
  }
  return days.flatMap((day) => {
    const row = known.get(day)
    return row ? [parsed(row)] : []
  })
}

/** Only this file writes what is parsed. */
const parsed = ({ day, sums, sold }: Stored): SummedDay => ({
  day,
  sums: JSON.parse(sums) as SpanSums,
  sold: () => JSON.parse(sold) as SpanSold,
})

/** The result of a write that no answer depends on; null when nothing can be written. */
async function unlessAway<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return null
  }
}

/**
 * The row that a change of kept days deletes as well, being later than all of them. Sums are kept only while it is the same
 * as before they were read: so a change meanwhile, by any process, prevents that.
 */
const SEAL = '9999-12-31'

async function findSeal(restaurantId: number, db: Db): Promise<string> {
  const where = { restaurantId_day: { restaurantId, day: SEAL } }
  const found = await db.read.orderDay.findUnique({ where })
  if (found) return found.sums
  return db.write(async (tx) => {
    const still = await tx.orderDay.findUnique({ where })
    if (still) return still.sums
    const seal = randomUUID()
    await insertRows(tx, 'OrderDay', [{ restaurantId, day: SEAL, timeZone: '', sums: seal, sold: '' }])
    return seal
  })
}

type Kept = { restaurantId: number; timeZone: string; seal: string; now: Date }

async function keep(rows: readonly Stored[], { restaurantId, timeZone, seal, now }: Kept, db: Db): Promise<void> {
  // A day before all that is asked for today, in any zone.
  const oldest = addDays(now.toISOString().slice(0, 10), -2 * DAYS_OF['12m'] - 1)
  const days = rows.map(({ day }) => day)
  await db.write(async (tx) => {
    if ((await tx.orderDay.count({ where: { restaurantId, day: SEAL, sums: seal } })) === 0) return
    await tx.orderDay.deleteMany({ where: { restaurantId, OR: [{ day: { in: days } }, { day: { lt: oldest } }] } })
    await insertRows(
      tx,
      'OrderDay',
      rows.map((row) => ({ restaurantId, timeZone, ...row })),
    )
  })
}
