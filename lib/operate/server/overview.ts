import 'server-only'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { listErrors } from '@/lib/db/error-counts'
import { env } from '@/lib/env'
import { after } from '@/lib/instant'
import { countWaitingMails } from '@/lib/mail/server/outbox'
import { NO_ANSWER_MS, UNANSWERED_MS } from '@/lib/orders/rules/order-stage'
import { processWide } from '@/lib/process-wide'
import { countReports } from '@/lib/reports/server/queries'
import { sumWallets } from '@/lib/wallet/server'
import { addDays, instantOf, wallClock } from '@/lib/zoned-time'
import { readPlots } from './plot-sums'
import { countRequests } from './requests'
import type { DayFigures, Overview, Unanswered, Waiting } from './shapes'

/** The figures of today, beside those of the same weekday before up to the same time of day. */
export async function readOverview({ db, now }: Deps): Promise<Overview> {
  const timeZone = env.DEFAULT_TIME_ZONE
  const { day, minutes } = wallClock(now, timeZone)
  const weekBefore = addDays(day, -7)
  const start = (of: string) => instantOf(of, 0, timeZone)
  return {
    at: now,
    timeZone,
    today: await figuresOf(start(day), now, db.read),
    before: await figuresOf(start(weekBefore), instantOf(weekBefore, minutes, timeZone), db.read),
    ...(await readPlots({ today: day, timeZone }, db.read)),
    waitingMails: await countWaitingMails({ db }),
    requests: await countRequests({ db, now }),
    reports: await countReports({ db }),
    approvals: await countApprovals({ db }),
    errors: await listErrors({ db, now }),
    unanswered: await listUnanswered({ db, now }),
    ledger: await ledgerState({ db, now }),
  }
}

async function figuresOf(from: Date, to: Date, tx: Tx): Promise<DayFigures> {
  // By the instants of creation, which have an index; an order is submitted within the day.
  const createdAt = { gte: from, lt: to }
  const of = async (status: 'Submitted' | 'Canceled') =>
    tx.order.groupBy({
      by: ['status', 'canceledBy', 'cancelReason'],
      where: { status, createdAt, submittedAt: { not: null } },
      _count: true,
      _sum: { totalCents: true, refundedCents: true },
    })
  const groups = [...(await of('Submitted')), ...(await of('Canceled'))]
  const refunds = await tx.orderRefund.aggregate({
    where: { at: createdAt },
    _count: true,
    _sum: { amountCents: true },
  })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    orders: sum(groups.map(({ _count }) => _count)),
    salesCents: sum(groups.map(({ _sum }) => (_sum.totalCents ?? 0) - (_sum.refundedCents ?? 0))),
    canceled: groups
      .filter(({ status }) => status === 'Canceled')
      .map(({ canceledBy, cancelReason, _count }) => ({ by: canceledBy ?? '', reason: cancelReason, orders: _count })),
    refunds: refunds._count,
    refundedCents: refunds._sum.amountCents ?? 0,
  }
}

async function countApprovals({ db }: { db: Db }): Promise<Waiting> {
  const { _count, _min } = await db.read.restaurantSuspension.aggregate({
    where: { waits: true },
    _count: true,
    _min: { since: true },
  })
  return { count: _count, since: _min.since }
}

/** Orders that are looked at for restaurants that do not answer. */
const MOST_UNANSWERED = 100

/** Restaurants that do not answer, the one first that has let a customer wait longest. */
async function listUnanswered({ db, now }: Deps): Promise<Unanswered[]> {
  const orders = await db.read.order.findMany({
    where: {
      stage: 'placed',
      accepts: 'manual',
      // Such an order is canceled this long after it began to wait.
      dueAt: { lte: after(now, NO_ANSWER_MS - UNANSWERED_MS) },
    },
    select: { restaurantId: true, restaurantName: true, dueAt: true },
    orderBy: { dueAt: 'asc' },
    take: MOST_UNANSWERED,
  })
  const restaurants = new Map<number, Unanswered>()
  for (const { restaurantId: id, restaurantName: name, dueAt } of orders) {
    if (id === null || dueAt === null) continue
    const { orders: counted, since } = restaurants.get(id) ?? { orders: 0, since: after(dueAt, -NO_ANSWER_MS) }
    restaurants.set(id, { id, name, orders: counted + 1, since })
  }
  return [...restaurants.values()]
}

/** Adding up all wallets reads every entry, so a process does it once a minute at most. */
const CHECKED_EVERY_MS = 60_000
const checked = processWide('ledger state', (): { last: Overview['ledger'] | null } => ({ last: null }))

async function ledgerState({ db, now }: { db: Db; now: Date }): Promise<Overview['ledger']> {
  if (!checked.last || Math.abs(now.getTime() - checked.last.checkedAt.getTime()) > CHECKED_EVERY_MS) {
    checked.last = { mismatches: (await sumWallets(db.read)).mismatches, checkedAt: now }
  }
  return checked.last
}
