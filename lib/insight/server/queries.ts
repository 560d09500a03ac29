import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { bestSold, type SoldLines } from '@/lib/insight/rules/best-sold'
import { figuresOf, type QuarterSums, sumsByDay, sumsByHour, totalOf } from '@/lib/insight/rules/figures'
import { type Month, monthSpan, type Period, type Span, slicesOf, spansOf } from '@/lib/insight/rules/periods'
import { type Needed, requireRole } from '@/lib/restaurants/server/roles'
import type { Insight, Statement } from './shapes'
import { countCustomers, readCancellations, readCooking, readQuarters, readSoldLines } from './sums'

type Asked = { restaurantId: number; actorId: number }

/** The sales of a restaurant within a period, on its own clock. Throws `not_found`, and `forbidden` for others. */
export async function readInsight(
  { restaurantId, actorId, period }: Asked & { period: Period },
  { db, now }: Deps,
): Promise<Insight> {
  const { timeZone } = await findZone({ restaurantId, actorId, role: 'manager' }, db)
  const { days, span, before } = spansOf(period, timeZone, now)
  const customers = await countCustomers({ restaurantId, span, before }, db.read)
  const past = await readOrders({ restaurantId, span: before }, db)
  const current = await readOrders({ restaurantId, span }, db)
  const sold: SoldLines[] = []
  for (const slice of slicesOf(span)) {
    sold.push(...(await readSoldLines({ restaurantId, span: slice }, db.read)))
    await nextTurn()
  }
  const { quarters } = current
  return {
    ...span,
    figures: figuresOf({ ...current, ...customers.now }),
    before: figuresOf({ ...past, ...customers.before }),
    byDay: sumsByDay(quarters, days, timeZone),
    byHour: sumsByHour(quarters, timeZone),
    ...bestSold(sold),
    cancellations: await readCancellations({ restaurantId, span }, db.read),
  }
}

/** The sales of a restaurant on each day of a month of its zone. Throws `not_found`, and `forbidden` for others. */
export async function readStatement(
  { restaurantId, actorId, month }: Asked & { month: Month },
  { db }: { db: Db },
): Promise<Statement> {
  const { timeZone } = await findZone({ restaurantId, actorId, role: 'owner' }, db)
  const { days, span } = monthSpan(month, timeZone)
  const quarters = await readQuarters({ restaurantId, span }, db.read)
  const sums = sumsByDay(quarters, days, timeZone)
  return { month, timeZone, days: sums, total: totalOf(sums) }
}

/** The zone of a restaurant, for those who have at least this role there. */
async function findZone({ restaurantId, ...needed }: Needed & { restaurantId: number }, { read }: Db) {
  const select = { id: true, ownerId: true, timeZone: true }
  const found = await read.restaurant.findUnique({ where: { id: restaurantId }, select })
  return requireRole(found, 'Restaurant', needed, read)
}

type OfSpan = { restaurantId: number; span: Span }

/** SQLite runs on the main thread: a year is read in slices, between which other requests are answered. */
async function readOrders({ restaurantId, span }: OfSpan, { read }: Db) {
  const all = { quarters: [] as QuarterSums[], cooked: 0, cookSeconds: 0, reviews: { count: 0, stars: 0 } }
  for (const slice of slicesOf(span)) {
    const asked = { restaurantId, span: slice }
    all.quarters.push(...(await readQuarters(asked, read)))
    await nextTurn()
    const { cooked, cookSeconds } = await readCooking(asked, read)
    all.cooked += cooked
    all.cookSeconds += cookSeconds
    await nextTurn()
  }
  const { _sum, _count } = await read.review.aggregate({
    where: { restaurantId, hidden: false, createdAt: { gte: span.from, lt: span.to } },
    _sum: { restaurantRating: true },
    _count: true,
  })
  return { ...all, reviews: { count: _count, stars: _sum.restaurantRating ?? 0 } }
}
