import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { menuItemOut } from '@/lib/menu/contract/schemas'
import { centsFromDollars, dollarsFromCents } from '@/lib/money'
import { orderTotal, subtotalOf, TIP_PERCENTS } from '@/lib/orders/rules/order-total'
import { restaurantsAnswer } from '@/lib/restaurants/contract/schemas'
import type { Chance } from '@/prisma/seed/chance'
import { aCustomer, aReview } from '../builders'
import { Client, NoAnswer } from './client'
import { type Effect, Journal } from './journal'

/** Longer than any restart takes. */
const GIVE_UP_MS = 90_000

/** The address of the site: one process, or a proxy in front of several. */
export type Door = {
  readonly port: number
  readonly isUp: boolean
  /** The database may be unavailable for a while: a 503 then leaves the outcome unknown, as a missing answer does. */
  readonly mayRefuse?: boolean
}

type MenuItem = { id: number; restaurantId: number; priceCents: number }
/** An order that can still change. */
type Open = {
  id: number
  restaurantId: number
  subtotalCents: number
  totalCents: number
  state: 'Active' | 'card' | 'wallet'
}
type Action = { method: 'POST' | 'PUT'; path: string; body?: object; effect: Effect; status: number }

const withId = z.looseObject({ id: z.number() })

/** A customer who orders, pays, cancels and reviews without end, and retries with the same key when no answer comes. */
export class Customer {
  /** Calls that reached a server and were not answered. */
  lostAnswers = 0
  /** How many of these had an effect: the retry got the answer that was lost. */
  replays = 0
  readonly #open: Open[] = []
  readonly #reviewable: Open[] = []

  private constructor(
    readonly client: Client,
    readonly journal: Journal,
    private readonly menu: readonly MenuItem[],
    private readonly sites: readonly Door[],
    private readonly chance: Chance,
  ) {}

  /** Signs a new customer up and reads the menu. */
  static async signUp(sites: readonly Door[], chance: Chance): Promise<Customer> {
    const client = new Client(sites[0]?.port ?? 0)
    const { id } = await client.call(withId, PATHS.signUp, { body: aCustomer() })
    const items = await client.call(z.array(menuItemOut), PATHS.listMenuItems)
    const { restaurants } = await client.call(restaurantsAnswer, PATHS.listRestaurants)
    // Where orders are accepted manually, the clock cancels those that nobody accepts.
    const open = restaurants.filter(({ accepts }) => accepts === 'auto').map(({ id: restaurantId }) => restaurantId)
    const menu = items
      .filter(
        ({ restaurant, requiresChoice, servedFrom }) => open.includes(restaurant.id) && !requiresChoice && !servedFrom,
      )
      .map((item) => ({ id: item.id, restaurantId: item.restaurantId, priceCents: cents(item.price) }))
    const journal = new Journal(id)
    journal.note({ entry: { reason: 'signup', amountCents: 99_999, orderId: null } })
    return new Customer(client, journal, menu, sites, chance)
  }

  /** Makes one call, however many tries it takes. */
  async act(): Promise<void> {
    const { chance } = this
    const active = this.#open.find(({ state }) => state === 'Active')
    const submitted = this.#open.find(({ state }) => state !== 'Active')
    if (active && chance.maybe(0.6)) return this.#submit(active)
    if (submitted && chance.maybe(0.3)) return this.#cancel(submitted)
    if (active && chance.maybe(0.2)) return this.#cancel(active)
    if (this.#reviewable.length > 0 && chance.maybe(0.3)) return this.#review()
    if (chance.maybe(0.3)) return this.#moveFunds()
    return this.#order()
  }

  async #order(): Promise<void> {
    const first = this.chance.pick(this.menu)
    const choice = this.menu.filter(({ restaurantId }) => restaurantId === first.restaurantId)
    const lines = this.chance
      .shuffle(choice)
      .slice(0, 3)
      .map((item) => ({ ...item, quantity: this.chance.int(1, 2) }))
    const { restaurantId } = first
    const { subtotalCents, totalCents } = orderTotal(subtotalOf(lines), 'standard', { cents: 0 })
    const items = lines.map(({ id, quantity }) => ({ menu_item_id: id, quantity }))
    const body = { restaurant_id: restaurantId, items, status: 'Active' }
    const effect = { order: { id: null, status: 'Active', totalCents } }
    const id = await this.#insist({ method: 'POST', path: '/api/orders', body, effect, status: 201 })
    this.#open.push({ id, restaurantId, subtotalCents, totalCents, state: 'Active' })
  }

  async #submit(order: Open): Promise<void> {
    const state = this.chance.pick(['wallet', 'wallet', 'card'] as const)
    const deliveryOption = this.chance.pick(['standard', 'priority'] as const)
    const tipPercent = this.chance.pick(TIP_PERCENTS)
    const { totalCents } = orderTotal(order.subtotalCents, deliveryOption, { percent: tipPercent })
    const body = { paymentMethod: state === 'card' ? 'credit-card' : 'wallet', deliveryOption, tipPercent }
    const path = `/api/orders/${order.id}/submit`
    if (state === 'wallet' && this.journal.walletCents < totalCents) {
      await this.#insist({ method: 'PUT', path, body, effect: {}, status: 402 })
      return this.#moveFunds(100_000)
    }
    const entry = { reason: 'order_payment', amountCents: -totalCents, orderId: order.id }
    const effect = { order: { id: order.id, status: 'Submitted', totalCents }, ...(state === 'wallet' && { entry }) }
    await this.#insist({ method: 'PUT', path, body, effect, status: 200 })
    Object.assign(order, { state, totalCents })
    this.#reviewable.push(order)
    // Whether an older order can still be canceled is not certain.
    if (this.#open.length > 10) this.#open.shift()
  }

  async #cancel(order: Open): Promise<void> {
    const { id, totalCents, state } = order
    const entry = { reason: 'order_refund', amountCents: totalCents, orderId: id }
    const effect = { order: { id, status: 'Canceled', totalCents }, ...(state === 'wallet' && { entry }) }
    await this.#insist({ method: 'PUT', path: `/api/orders/${id}/cancel`, effect, status: 200 })
    for (const list of [this.#open, this.#reviewable]) if (list.includes(order)) list.splice(list.indexOf(order), 1)
  }

  async #review(): Promise<void> {
    const order = this.#reviewable.pop()
    if (!order) return
    const body = aReview({ order_id: order.id, restaurant_id: order.restaurantId })
    await this.#insist({
      method: 'POST',
      path: '/api/reviews',
      body,
      effect: { review: { orderId: order.id } },
      status: 201,
    })
  }

  async #moveFunds(amountCents = this.chance.int(-2_000, 20_000) || 1): Promise<void> {
    const takes = amountCents < 0 && this.journal.walletCents + amountCents >= 0
    const size = Math.abs(amountCents)
    const entry = { reason: takes ? 'deduction' : 'top_up', amountCents: takes ? -size : size, orderId: null }
    const path = `/api/users/wallet/${takes ? 'deduct/' : ''}${this.journal.userId}`
    await this.#insist({
      method: 'PUT',
      path,
      body: { amount: dollarsFromCents(size) },
      effect: { entry },
      status: 200,
    })
  }

  /** Makes a call until it is answered, always with the same key, and records its effect. Returns the answer's id. */
  async #insist({ method, path, body, effect, status }: Action): Promise<number> {
    this.journal.pending = effect
    const headers = { 'idempotency-key': randomUUID() }
    const deadline = Date.now() + GIVE_UP_MS
    for (;;) {
      try {
        this.#turnToAnySite()
        const answer = await this.client.send(method, path, { body, headers })
        if (answer.status === 503 && this.sites.some(({ mayRefuse }) => mayRefuse))
          throw new NoAnswer('refused for now')
        if (answer.status !== status) throw new Error(`${method} ${path} answered ${answer.status} ${answer.text}`)
        if (answer.headers['idempotency-replayed']) this.replays += 1
        const id = withId.safeParse(JSON.parse(answer.text)).data?.id ?? 0
        this.journal.note(effect, effect.order?.id ?? id)
        return id
      } catch (error) {
        if (!(error instanceof NoAnswer) || Date.now() > deadline) throw error
        if (!error.refused) this.lostAnswers += 1
        await sleep(20)
      }
    }
  }

  #turnToAnySite(): void {
    const up = this.sites.filter((site) => site.isUp)
    if (up.length > 0) this.client.port = this.chance.pick(up).port
  }
}

function cents(dollars: number): number {
  const value = centsFromDollars(dollars)
  if (value === null) throw new Error(`${dollars} is not an amount of money`)
  return value
}
