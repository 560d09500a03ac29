import fc from 'fast-check'
import { vi } from 'vitest'
import { db } from '@/lib/db/client'
import { dollarsFromCents } from '@/lib/money'
import { checkoutSlots } from '@/lib/orders/rules/delivery-slots'
import { followClock } from '@/lib/orders/server/clock'
import { runMaintenance } from '@/lib/server/maintenance'
import { Browser } from '@/tests/api'
import { aCustomer, aMenuItem, aReview } from '@/tests/builders'
import {
  actor,
  actorOf,
  ask,
  bodyOf,
  type Command,
  command,
  expectOrder,
  MINUTE,
  pick,
  picked,
  recent,
} from './command'
import { LIVE_COMMANDS } from './live-commands'
import type { Choice, OrderLine } from './model'

const signUp = command('signUp', fc.record({ asGuest: fc.boolean() }), async (book, { asGuest }) => {
  // Each sign-up hashes a password, which is slow.
  if (book.customers.length >= 4) return
  const browser = new Browser()
  if (asGuest) await browser.call('continueAsGuest')
  const { id } = await browser.call('signUp', { body: aCustomer() })
  book.customers.push({ account: Object.assign(browser, { id }), balance: 99_999 })
})

/** Small amounts mostly, and sometimes one that overflows or empties a wallet. */
const cents = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
  fc.integer({ min: 1, max: 1_000_000 }),
)

const moveFunds = (name: 'topUp' | 'deduct') =>
  command(name, fc.record({ who: pick, amount: cents, twice: fc.boolean() }), async (book, { who, amount, twice }) => {
    const customer = picked(book.customers, who)
    if (!customer) return
    const endpoint = name === 'topUp' ? 'addFunds' : 'deductFunds'
    const { id } = customer.account
    const call = { id, body: { amount: dollarsFromCents(amount) }, idempotencyKey: crypto.randomUUID() }
    const status = book[name](customer, amount)
    await ask(customer, endpoint, call, status)
    // A retry with the key of a call that went through has no effect; one that failed may be tried again.
    if (twice) await ask(customer, endpoint, call, status)
  })

const chosenItems = fc.array(fc.record({ item: pick, quantity: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 3,
})

const makeOrder = command(
  'makeOrder',
  fc.record({ who: pick, where: pick, what: chosenItems, elsewhere: fc.boolean(), instead: fc.option(recent) }),
  async (book, given) => {
    const [customer, restaurant] = [picked(book.customers, given.who), picked(book.restaurants, given.where)]
    if (!customer || !restaurant) return
    const menu =
      given.elsewhere && given.who % 8 === 0 ? book.restaurants.flatMap(({ items }) => items) : restaurant.items
    const chosen = given.what.flatMap(({ item: at, quantity }): OrderLine[] => {
      const item = picked(menu, at)
      return item ? [{ item, price: item.price, quantity }] : []
    })
    const items = chosen.map(({ item, quantity }) => ({ menu_item_id: item.id, quantity }))
    const replaced = given.instead === null ? undefined : picked(book.orders, given.instead)
    const status = book.mayOrder(customer, restaurant, chosen, replaced)
    const body = { restaurant_id: restaurant.id, items, replaces: replaced?.id }
    const answer = await ask(customer, 'createOrder', { body }, status)
    if (status !== 201) return
    const made = bodyOf('createOrder', answer)
    if (replaced) book.replace(customer, replaced)
    expectOrder(book.add(made.id, customer, restaurant, chosen), made)
  },
)

const choice: fc.Arbitrary<Choice> = fc.record({
  wallet: fc.boolean(),
  delivery: fc.constantFrom('standard', 'priority', 'schedule'),
  tip: fc.oneof(
    fc.record({ percent: fc.constantFrom(15, 20, 25, 30) }),
    fc.record({ cents: fc.integer({ min: 0, max: 100_000 }) }),
  ),
})

const submit = command(
  'submit',
  fc.record({ who: actor, which: recent, choice, twice: fc.boolean() }),
  async (book, { who, which, choice: chosen, twice }) => {
    const order = picked(book.orders, which)
    if (!order) return
    const hours = { timeZone: 'America/New_York', openingWeek: null, daysOff: '', closingTime: '22:00' }
    const [slot] = checkoutSlots(hours, new Date(book.now)).flatMap(({ slots }) => slots)
    const delivery = slot ? chosen.delivery : 'standard'
    const body = {
      paymentMethod: chosen.wallet ? 'wallet' : 'credit-card',
      deliveryOption: delivery,
      ...(delivery === 'schedule' && { scheduledFor: slot?.toISOString() }),
      ...('percent' in chosen.tip ? { tipPercent: chosen.tip.percent } : { tip: dollarsFromCents(chosen.tip.cents) }),
    }
    const customer = actorOf(book, order, who)
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      const status = book.submit(customer, order, { ...chosen, delivery, slot: slot?.getTime() ?? null })
      const answer = await ask(customer, 'submitOrder', { id: order.id, body }, status)
      if (status === 200) expectOrder(order, bodyOf('submitOrder', answer))
    }
  },
)

const cancel = command(
  'cancel',
  fc.record({ who: actor, which: recent, twice: fc.boolean(), hasReason: fc.boolean() }),
  async (book, { who, which, twice, hasReason }) => {
    const order = picked(book.orders, which)
    if (!order) return
    const customer = actorOf(book, order, who)
    const call = { id: order.id, body: hasReason ? { reason: 'too_busy' } : {} }
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      const status = book.cancel(customer, order, hasReason)
      const answer = await ask(customer, 'cancelOrder', call, status)
      if (status === 200) expectOrder(order, bodyOf('cancelOrder', answer))
    }
  },
)

const wait = command(
  'wait',
  fc.constantFrom(1_000, 4 * MINUTE, 6 * MINUTE, 61 * MINUTE, 25 * 60 * MINUTE),
  async (book, ms) => {
    book.now += ms
    vi.setSystemTime(book.now)
    await followClock({ db, now: new Date(book.now) })
    book.followClock()
  },
)

const tidyUp = command('tidyUp', fc.constant(null), async (book) => {
  await runMaintenance({ db, now: new Date(book.now) })
  book.tidyUp()
})

const changePrice = command('changePrice', fc.record({ which: recent, price: cents }), async (book, given) => {
  const ordered = book.orders.map(({ restaurant, lines: [line] }) => ({ restaurant, item: line?.item }))
  const { restaurant, item } = picked(ordered, given.which) ?? {}
  if (!restaurant || !item) return
  const body = { price: dollarsFromCents(given.price) }
  await ask(restaurant.owner, 'updateMenuItem', { id: item.id, body }, item.gone ? 404 : 200)
  if (!item.gone) item.price = given.price
})

const deleteItem = command('deleteItem', fc.record({ where: pick, which: pick }), async (book, { where, which }) => {
  const restaurant = picked(book.restaurants, where)
  const item = restaurant && picked(restaurant.items, which)
  if (!restaurant || !item) return
  await ask(restaurant.owner, 'deleteMenuItem', { id: item.id }, item.gone ? 404 : 200)
  item.gone = true
})

const addItem = command('addItem', fc.record({ where: pick, price: cents }), async (book, { where, price }) => {
  const restaurant = picked(book.restaurants, where)
  if (!restaurant) return
  const body = aMenuItem({ restaurant_id: restaurant.id, price: dollarsFromCents(price) })
  const answer = await ask(restaurant.owner, 'createMenuItem', { body }, restaurant.gone ? 404 : 201)
  if (!restaurant.gone)
    restaurant.items.push({ id: bodyOf('createMenuItem', answer).id, price, gone: false, soldOut: false })
})

const openOrClose = command(
  'openOrClose',
  fc.record({ where: pick, open: fc.boolean() }),
  async (book, { where, open }) => {
    const restaurant = picked(book.restaurants, where)
    if (!restaurant) return
    const status = restaurant.gone ? 404 : 200
    const { id } = restaurant
    if (open) await ask(restaurant.owner, 'reactivateRestaurant', { id }, status)
    else await ask(restaurant.owner, 'removeRestaurant', { id, query: { type: 'soft' } }, status)
    restaurant.open = open
  },
)

const deleteRestaurant = command('deleteRestaurant', pick, async (book, where) => {
  const restaurant = picked(book.restaurants, where)
  // The last restaurant stays: without one there are no payments to check.
  if (!restaurant || book.restaurants.filter(({ gone }) => !gone).length === 1) return
  const call = { id: restaurant.id, query: { type: 'hard' } }
  await ask(restaurant.owner, 'removeRestaurant', call, book.remove(restaurant))
})

const stars = fc.integer({ min: 1, max: 5 })

const writeReview = command(
  'writeReview',
  fc.record({ who: actor, which: recent, any: fc.boolean(), stars }),
  async (book, given) => {
    const fit = book.orders.filter((made) => given.any || book.mayReview(made.customer, made) === 201)
    const order = picked(fit, given.which)
    if (!order) return
    const author = actorOf(book, order, given.who)
    const body = aReview({ order_id: order.id, restaurant_id: order.restaurant.id, restaurant_rating: given.stars })
    const status = book.mayReview(author, order)
    const answer = await ask(author, 'createReview', { body }, status)
    if (status !== 201) return
    const { id } = bodyOf('createReview', answer)
    book.reviews.push({ id, author, order, stars: given.stars, gone: false })
  },
)

const changeReview = command(
  'changeReview',
  fc.record({ who: actor, which: recent, stars: fc.option(stars) }),
  async (book, given) => {
    const review = picked(book.reviews, given.which)
    if (!review) return
    const author = actorOf(book, review.order, given.who)
    const status = book.mayChange(author, review)
    const { id } = review
    // No stars means that the review is deleted.
    if (given.stars === null) await ask(author, 'deleteReview', { id }, status)
    else await ask(author, 'updateReview', { id, body: { restaurant_rating: given.stars } }, status)
    if (status !== 200) return
    if (given.stars === null) review.gone = true
    else review.stars = given.stars
  },
)

/** Every command, the frequent ones several times: an ordinary day has more orders than deleted restaurants. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  ...[
    makeOrder,
    makeOrder,
    makeOrder,
    makeOrder,
    submit,
    submit,
    submit,
    submit,
    submit,
    cancel,
    cancel,
    writeReview,
    writeReview,
    writeReview,
  ],
  ...[moveFunds('topUp'), moveFunds('deduct'), wait, wait, tidyUp, changeReview, changeReview],
  ...[signUp, changePrice, deleteItem, addItem, openOrClose, deleteRestaurant],
  ...LIVE_COMMANDS,
]
