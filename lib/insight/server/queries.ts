import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { bestOf } from '@/lib/insight/rules/best-sold'
import { figuresOf, ratingsOf, starsOf, sumsByHour, sumsByReason, totalOf } from '@/lib/insight/rules/figures'
import { daySpan } from '@/lib/insight/rules/local-days'
import { daysOfMonth, type Month, monthsOf, type Period, spansOf } from '@/lib/insight/rules/periods'
import { type Needed, requireRole } from '@/lib/restaurants/server/roles'
import { readDays } from './kept-days'
import type { Insight, Statement } from './shapes'
import { readSpans } from './spans'
import { readQuarters, readStars } from './sums'

type Asked = { restaurantId: number; actorId: number }

/** The sales of a restaurant within a period, on its own clock. Throws `not_found`, and `forbidden` for others. */
export async function readInsight(
  { restaurantId, actorId, period }: Asked & { period: Period },
  { db, now }: Deps,
): Promise<Insight> {
  const { timeZone } = await findZone({ restaurantId, actorId, role: 'manager' }, db)
  const { days, span, before } = spansOf(period, timeZone, now)
  const ofPlace = { restaurantId, timeZone }
  const read = await readDays({ ...ofPlace, days: [...before.days, ...days] }, { db, now })
  const [past, current] = [read.slice(0, before.days.length), read.slice(before.days.length)]
  const pastLast = await readSpans({ ...ofPlace, spans: [before.last] }, db.read)
  const months = monthsOf(span, timeZone)
  const [starsBefore, ...stars] = await readStars({ restaurantId, spans: [before.span, ...months] }, db.read)
  const sold = current.map((day) => ({ day: day.day, ...day.sold() }))
  const menu = await db.read.menuItem.findMany({ where: { restaurantId }, select: { id: true } })
  const onMenu = new Set<number | null>(menu.map(({ id }) => id))
  return {
    ...span,
    figures: figuresOf(
      current.map(({ sums }) => sums),
      starsOf(stars),
    ),
    before: figuresOf(
      [...past, ...pastLast].map(({ sums }) => sums),
      starsOf(starsBefore ? [starsBefore] : []),
    ),
    byDay: current.map(({ day, sums }) => ({ day, ...totalOf([sums]) })),
    byHour: sumsByHour(sold),
    // Days are kept with the ids of that time.
    items: bestOf(sold.flatMap(({ items }) => items.map((one) => (onMenu.has(one.id) ? one : { ...one, id: null })))),
    modifiers: bestOf(sold.flatMap(({ modifiers }) => modifiers)),
    cancellations: sumsByReason(sold.map(({ cancellations }) => cancellations)),
    ratings: ratingsOf(months, stars),
  }
}

/** The sales of a restaurant on each day of a month of its zone. Throws `not_found`, and `forbidden` for others. */
export async function readStatement(
  { restaurantId, actorId, month }: Asked & { month: Month },
  { db }: { db: Db },
): Promise<Statement> {
  const { timeZone } = await findZone({ restaurantId, actorId, role: 'owner' }, db)
  const days = daysOfMonth(month)
  const quarters = await readQuarters({ restaurantId, spans: days.map((day) => daySpan(day, timeZone)) }, db.read)
  const sums = days.map((day, index) => ({ day, ...totalOf(quarters.filter(({ span }) => span === index)) }))
  return { month, timeZone, days: sums, total: totalOf(sums) }
}

/** The zone of a restaurant, for those who have at least this role there. */
async function findZone({ restaurantId, ...needed }: Needed & { restaurantId: number }, { read }: Db) {
  const select = { id: true, ownerId: true, timeZone: true }
  const found = await read.restaurant.findUnique({ where: { id: restaurantId }, select })
  return requireRole(found, 'Restaurant', needed, read)
}
