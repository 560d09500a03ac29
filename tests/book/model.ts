import type { Account } from '@/tests/world'
import {
  clockOf,
  customerMayCancel,
  type Kitchen,
  mayMove,
  NOT_SUBMITTED,
  nextOpening,
  ownerMayCancel,
  type Stage,
  submitted,
} from './stages'

/**
 * A second, minimal implementation of the rules for money, orders and ratings: plain objects, no database, no code of
 * the site. tests/book/book.test.ts runs the same commands against both and compares them.
 */

export type Customer = { account: Account; balance: number }
export type MenuItem = { id: number; price: number; gone: boolean; soldOut: boolean }
export type Restaurant = {
  id: number
  owner: Customer
  open: boolean
  gone: boolean
  items: MenuItem[]
  byHand: boolean
  pausedUntil: number
  boardSeenAt: number
  unanswered: number
}
export type OrderLine = { item: MenuItem; price: number; quantity: number }
export type Order = Kitchen & {
  id: number
  customer: Customer
  restaurant: Restaurant
  lines: OrderLine[]
  status: 'Active' | 'Submitted' | 'Canceled'
  createdAt: number
  cost: Cost
  fromWallet: boolean
}
export type Review = { id: number; author: Customer; order: Order; stars: number; gone: boolean }
export type Choice = {
  wallet: boolean
  delivery: 'standard' | 'priority' | 'schedule'
  tip: { percent: number } | { cents: number }
  slot?: number | null
}
type Cost = { subtotal: number; delivery: number; priority: number; taxes: number; tip: number; total: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MAX_BALANCE = 100_000_000

/** Amounts are in cents, instants in milliseconds. Each change answers the status that the call must have. */
export class Book {
  now: number
  readonly customers: Customer[] = []
  readonly restaurants: Restaurant[] = []
  readonly orders: Order[] = []
  readonly reviews: Review[] = []

  constructor(now: number) {
    this.now = now
  }

  topUp(customer: Customer, amount: number): number {
    if (customer.balance + amount > MAX_BALANCE) return 400
    customer.balance += amount
    return 200
  }

  deduct(customer: Customer, amount: number): number {
    if (amount > customer.balance) return 402
    customer.balance -= amount
    return 200
  }

  /** The status that creating such an order must answer; `add` stores it under the id that the site gave it. */
  mayOrder(who: Customer, restaurant: Restaurant, lines: OrderLine[], replaced: Order | undefined): number {
    if (restaurant.gone) return 404
    if (!restaurant.open || restaurant.pausedUntil > this.now) return 409
    // A deleted menu item belongs to no restaurant anymore.
    if (lines.some(({ item }) => !item.gone && !restaurant.items.includes(item))) return 400
    if (lines.some(({ item }) => item.gone || item.soldOut)) return 409
    return replaced?.customer === who && replaced.status === 'Submitted' ? 409 : 201
  }

  add(id: number, customer: Customer, restaurant: Restaurant, lines: OrderLine[]): Order {
    const cost = costOf(lines, { wallet: false, delivery: 'standard', tip: { cents: 0 } })
    const rest = { ...NOT_SUBMITTED, createdAt: this.now, cost, fromWallet: false }
    const order: Order = { id, customer, restaurant, lines, status: 'Active', ...rest }
    this.orders.push(order)
    return order
  }

  /** Removes the order that a new one replaces: an own one that was never placed. */
  replace(who: Customer, order: Order): void {
    if (order.customer === who && order.status === 'Active') this.forget(order)
  }

  /** Removes the orders that were not placed within a day. */
  tidyUp(): void {
    for (const order of [...this.orders])
      if (order.status === 'Active' && this.now - order.createdAt > 24 * HOUR) this.forget(order)
  }

  private forget(order: Order): void {
    this.orders.splice(this.orders.indexOf(order), 1)
  }

  submit(who: Customer, order: Order, choice: Choice): number {
    if (order.customer !== who) return 404
    if (order.status === 'Submitted') return 200
    if (order.status === 'Canceled') return 409
    if (order.restaurant.gone || !order.restaurant.open) return 409
    const isLater = choice.delivery === 'schedule' && (choice.slot ?? 0) >= order.restaurant.pausedUntil
    if (order.restaurant.pausedUntil > this.now && !isLater) return 409
    if (order.lines.some(({ item, price }) => item.gone || item.soldOut || item.price !== price)) return 409
    const cost = costOf(order.lines, choice)
    if (choice.wallet && cost.total > who.balance) return 402
    if (choice.wallet) who.balance -= cost.total
    const { byHand } = order.restaurant
    const kitchen = submitted({ byHand, delivery: choice.delivery, slot: choice.slot ?? null }, this.now)
    Object.assign(order, { status: 'Submitted', ...kitchen, cost, fromWallet: choice.wallet })
    return 200
  }

  cancel(who: Customer, order: Order, hasReason: boolean): number {
    const isOwner = order.restaurant.owner === who && !order.restaurant.gone
    if (order.customer !== who && !isOwner) return 404
    if (order.status === 'Canceled') return 200
    const isActive = order.status === 'Active'
    const byCustomer = order.customer === who && (isActive || customerMayCancel(order, this.now))
    const byOwner = isOwner && !isActive && ownerMayCancel(order)
    if (!byCustomer && !byOwner) return 409
    if (!byCustomer && !hasReason) return 400
    this.drop(order)
    if (byCustomer) for (const review of this.reviews) if (review.order === order) review.gone = true
    if (!byCustomer) order.restaurant.unanswered = 0
    return 200
  }

  private drop(order: Order): void {
    if (order.status === 'Submitted' && order.fromWallet) order.customer.balance += order.cost.total
    Object.assign(order, { status: 'Canceled', undoTo: null, version: order.version + 1 })
  }

  /** An owner moves an order, having seen this version of it. */
  move(who: Customer, order: Order, to: Stage, version: number): number {
    if (order.restaurant.owner !== who || order.restaurant.gone || order.stage === null) return 404
    const isOpen = order.status === 'Submitted'
    if (isOpen && order.stage === to && (version === order.version || version + 1 === order.version)) return 200
    if (version !== order.version || !isOpen || !mayMove(order, to, this.now)) return 409
    Object.assign(order, { stage: to, stageAt: this.now, undoTo: order.stage, version: version + 1 })
    order.restaurant.unanswered = 0
    return 200
  }

  undo(who: Customer, order: Order): number {
    if (order.restaurant.owner !== who || order.restaurant.gone || order.stage === null) return 404
    if (order.undoTo === null || this.now > order.stageAt + MINUTE) return 409
    Object.assign(order, { stage: order.undoTo, stageAt: this.now, undoTo: null, version: order.version + 1 })
    return 200
  }

  pause(restaurant: Restaurant, minutes: number): void {
    const pausedUntil = minutes === 0 ? 0 : this.now + minutes * MINUTE
    Object.assign(restaurant, { pausedUntil, boardSeenAt: this.now, unanswered: 0 })
  }

  /** Applies all changes by time: pauses restaurants without an open board, then cancels and delivers orders. */
  followClock(): void {
    for (const order of this.orders) {
      const { restaurant } = order
      const isLong = this.isWaiting(order) && clockOf(order) - 5 * MINUTE <= this.now
      if (isLong && restaurant.boardSeenAt <= this.now - 5 * MINUTE) this.pauseUntilOpening(restaurant)
    }
    const due = this.orders.filter((order) => isOpen(order) && clockOf(order) <= this.now)
    for (const order of due.toSorted((a, b) => clockOf(a) - clockOf(b))) {
      if (!this.isWaiting(order)) {
        Object.assign(order, { stage: 'delivered', stageAt: clockOf(order), undoTo: null, version: order.version + 1 })
        continue
      }
      this.drop(order)
      order.restaurant.unanswered += 1
      if (order.restaurant.unanswered >= 2) this.pauseUntilOpening(order.restaurant)
    }
  }

  private isWaiting({ status, stage, byHand }: Order): boolean {
    return status === 'Submitted' && stage === 'placed' && byHand
  }

  private pauseUntilOpening(restaurant: Restaurant): void {
    if (restaurant.pausedUntil <= this.now) restaurant.pausedUntil = nextOpening(this.now)
  }

  /** The status that writing a review must answer. */
  mayReview(who: Customer, order: Order): number {
    if (order.customer !== who) return 404
    if (order.restaurant.gone) return 400
    if (order.restaurant.owner === who) return 403
    if (order.status !== 'Submitted') return 409
    return this.reviews.some((review) => review.order === order && !review.gone) ? 409 : 201
  }

  mayChange(who: Customer, review: Review): number {
    if (review.gone) return 404
    return review.author === who ? 200 : 403
  }

  remove(restaurant: Restaurant): number {
    if (restaurant.gone) return 404
    if (this.orders.some((order) => order.restaurant === restaurant && isOpen(order))) return 409
    restaurant.gone = true
    for (const item of restaurant.items) item.gone = true
    for (const order of [...this.orders])
      if (order.restaurant === restaurant && order.status === 'Active') this.forget(order)
    for (const review of this.reviews) if (review.order.restaurant === restaurant) review.gone = true
    return 200
  }

  /** The stars of the restaurant's remaining reviews. */
  starsOf(restaurant: Restaurant): number[] {
    return this.reviews.filter(({ order, gone }) => order.restaurant === restaurant && !gone).map(({ stars }) => stars)
  }
}

/** Whether an order is on its way from the kitchen to its customer. */
function isOpen({ status, stage }: Order): boolean {
  return status === 'Submitted' && stage !== 'delivered'
}

/** A percentage of an amount, half cents rounded up. */
function share(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100)
}

function costOf(lines: OrderLine[], { delivery, tip }: Choice): Cost {
  let subtotal = 0
  for (const { price, quantity } of lines) subtotal += price * quantity
  const parts = {
    subtotal,
    delivery: 649,
    priority: delivery === 'priority' ? 149 : 0,
    taxes: share(subtotal, 10),
    tip: 'percent' in tip ? share(subtotal, tip.percent) : tip.cents,
  }
  return { ...parts, total: parts.subtotal + parts.delivery + parts.priority + parts.taxes + parts.tip }
}
