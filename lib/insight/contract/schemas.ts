import * as z from 'zod/mini'
import { dollarsOut, idOut, instantOut, required } from '@/lib/contract/fields'
import { MONTH, PERIODS } from '@/lib/insight/rules/periods'
import { ALL_CANCEL_REASONS } from '@/lib/orders/rules/order-stage'

export const insightQuery = z.object({
  period: z
    .enum(PERIODS, `Period must be one of ${PERIODS.join(', ')}`)
    .check(z.describe('Days of the restaurant until now; 12m is 52 weeks')),
})

const count = z.int().check(z.nonnegative())
const minutesOut = z.nullable(z.number()).check(z.describe('Mean minutes with one decimal; null without such orders'))
const ratingOut = z.nullable(z.number()).check(z.describe('The mean of the reviews of that time; null without any'))
const monthOut = z.string().check(z.regex(MONTH), z.describe("A month of the restaurant's zone, YYYY-MM"))
const dayOut = z.iso.date().check(z.describe("A day of the restaurant's zone"))

const figuresOut = z
  .object({
    orders: count.check(z.describe('Orders that were placed and not canceled')),
    sales: dollarsOut.check(z.describe('Their subtotals')),
    tips: dollarsOut,
    average: z.nullable(dollarsOut).check(z.describe('Sales of an order; null without orders')),
    newCustomers: count.check(z.describe('Customers whose first order at the restaurant is one of these')),
    returningCustomers: count.check(z.describe('Customers with a further order among these; some are new as well')),
    canceled: count.check(z.describe('Canceled orders, by the day on which they were placed')),
    refunded: dollarsOut.check(z.describe('What went back to customers, by the day on which the order was placed')),
    minutesToAccept: minutesOut,
    minutesToCook: minutesOut,
    lateShare: z
      .nullable(z.number().check(z.minimum(0), z.maximum(1)))
      .check(z.describe('Of the orders that the restaurant marked as delivered, those that came later than estimated')),
    rating: ratingOut,
  })
  .register(z.globalRegistry, { id: 'InsightFigures' })

const soldOut = {
  id: z.nullable(idOut).check(z.describe('Null for one that was deleted')),
  name: z.string(),
  quantity: count,
  sales: dollarsOut,
}

export const insightAnswer = z
  .object({
    from: instantOut,
    to: instantOut,
    figures: figuresOut,
    before: figuresOut.check(z.describe('The same part of the period before')),
    byDay: z.array(z.object({ day: dayOut, orders: count, sales: dollarsOut })),
    byHour: z.array(
      z.object({
        weekday: z.int().check(z.minimum(0), z.maximum(6), z.describe('From Monday, 0')),
        hour: z.int().check(z.minimum(0), z.maximum(23)),
        orders: count,
        sales: dollarsOut,
      }),
    ),
    items: z.array(z.object(soldOut)).check(z.describe('At most ten; sales include their modifiers')),
    modifiers: z.array(z.object({ ...soldOut, group: z.string() })).check(z.describe('At most ten')),
    cancellations: z.array(z.object({ reason: z.enum(['customer', ...ALL_CANCEL_REASONS]), orders: count })),
    ratings: z
      .array(z.object({ month: monthOut, reviews: count, rating: ratingOut }))
      .check(z.describe('The reviews of each month, of the first and the last as far as they are in the period')),
  })
  .register(z.globalRegistry, { id: 'Insight' })

export const statementQuery = z.object({
  month: z
    .string({ error: required('Month') })
    .check(z.regex(MONTH, 'Month must look like 2026-11'), z.describe("A month of the restaurant's zone, YYYY-MM")),
})

const sums = {
  orders: count,
  subtotals: dollarsOut,
  tips: dollarsOut,
  canceled: count,
  refunded: dollarsOut,
}

export const statementAnswer = z
  .object({
    month: z.string(),
    timeZone: z.string(),
    days: z.array(z.object({ day: dayOut, ...sums })),
    total: z.object(sums),
  })
  .register(z.globalRegistry, { id: 'Statement' })
