import type { Cents } from '@/lib/money'
import type { ALL_CANCEL_REASONS } from '@/lib/orders/rules/order-stage'
import { ratingTenths } from '@/lib/restaurants/rules/rating'
import type { Day } from '@/lib/zoned-time'
import { groupByLocalTime, type Quarter } from './local-days'

/** The sums of the orders that were placed within some time; those that were canceled count apart. */
export type Sums = {
  /** Orders that were not canceled, their subtotals, and their tips. */
  orders: number
  salesCents: Cents
  tipsCents: Cents
  /** Canceled orders, and what went back to customers for them and in part for others. */
  canceled: number
  refundedCents: Cents
}

/** The same with the times of its orders, in seconds. */
export type QuarterSums = Sums & {
  quarter: Quarter
  /** Orders that were accepted by hand, and how long they waited. */
  accepted: number
  acceptSeconds: number
  /** Orders that the restaurant marked as delivered, and those of them that came later than estimated. */
  delivered: number
  late: number
}

/** How many orders were cooked between two moves on the board, and how long that took. */
export type Cooking = { cooked: number; cookSeconds: number }

/** Customers whose first order at the restaurant is of the time, and those with a further order; some are both. */
export type Customers = { newCustomers: number; returningCustomers: number }

export type Figures = Sums &
  Customers & {
    /** Null where there is nothing to divide by, like all below. */
    averageCents: Cents | null
    /** Minutes in tenths. */
    minutesToAccept: number | null
    minutesToCook: number | null
    /** Of the orders that the restaurant marked as delivered, from 0 to 1. */
    lateShare: number | null
    /** The mean of the reviews of that time. */
    ratingTenths: number | null
  }

export type DaySums = Sums & { day: Day }
/** Weekdays count from Monday, 0. */
export type HourSums = Pick<Sums, 'orders' | 'salesCents'> & { weekday: number; hour: number }

/** Why orders were canceled: by their customers, or the restaurant's reason. */
export type CanceledFor = 'customer' | (typeof ALL_CANCEL_REASONS)[number]
export type Cancellations = { reason: CanceledFor; orders: number }[]

/** A menu item or a modifier with how often it was sold. The id is null when it was deleted. */
export type Sold = { id: number | null; name: string; quantity: number; salesCents: Cents }
export type SoldModifier = Sold & { group: string }

const NOTHING = {
  orders: 0,
  salesCents: 0,
  tipsCents: 0,
  canceled: 0,
  refundedCents: 0,
  accepted: 0,
  acceptSeconds: 0,
  delivered: 0,
  late: 0,
}

function sumOf(rows: readonly (Sums & Partial<QuarterSums>)[]): typeof NOTHING {
  const sum = { ...NOTHING }
  for (const row of rows) {
    sum.orders += row.orders
    sum.salesCents += row.salesCents
    sum.tipsCents += row.tipsCents
    sum.canceled += row.canceled
    sum.refundedCents += row.refundedCents
    sum.accepted += row.accepted ?? 0
    sum.acceptSeconds += row.acceptSeconds ?? 0
    sum.delivered += row.delivered ?? 0
    sum.late += row.late ?? 0
  }
  return sum
}

/** The sums of all of these. */
export function totalOf(rows: readonly Sums[]): Sums {
  const { orders, salesCents, tipsCents, canceled, refundedCents } = sumOf(rows)
  return { orders, salesCents, tipsCents, canceled, refundedCents }
}

type Parts = Customers & Cooking & { quarters: readonly QuarterSums[]; reviews: { count: number; stars: number } }

/** The figures of a time. */
export function figuresOf({
  quarters,
  cooked,
  cookSeconds,
  reviews,
  newCustomers,
  returningCustomers,
}: Parts): Figures {
  const sum = sumOf(quarters)
  return {
    ...totalOf(quarters),
    averageCents: sum.orders === 0 ? null : Math.round(sum.salesCents / sum.orders),
    newCustomers,
    returningCustomers,
    minutesToAccept: meanMinutes(sum.acceptSeconds, sum.accepted),
    minutesToCook: meanMinutes(cookSeconds, cooked),
    lateShare: sum.delivered === 0 ? null : Math.round((sum.late / sum.delivered) * 1000) / 1000,
    ratingTenths: ratingTenths(reviews.stars, reviews.count),
  }
}

function meanMinutes(seconds: number, count: number): number | null {
  return count === 0 ? null : Math.round(seconds / count / 6) / 10
}

/** The sums of each of these days, in their order; a day without orders has zeros. */
export function sumsByDay(quarters: readonly QuarterSums[], days: readonly Day[], timeZone: string): DaySums[] {
  const groups = groupByLocalTime(quarters, timeZone, ({ day }) => day)
  return days.map((day) => ({ day, ...totalOf(groups.get(day) ?? []) }))
}

/** The sums of each hour of the week. The hour that a clock repeats in autumn counts as one. */
export function sumsByHour(quarters: readonly QuarterSums[], timeZone: string): HourSums[] {
  const groups = groupByLocalTime(quarters, timeZone, ({ weekday, hour }) => weekday * 24 + hour)
  return Array.from({ length: 7 * 24 }, (_, index) => {
    const { orders, salesCents } = sumOf(groups.get(index) ?? [])
    return { weekday: Math.floor(index / 24), hour: index % 24, orders, salesCents }
  })
}
