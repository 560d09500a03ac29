import * as z from 'zod/mini'
import { ACTS } from '@/lib/acts'
import { bodyId, dollarsOut, idOut, instantOut } from '@/lib/contract/fields'
import { MAX_QUERY } from '@/lib/operate/rules/order-query'
import { SIGNAL_KINDS, SIGNAL_REASONS } from '@/lib/operate/rules/signals'
import { ONE_REFUND, reason, refundFields } from '@/lib/orders/contract/help-schemas'
import { orderOut } from '@/lib/orders/contract/schemas'
import { HELP_KINDS, HELP_STATES } from '@/lib/orders/rules/order-help'
import { STAGES } from '@/lib/orders/rules/order-stage'
import { ORDER_STATUSES } from '@/lib/orders/rules/order-status'

export const line = z._default(z.string().check(z.maxLength(MAX_QUERY, `Must be at most ${MAX_QUERY} characters`)), '')

/** GET /api/operate/orders. */
export const ordersQuery = z.object({
  q: line.check(
    z.describe('Number, email, phone, day as 2026-11-26, state, words of names: all must fit; without any, the newest'),
  ),
})

/** GET /api/operate/audit: `before` is the `next` of the page before. */
export const auditQuery = z.object({
  q: line.check(
    z.describe(
      "An email, an act, the number of an order, 'restaurant 7' (user, review or picture alike), a day as 2026-11-26: all must fit",
    ),
  ),
  before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Unknown page')), z.transform(Number))),
})
export const auditFileQuery = z.pick(auditQuery, { q: true })

/** PUT /api/operate/orders/{id}/cancel. */
export const operatorCancelBody = z.object({ reason }).register(z.globalRegistry, { id: 'OperatorCancel' })

/** POST /api/operate/orders/{id}/refunds: pieces of lines, or an amount. */
export const refundBody = z
  .object({ ...refundFields, reason })
  .check(ONE_REFUND)
  .register(z.globalRegistry, { id: 'OrderRefund' })

/** POST /api/operate/orders/{id}/mails. */
export const operatorMailBody = z
  .object({ mail: bodyId('Mail'), reason })
  .register(z.globalRegistry, { id: 'OperatorMail' })

export const personOut = z
  .object({
    id: idOut,
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Person' })

const foundOrderFields = {
  id: idOut,
  status: z.enum(ORDER_STATUSES),
  stage: z.nullable(z.enum(STAGES)),
  createdAt: instantOut,
  timeZone: z.string(),
  restaurantName: z.string(),
  totalCost: dollarsOut,
  refunded: dollarsOut,
  customer: personOut,
}
const foundOrderOut = z.object(foundOrderFields).register(z.globalRegistry, { id: 'FoundOrder' })

export const foundOrdersOut = z
  .object({ orders: z.array(foundOrderOut), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'FoundOrders' })
export type FoundOrdersOut = z.infer<typeof foundOrdersOut>

/** GET /api/operate/signals. */
export const signalsOut = z
  .object({
    signals: z.array(
      z.object({
        kind: z.enum(SIGNAL_KINDS),
        id: z.nullable(idOut).check(z.describe('Of the person or the restaurant; null for an address')),
        name: z.string(),
        text: z.string(),
        count: z.int().check(z.describe('Orders that made it; the newest are listed')),
        orders: z.array(z.object({ ...foundOrderFields, why: z.enum(SIGNAL_REASONS) })),
      }),
    ),
    more: z.int().check(z.describe('Signals that are not listed')),
  })
  .register(z.globalRegistry, { id: 'Signals' })
export type SignalsOut = z.infer<typeof signalsOut>

export const requestsOut = z
  .object({
    requests: z.array(
      z.object({
        orderId: idOut,
        kind: z.enum(HELP_KINDS),
        state: z.enum(HELP_STATES),
        restaurantName: z.string(),
        firstName: z.string(),
        at: instantOut,
        waitsSince: instantOut.check(z.describe('Since it is for operators')),
        timeZone: z.string(),
      }),
    ),
    hasMore: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'HelpRequests' })
export type RequestsOut = z.infer<typeof requestsOut>

export const auditEntryOut = z
  .object({
    id: idOut,
    at: instantOut,
    operatorId: idOut,
    operator: z.string().check(z.describe('The email of the account at that time')),
    act: z.string().check(z.describe(`One of ${ACTS.join(', ')}`)),
    subject: z.string(),
    before: z.string().check(z.describe('JSON')),
    after: z.string().check(z.describe('JSON')),
    reason: z.string(),
    requestId: z.string(),
  })
  .register(z.globalRegistry, { id: 'AuditEntry' })
export type AuditEntryOut = z.infer<typeof auditEntryOut>

export const auditOut = z
  .object({ entries: z.array(auditEntryOut), next: z.nullable(idOut) })
  .register(z.globalRegistry, { id: 'AuditLog' })
export type AuditOut = z.infer<typeof auditOut>

/** An order with its whole story. */
export const operatorOrderOut = z
  .object({
    order: orderOut,
    customer: personOut,
    address: z.object({ address: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
    leftLines: z.array(z.object({ id: idOut, quantity: z.int() })).check(z.describe('Pieces that have not gone back')),
    mails: z.array(
      z.object({
        id: idOut,
        kind: z.string(),
        to: z.nullable(z.string()),
        createdAt: instantOut,
        sentAt: z.nullable(instantOut),
        dueAt: z.nullable(instantOut).check(z.describe('When it is tried next; null once it was sent or given up')),
        attempts: z.int(),
      }),
    ),
    entries: z.array(
      z.object({
        id: idOut,
        reason: z.string(),
        amount: z.number().check(z.describe('US dollars, below 0 for a payment')),
        balanceAfter: dollarsOut,
        createdAt: instantOut,
      }),
    ),
    acts: z.array(auditEntryOut).check(z.describe('What operators did with it, newest first')),
  })
  .register(z.globalRegistry, { id: 'OperatorOrder' })
export type OperatorOrderOut = z.infer<typeof operatorOrderOut>

const dayOut = z
  .object({
    orders: z.int(),
    sales: dollarsOut,
    canceled: z.array(z.object({ by: z.string(), reason: z.nullable(z.string()), orders: z.int() })),
    refunds: z.int(),
    refunded: dollarsOut,
  })
  .register(z.globalRegistry, { id: 'DayFigures' })

const waitingOut = z.object({ count: z.int(), since: z.nullable(instantOut) })

export const overviewOut = z
  .object({
    at: instantOut,
    timeZone: z.string(),
    today: dayOut,
    before: dayOut,
    byHour: z
      .array(z.object({ hour: z.int(), orders: z.int(), before: z.int() }))
      .check(z.describe('The orders of each hour of today, and of all of the same weekday before')),
    byDay: z
      .array(z.object({ day: z.string(), orders: z.int(), sales: dollarsOut }))
      .check(z.describe('The last four weeks until today')),
    waitingMails: z.int(),
    requests: waitingOut.check(z.describe('For help; at most 50 are counted')),
    reports: waitingOut,
    approvals: waitingOut.check(z.describe('New restaurants that wait to be approved')),
    unanswered: z
      .array(z.object({ id: idOut, name: z.string(), orders: z.int(), since: instantOut }))
      .check(z.describe('Restaurants with orders that nobody has accepted for 3 minutes')),
    errors: z
      .array(z.object({ place: z.string(), count: z.int(), lastAt: instantOut }))
      .check(z.describe('The failures of the server itself today, by the path of an endpoint or a screen, or by job')),
    ledger: z.object({ mismatches: z.int(), checkedAt: instantOut }),
  })
  .register(z.globalRegistry, { id: 'Overview' })
export type OverviewOut = z.infer<typeof overviewOut>
