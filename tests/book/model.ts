import type { Account } from '@/tests/world'

/**
 * A second, minimal implementation of the rules for money, orders and ratings: plain objects, no database, no code of
 * the site. tests/book/book.test.ts runs the same commands against both and compares them.
 */

export type Customer = { account: Account; balance: number }
export type MenuItem = { id: number; price: number; gone: boolean }
export type Restaurant = { id: number; owner: Customer; open: boolean; gone: boolean; items: MenuItem[] }
export type OrderLine = { item: MenuItem; price: number; quantity: number }
export type Order = {
  id: number
  customer: Customer
  restaurant: Restaurant
  lines: OrderLine[]
  status: 'Active' | 'Submitted' | 'Canceled'
  createdAt: number
  submittedAt: number
  cost: Cost
  fromWallet: boolean
}
export type Review = { id: number; author: Customer; order: Order; stars: number; gone: boolean }
export type Choice = {
  wallet: boolean
  delivery: 'standard' | 'priority' | 'schedule'
  tip: { percent: number } | { cents: number }
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
  mayOrder(restaurant: Restaurant, lines: OrderLine[]): number {
    if (restaurant.gone) return 404
    if (!restaurant.open) return 409
    // A deleted menu item belongs to no restaurant anymore.
    if (lines.some(({ item }) => !item.gone && !restaurant.items.includes(item))) return 400
    return lines.some(({ item }) => item.gone) ? 409 : 201
  }

  add(id: number, customer: Customer, restaurant: Restaurant, lines: OrderLine[]): Order {
    const cost = costOf(lines, { wallet: false, delivery: 'standard', tip: { cents: 0 } })
    const times = { createdAt: this.now, submittedAt: 0 }
    const order: Order = { id, customer, restaurant, lines, status: 'Active', ...times, cost, fromWallet: false }
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
    if (order.lines.some(({ item, price }) => item.gone || item.price !== price)) return 409
    const cost = costOf(order.lines, choice)
    if (choice.wallet && cost.total > who.balance) return 402
    if (choice.wallet) who.balance -= cost.total
    Object.assign(order, { status: 'Submitted', submittedAt: this.now, cost, fromWallet: choice.wallet })
    return 200
  }

  cancel(who: Customer, order: Order): number {
    const isOwner = order.restaurant.owner === who && !order.restaurant.gone
    if (order.customer !== who && !isOwner) return 404
    if (order.status === 'Canceled') return 200
    const age = this.now - order.submittedAt
    const byCustomer = order.customer === who && (order.status === 'Active' || age <= 5 * MINUTE)
    const byOwner = isOwner && order.status === 'Submitted' && age <= HOUR
    if (!byCustomer && !byOwner) return 409
    if (order.status === 'Submitted' && order.fromWallet) order.customer.balance += order.cost.total
    order.status = 'Canceled'
    if (order.customer === who) for (const review of this.reviews) if (review.order === order) review.gone = true
    return 200
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

  remove(restaurant: Restaurant): void {
    restaurant.gone = true
    for (const item of restaurant.items) item.gone = true
    for (const order of this.orders)
      if (order.restaurant === restaurant && order.status === 'Active') order.status = 'Canceled'
    for (const review of this.reviews) if (review.order.restaurant === restaurant) review.gone = true
  }

  /** The stars of the restaurant's remaining reviews. */
  starsOf(restaurant: Restaurant): number[] {
    return this.reviews.filter(({ order, gone }) => order.restaurant === restaurant && !gone).map(({ stars }) => stars)
  }
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
