import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { Figures } from '@/lib/insight/rules/figures'
import { DAYS_OF, PERIODS } from '@/lib/insight/rules/periods'
import { YEAR_OF } from '@/prisma/seed/data'
import { seed } from '@/prisma/seed/seed'
import { freshDatabase } from '@/tests/db'
import { readInsight, readStatement } from './queries'

/**
 * Adds the figures of the demo data up another way: from the rows of orders, lines, events, reviews and the ledger, each
 * put on the calendar by `Intl`.
 */
const now = new Date('2026-11-21T19:10:20.000Z')
const timeZone = 'America/New_York'
const MIA = 3

beforeAll(async () => {
  await freshDatabase()
  await seed({ db, now, timeZone })
})
afterAll(freshDatabase)

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** '2026-11-21, 14:10:20' */
const localText = (instant: Date) => clock.format(instant)
const dayOf = (instant: Date) => localText(instant).slice(0, 10)
const weekdays = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' })
const weekdayOf = (instant: Date) => weekdays.format(instant)
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const daysBefore = (days: number) => new Date(Date.parse(dayOf(now)) - days * 86_400_000).toISOString().slice(0, 10)

const restaurantsOfMia = () => db.read.restaurant.findMany({ where: { ownerId: MIA }, orderBy: { id: 'asc' } })
async function ordersOf(restaurantId: number) {
  const include = { items: true, events: true, walletEntries: true, refunds: true } as const
  const rows = await db.read.order.findMany({ where: { restaurantId, submittedAt: { not: null } }, include })
  return rows.map((row) => {
    const at = row.submittedAt ?? now
    return { ...row, at, day: dayOf(at), weekday: weekdayOf(at), hour: Number(localText(at).slice(12, 14)) }
  })
}
type Order = Awaited<ReturnType<typeof ordersOf>>[number]

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const isCanceled = ({ events, canceledAt }: Order) =>
  events.length > 0 ? events.some(({ kind }) => kind === 'canceled') : canceledAt !== null
const kept = (orders: Order[]) => orders.filter((order) => !isCanceled(order))
const subtotal = (orders: Order[]) =>
  total(orders.flatMap(({ items }) => items.map((line) => line.quantity * line.priceCents)))
/** The ledger knows what went to wallets; a card got all of a canceled order, or parts. */
const refundOf = (order: Order) => {
  if (order.paymentMethod === 'wallet') {
    return total(order.walletEntries.map(({ amountCents }) => Math.max(0, amountCents)))
  }
  return isCanceled(order) ? order.totalCents : total(order.refunds.map(({ amountCents }) => amountCents))
}
const refunds = (orders: Order[]) => total(orders.map(refundOf))
const meanMinutes = (seconds: number[]) =>
  seconds.length === 0 ? null : Math.round(total(seconds) / seconds.length / 6) / 10

/** Seconds between two events of an order; null without both. */
function between({ events }: Order, from: string, to: string): number | null {
  const times = (kind: string) => events.filter((event) => event.kind === kind).map(({ at }) => at.getTime())
  if (times(from).length === 0 || times(to).length === 0) return null
  return (Math.max(...times(to)) - Math.min(...times(from))) / 1000
}

async function figuresByHand(all: Order[], isWithin: (at: Date) => boolean, restaurantId: number): Promise<Figures> {
  const orders = all.filter(({ at }) => isWithin(at))
  const sold = kept(orders)
  const customers = [...new Set(sold.map(({ customerId }) => customerId))]
  const firstOf = new Map<number, Date>()
  for (const { customerId, at } of kept(all).toSorted((a, b) => b.at.getTime() - a.at.getTime()))
    firstOf.set(customerId, at)
  const fresh = customers.filter((id) => isWithin(firstOf.get(id) ?? now))
  const again = customers.filter((id) =>
    sold.some(({ customerId, at }) => customerId === id && at > (firstOf.get(id) ?? now)),
  )
  // An order for later that is accepted before it enters New has not waited.
  const inNew = sold.filter(({ accepts, scheduledFor }) => accepts === 'manual' && !scheduledFor)
  const arrived = sold.filter(({ events }) =>
    events.some(({ kind, actor }) => kind === 'delivered' && actor === 'owner'),
  )
  const late = arrived.filter(({ events, estimatedFor }) =>
    events.some(({ kind, at }) => kind === 'delivered' && estimatedFor !== null && at > estimatedFor),
  )
  const reviews = (await db.read.review.findMany({ where: { restaurantId } })).filter((one) => isWithin(one.createdAt))
  const stars = total(reviews.map(({ restaurantRating }) => restaurantRating))
  return {
    orders: sold.length,
    salesCents: subtotal(sold),
    tipsCents: total(sold.map(({ tipCents }) => tipCents)),
    canceled: orders.length - sold.length,
    refundedCents: refunds(orders),
    averageCents: sold.length === 0 ? null : Math.round(subtotal(sold) / sold.length),
    newCustomers: fresh.length,
    returningCustomers: again.length,
    minutesToAccept: meanMinutes(inNew.flatMap((order) => between(order, 'placed', 'accepted') ?? [])),
    minutesToCook: meanMinutes(sold.flatMap((order) => between(order, 'preparing', 'on_the_way') ?? [])),
    lateShare: arrived.length === 0 ? null : Math.round((late.length / arrived.length) * 1000) / 1000,
    ratingTenths: reviews.length === 0 ? null : Math.floor((stars / reviews.length) * 10 + 0.5),
  }
}

describe.each(PERIODS)('the figures of %s equal the rows of the book', (period) => {
  test('those of the period, of the one before, by day, by hour, by item, by reason and by month [4.30.2, 4.30.3, 4.30.7]', async () => {
    const days = DAYS_OF[period]
    for (const { id: restaurantId } of await restaurantsOfMia()) {
      const all = await ordersOf(restaurantId)
      const insight = await readInsight({ restaurantId, actorId: MIA, period }, { db, now })
      const isNow = (at: Date) => dayOf(at) >= daysBefore(days - 1) && at < now
      const shifted = `${daysBefore(days)}${localText(now).slice(10)}`
      const isBefore = (at: Date) => dayOf(at) >= daysBefore(2 * days - 1) && localText(at) < shifted
      expect(insight.figures).toEqual(await figuresByHand(all, isNow, restaurantId))
      expect(insight.before).toEqual(await figuresByHand(all, isBefore, restaurantId))

      const orders = all.filter(({ at }) => isNow(at))
      const sold = kept(orders)
      expect(insight.byDay).toHaveLength(days)
      for (const { day, ...sums } of insight.byDay) {
        const those = orders.filter((order) => order.day === day)
        expect(sums).toMatchObject({ orders: kept(those).length, salesCents: subtotal(kept(those)) })
      }
      for (const { weekday, hour, ...sums } of insight.byHour) {
        const those = sold.filter((order) => order.weekday === WEEKDAYS[weekday] && order.hour === hour)
        expect(sums).toEqual({ orders: those.length, salesCents: subtotal(those) })
      }
      const lines = sold.flatMap(({ items }) => items)
      for (const { id, quantity, salesCents } of insight.items) {
        const those = lines.filter(({ menuItemId }) => menuItemId === id)
        expect([quantity, salesCents]).toEqual([
          total(those.map((line) => line.quantity)),
          total(those.map((line) => line.quantity * line.priceCents)),
        ])
      }
      const chosen = lines.flatMap(({ modifiers, quantity }) =>
        (JSON.parse(modifiers) as { id: number; priceCents: number }[]).map((one) => ({ ...one, quantity })),
      )
      for (const { id, quantity, salesCents } of insight.modifiers) {
        const those = chosen.filter((one) => one.id === id)
        expect(quantity).toBe(total(those.map((one) => one.quantity)))
        expect(salesCents).toBe(total(those.map((one) => one.quantity * one.priceCents)))
      }
      expect(insight.items.length).toBe(Math.min(10, new Set(lines.map(({ menuItemId }) => menuItemId)).size))
      const canceled = orders.filter(isCanceled)
      for (const { reason, orders: count } of insight.cancellations) {
        const those = canceled.filter((order) =>
          reason === 'customer' ? order.canceledBy === 'customer' : order.cancelReason === reason,
        )
        expect(those).toHaveLength(count)
      }
      expect(total(insight.cancellations.map((one) => one.orders))).toBe(canceled.length)

      const written = (await db.read.review.findMany({ where: { restaurantId } })).filter((one) => isNow(one.createdAt))
      for (const { month, reviews, ratingTenths } of insight.ratings) {
        const those = written.filter((one) => dayOf(one.createdAt).startsWith(month))
        const stars = total(those.map(({ restaurantRating }) => restaurantRating))
        expect(reviews).toBe(those.length)
        expect(ratingTenths).toBe(those.length === 0 ? null : Math.floor((stars / those.length) * 10 + 0.5))
      }
      expect(total(insight.ratings.map(({ reviews }) => reviews))).toBe(written.length)
      expect(insight.ratings).toHaveLength(period === '12m' ? 13 : period === '28d' ? 2 : 1)
    }
  })
})

test('a restaurant with a year of orders has all of its figures', async () => {
  const { id } = await db.read.restaurant.findFirstOrThrow({ where: { name: YEAR_OF } })
  const { figures, items, modifiers } = await readInsight(
    { restaurantId: id, actorId: MIA, period: '12m' },
    { db, now },
  )
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0)
  expect(items).toHaveLength(10)
  expect(items.map(({ quantity }) => quantity)).toEqual(items.map(({ quantity }) => quantity).toSorted((a, b) => b - a))
  expect(modifiers.length).toBeGreaterThan(2)
})

test('the statements of all months add up to the ledger and the orders, day by day and to the cent [4.30.6]', async () => {
  for (const { id: restaurantId } of await restaurantsOfMia()) {
    const all = await ordersOf(restaurantId)
    let seen = 0
    for (let ago = 0; ago < 14; ago += 1) {
      const month = new Date(Date.UTC(2026, 10 - ago)).toISOString().slice(0, 7)
      const statement = await readStatement({ restaurantId, actorId: MIA, month }, { db })
      const orders = all.filter(({ day }) => day.startsWith(month))
      seen += orders.length
      for (const { day, ...sums } of statement.days) {
        const those = orders.filter((order) => order.day === day)
        expect(sums, day).toEqual({
          orders: kept(those).length,
          salesCents: subtotal(kept(those)),
          tipsCents: total(kept(those).map(({ tipCents }) => tipCents)),
          canceled: those.filter(isCanceled).length,
          refundedCents: refunds(those),
        })
      }
      expect(statement.total).toMatchObject({ salesCents: subtotal(kept(orders)), refundedCents: refunds(orders) })
    }
    expect(seen).toBe(all.length)
  }
})
