import type { Cents } from '@/lib/money'
import type { ALL_CANCEL_REASONS } from '@/lib/orders/rules/order-stage'
import { ratingTenths } from '@/lib/restaurants/rules/rating'
import type { Day } from '@/lib/zoned-time'
import type { Month } from './periods'

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
export type TimedSums = Sums & {
  /** Orders that were accepted by hand, and how long they waited. */
  accepted: number
  acceptSeconds: number
  /** Orders that the restaurant marked as delivered, and those of them that came later than estimated. */
  delivered: number
  late: number
  /** Orders that were cooked between two moves on the board, and how long that took. */
  cooked: number
  cookSeconds: number
}

/** All that the figures of a time need, so that those of several times can be added up. */
export type SpanSums = TimedSums & {
  newCustomers: number
  /** The ids of customers with an order that is not their first at the restaurant. */
  returning: readonly number[]
}

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
export type Cancellations = readonly { reason: CanceledFor; orders: number }[]

/** A menu item or a modifier with how often it was sold. The id is null when it was deleted. */
export type Sold = { id: number | null; name: string; quantity: number; salesCents: Cents }
export type SoldModifier = Sold & { group: string }

/** What was sold in a time, and when: for the plots. */
export type SpanSold = {
  hours: readonly (Pick<Sums, 'orders' | 'salesCents'> & { hour: number })[]
  items: readonly Sold[]
  modifiers: readonly SoldModifier[]
  cancellations: Cancellations
}

export const NO_SUMS: TimedSums = {
  orders: 0,
  salesCents: 0,
  tipsCents: 0,
  canceled: 0,
  refundedCents: 0,
  accepted: 0,
  acceptSeconds: 0,
  delivered: 0,
  late: 0,
  cooked: 0,
  cookSeconds: 0,
}

const NAMES = Object.keys(NO_SUMS) as (keyof TimedSums)[]

/** The sums of all of these. */
export function addUp(rows: Iterable<Partial<TimedSums>>): TimedSums {
  const sum = { ...NO_SUMS }
  for (const row of rows) for (const name of NAMES) sum[name] += row[name] ?? 0
  return sum
}

/** The same without times. */
export function totalOf(rows: Iterable<Sums>): Sums {
  const { orders, salesCents, tipsCents, canceled, refundedCents } = addUp(rows)
  return { orders, salesCents, tipsCents, canceled, refundedCents }
}

/** Reviews of a time: how many, and all of their stars. */
export type Stars = { reviews: number; stars: number }

/** The reviews of all of these. */
export const starsOf = (times: readonly Stars[]): Stars => ({
  reviews: times.reduce((sum, { reviews }) => sum + reviews, 0),
  stars: times.reduce((sum, { stars }) => sum + stars, 0),
})

/** The figures of a time that consists of these. */
export function figuresOf(spans: readonly SpanSums[], { reviews, stars }: Stars): Figures {
  const sum = addUp(spans)
  return {
    ...totalOf(spans),
    averageCents: sum.orders === 0 ? null : Math.round(sum.salesCents / sum.orders),
    newCustomers: spans.reduce((count, { newCustomers }) => count + newCustomers, 0),
    returningCustomers: new Set(spans.flatMap(({ returning }) => returning)).size,
    minutesToAccept: meanMinutes(sum.acceptSeconds, sum.accepted),
    minutesToCook: meanMinutes(sum.cookSeconds, sum.cooked),
    lateShare: sum.delivered === 0 ? null : Math.round((sum.late / sum.delivered) * 1000) / 1000,
    ratingTenths: ratingTenths(stars, reviews),
  }
}

function meanMinutes(seconds: number, count: number): number | null {
  return count === 0 ? null : Math.round(seconds / count / 6) / 10
}

/** The sums of each hour of the week. The hour that a clock repeats in autumn counts as one. */
export function sumsByHour(days: readonly { day: Day; hours: SpanSold['hours'] }[]): HourSums[] {
  const sums = Array.from({ length: 7 * 24 }, (_, index) => {
    return { weekday: Math.floor(index / 24), hour: index % 24, orders: 0, salesCents: 0 }
  })
  for (const { day, hours } of days) {
    // `getUTCDay` counts from Sunday.
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
    for (const { hour, orders, salesCents } of hours) {
      const sum = sums[weekday * 24 + hour]
      if (!sum) continue
      sum.orders += orders
      sum.salesCents += salesCents
    }
  }
  return sums
}

/** Why orders were canceled, the most frequent reason first. */
export function sumsByReason(spans: Iterable<Cancellations>): Cancellations {
  const sums = new Map<CanceledFor, number>()
  for (const span of spans) for (const { reason, orders } of span) sums.set(reason, (sums.get(reason) ?? 0) + orders)
  return [...sums]
    .map(([reason, orders]) => ({ reason, orders }))
    .toSorted((a, b) => b.orders - a.orders || (a.reason < b.reason ? -1 : 1))
}

/** The rating of a month of the restaurant; null without reviews. */
export type MonthRating = { month: Month; reviews: number; ratingTenths: number | null }

/** The rating of each of these months, whose reviews are in the same order. */
export function ratingsOf(months: readonly { month: Month }[], stars: readonly Stars[]): MonthRating[] {
  return months.map(({ month }, index) => {
    const sum = starsOf(stars.slice(index, index + 1))
    return { month, reviews: sum.reviews, ratingTenths: ratingTenths(sum.stars, sum.reviews) }
  })
}
