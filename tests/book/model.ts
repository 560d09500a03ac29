import type { Person } from '@/tests/world'

/**
 * What the site must do with money, orders and ratings, told once more in as few words as possible: plain objects, no
 * database, no code of the site. tests/book/book.test.ts lets both live through the same days and compares them.
 */

export type Customer = { person: Person; balance: number }
export type Dish = { id: number; price: number; gone: boolean }
export type Place = { id: number; owner: Customer; open: boolean; gone: boolean; dishes: Dish[] }
export type Line = { dish: Dish; price: number; quantity: number }
export type Meal = {
  id: number
  customer: Customer
  place: Place
  lines: Line[]
  status: 'Active' | 'Submitted' | 'Canceled'
  createdAt: number
  submittedAt: number
  cost: Cost
  fromWallet: boolean
}
export type Opinion = { id: number; author: Customer; meal: Meal; stars: number; gone: boolean }
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
  readonly places: Place[] = []
  readonly meals: Meal[] = []
  readonly opinions: Opinion[] = []

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

  /** Whether such an order can be made; the site gives it its id. */
  mayOrder(place: Place, lines: Line[]): number {
    if (place.gone) return 404
    if (!place.open) return 409
    // A dish that is gone is of no place anymore.
    if (lines.some(({ dish }) => !dish.gone && !place.dishes.includes(dish))) return 400
    return lines.some(({ dish }) => dish.gone) ? 409 : 201
  }

  order(id: number, customer: Customer, place: Place, lines: Line[]): Meal {
    const cost = costOf(lines, { wallet: false, delivery: 'standard', tip: { cents: 0 } })
    const times = { createdAt: this.now, submittedAt: 0 }
    const meal: Meal = { id, customer, place, lines, status: 'Active', ...times, cost, fromWallet: false }
    this.meals.push(meal)
    return meal
  }

  /** What a new order takes the place of: one of the customer's own that was never placed. */
  replace(who: Customer, meal: Meal): void {
    if (meal.customer === who && meal.status === 'Active') this.forget(meal)
  }

  /** Forgets the orders that nobody has placed for a day. */
  tidyUp(): void {
    for (const meal of [...this.meals])
      if (meal.status === 'Active' && this.now - meal.createdAt > 24 * HOUR) this.forget(meal)
  }

  private forget(meal: Meal): void {
    this.meals.splice(this.meals.indexOf(meal), 1)
  }

  submit(who: Customer, meal: Meal, choice: Choice): number {
    if (meal.customer !== who) return 404
    if (meal.status === 'Submitted') return 200
    if (meal.status === 'Canceled') return 409
    if (meal.place.gone || !meal.place.open) return 409
    if (meal.lines.some(({ dish, price }) => dish.gone || dish.price !== price)) return 409
    const cost = costOf(meal.lines, choice)
    if (choice.wallet && cost.total > who.balance) return 402
    if (choice.wallet) who.balance -= cost.total
    Object.assign(meal, { status: 'Submitted', submittedAt: this.now, cost, fromWallet: choice.wallet })
    return 200
  }

  cancel(who: Customer, meal: Meal): number {
    const isOwner = meal.place.owner === who && !meal.place.gone
    if (meal.customer !== who && !isOwner) return 404
    if (meal.status === 'Canceled') return 200
    const age = this.now - meal.submittedAt
    const byCustomer = meal.customer === who && (meal.status === 'Active' || age <= 5 * MINUTE)
    const byOwner = isOwner && meal.status === 'Submitted' && age <= HOUR
    if (!byCustomer && !byOwner) return 409
    if (meal.status === 'Submitted' && meal.fromWallet) meal.customer.balance += meal.cost.total
    meal.status = 'Canceled'
    if (meal.customer === who) for (const opinion of this.opinions) if (opinion.meal === meal) opinion.gone = true
    return 200
  }

  /** Whether a review can be written; the site gives it its id. */
  mayReview(who: Customer, meal: Meal): number {
    if (meal.customer !== who) return 404
    if (meal.place.gone) return 400
    if (meal.place.owner === who) return 403
    if (meal.status !== 'Submitted') return 409
    return this.opinions.some((opinion) => opinion.meal === meal && !opinion.gone) ? 409 : 201
  }

  mayChange(who: Customer, opinion: Opinion): number {
    if (opinion.gone) return 404
    return opinion.author === who ? 200 : 403
  }

  remove(place: Place): void {
    place.gone = true
    for (const dish of place.dishes) dish.gone = true
    for (const meal of this.meals) if (meal.place === place && meal.status === 'Active') meal.status = 'Canceled'
    for (const opinion of this.opinions) if (opinion.meal.place === place) opinion.gone = true
  }

  /** The stars that a place was given and still has. */
  starsOf(place: Place): number[] {
    return this.opinions.filter(({ meal, gone }) => meal.place === place && !gone).map(({ stars }) => stars)
  }
}

/** Half a cent and more counts as a whole one. */
function share(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100)
}

function costOf(lines: Line[], { delivery, tip }: Choice): Cost {
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
