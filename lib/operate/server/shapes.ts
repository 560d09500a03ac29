import type { Suspension } from '@/lib/accounts/server/shapes'
import type { AuditEntryModel } from '@/lib/db/generated/models'
import type { Cents } from '@/lib/money'
import type { RestaurantState } from '@/lib/operate/rules/find-query'
import type { SignalKind, SignalReason } from '@/lib/operate/rules/signals'
import type { HelpKind, HelpState } from '@/lib/orders/rules/order-help'
import type { RefundLine } from '@/lib/orders/rules/order-refund'
import type { Stage } from '@/lib/orders/rules/order-stage'
import type { OrderStatus } from '@/lib/orders/rules/order-status'
import type { Order } from '@/lib/orders/server/shapes'
import type { RestaurantSuspension } from '@/lib/restaurants/server/shapes'
import type { Day } from '@/lib/zoned-time'

/** An order in the list that an operator searches. */
export type FoundOrder = {
  id: number
  status: OrderStatus
  stage: Stage | null
  createdAt: Date
  timeZone: string
  restaurantName: string
  totalCents: Cents
  refundedCents: Cents
  customer: Person
}

/** Something that looks like fraud, with the newest orders that made it. */
export type Signal = {
  kind: SignalKind
  /** Of the person or the restaurant; null for an address, and for a restaurant that was deleted. */
  id: number | null
  name: string
  text: string
  /** Orders that made it, of which the newest are listed. */
  count: number
  orders: (FoundOrder & { why: SignalReason })[]
}

/** `more` are not listed. */
export type Signals = { signals: Signal[]; more: number }

/** A request for help that waits for an operator. */
export type WaitingRequest = {
  orderId: number
  kind: HelpKind
  state: HelpState
  restaurantName: string
  firstName: string
  at: Date
  waitsSince: Date
  timeZone: string
}

/** A customer, with the ways to reach them. */
export type Person = {
  id: number
  firstName: string
  lastName: string
  email: string | null
  phoneNumber: string | null
}

/** A restaurant in the list that an operator searches. */
export type FoundRestaurant = {
  id: number
  name: string
  city: string
  state: RestaurantState
  timeZone: string
  createdAt: Date
  suspension: RestaurantSuspension | null
  owner: Person
}

/** A restaurant with all that an operator decides by. */
export type OperatorRestaurant = FoundRestaurant & {
  counts: { menuItems: number; reviews: number; orders: number; openOrders: number }
  acts: AuditRow[]
}

/** A person in the list that an operator searches. */
export type FoundPerson = Person & {
  createdAt: Date
  guestAccount: boolean
  demo: boolean
  restaurantOwner: boolean
  operator: boolean
  suspension: Suspension | null
}

/** A person with all that an operator decides by. */
export type OperatorPerson = FoundPerson & {
  profileImage: string
  lastActiveAt: Date
  counts: { orders: number; reviews: number; sessions: number }
  restaurants: { id: number; name: string; state: RestaurantState }[]
  acts: AuditRow[]
}

/** A mail about an order. */
export type OrderMail = {
  id: number
  kind: string
  to: string | null
  createdAt: Date
  sentAt: Date | null
  /** When it is tried next; null once it was sent or given up. */
  dueAt: Date | null
  attempts: number
}

/** An entry of the wallet about an order. */
export type OrderEntry = { id: number; reason: string; amountCents: Cents; balanceAfterCents: Cents; createdAt: Date }

/** An entry of the audit log. */
export type AuditRow = AuditEntryModel

/** An order with its whole story. */
export type OperatorOrder = {
  order: Order
  customer: Person
  address: { address: string; city: string; state: string; zip: string }
  /** The pieces of each line that have not gone back. */
  leftLines: RefundLine[]
  mails: OrderMail[]
  entries: OrderEntry[]
  acts: AuditRow[]
}

/** The figures of a day, or of its part that has passed. */
export type DayFigures = {
  orders: number
  salesCents: Cents
  /** Canceled orders by who canceled and why. */
  canceled: { by: string; reason: string | null; orders: number }[]
  refunds: number
  refundedCents: Cents
}

/** The orders of an hour of today, and of the same hour a week before, on the clock of the site. */
export type HourFigures = { hour: number; orders: number; before: number }

/** A day on the clock of the site. */
export type DaySales = { day: Day; orders: number; salesCents: Cents }

/** How much waits for an operator, and since when. */
export type Waiting = { count: number; since: Date | null }

/** A restaurant that does not answer: its orders that nobody has accepted for some minutes. */
export type Unanswered = { id: number; name: string; orders: number; since: Date }

/** Today beside the same weekday before, up to the same time of day. */
export type Overview = {
  at: Date
  timeZone: string
  today: DayFigures
  before: DayFigures
  /** Of the day before all of it, so that the rest of today can be seen coming. */
  byHour: HourFigures[]
  /** The last four weeks; the last day is today. */
  byDay: DaySales[]
  waitingMails: number
  requests: Waiting
  reports: Waiting
  /** New restaurants that wait to be approved. */
  approvals: Waiting
  unanswered: Unanswered[]
  /** The failures of the server itself today, the latest first. */
  errors: { place: string; count: number; lastAt: Date }[]
  ledger: { mismatches: number; checkedAt: Date }
}
