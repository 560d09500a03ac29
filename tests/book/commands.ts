import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { endpoints } from '@/lib/contracts/endpoints'
import { db } from '@/lib/db/client'
import { deliverySlots } from '@/lib/domain/delivery-slots'
import { dollarsFromCents } from '@/lib/domain/money'
import { keepHouse } from '@/lib/services/housekeeping/keep-house'
import { type Answer, Browser, type Call, type EndpointName, type Out } from '@/tests/api'
import { aCustomer, aMenuItem, aReview } from '@/tests/builders'
import type { Book, Choice, Customer, Line, Meal } from './model'

/** One thing that somebody does: asked of the site and of the model, which must agree on the outcome. */
type Step = fc.AsyncCommand<Book, object>

const MINUTE = 60_000

/** A command that is made of some numbers and reads like a call of a function in a counterexample. */
function step<T>(name: string, arguments_: fc.Arbitrary<T>, act: (book: Book, given: T) => Promise<void>) {
  return arguments_.map(
    (given): Step => ({
      check: () => true,
      run: (book) => act(book, given),
      toString: () => `${name}(${fc.stringify(given)})`,
    }),
  )
}

/** A number that picks one of however many there are; nothing when there are none. */
const pick = fc.nat(1000)
/** The same with an eye on the newest, so that things happen to one and the same order. */
const recent = fc.oneof(fc.constant(-1), pick)
function picked<T>(list: readonly T[], at: number): T | undefined {
  return at < 0 ? list.at(at) : list[at % list.length]
}

async function ask(who: Customer, name: EndpointName, call: Call, status: number): Promise<Answer> {
  const answer = await who.person.browser.ask(name, call)
  expect(answer.status, `${name} answered ${answer.text}`).toBe(status)
  return answer
}

/** The body of an answer that was asked for by `ask`, which has parsed it. */
function bodyOf<N extends EndpointName>(name: N, { body }: Answer): Out<N> {
  return endpoints[name].answer.parse(body) as Out<N>
}

function expectMeal(meal: Meal, order: Out<'getOrder'>): void {
  const { subtotal, delivery, priority, taxes, tip, total } = meal.cost
  expect(order).toMatchObject({
    id: meal.id,
    status: meal.status,
    subtotal: dollarsFromCents(subtotal),
    deliveryFee: dollarsFromCents(delivery),
    priorityFee: dollarsFromCents(priority),
    taxesAndFees: dollarsFromCents(taxes),
    tip: dollarsFromCents(tip),
    totalCost: dollarsFromCents(total),
  })
}

const signUp = step('signUp', fc.record({ asGuest: fc.boolean() }), async (book, { asGuest }) => {
  // A password is hashed for each, which takes its time.
  if (book.customers.length >= 4) return
  const browser = new Browser()
  if (asGuest) await browser.call('continueAsGuest')
  const { id } = await browser.call('signUp', { body: aCustomer() })
  book.customers.push({ person: { id, browser }, balance: 99_999 })
})

/** Small change mostly, and now and then what makes a wallet overflow or run dry. */
const cents = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
  fc.integer({ min: 1, max: 1_000_000 }),
)

const moveFunds = (name: 'topUp' | 'deduct') =>
  step(name, fc.record({ who: pick, amount: cents, twice: fc.boolean() }), async (book, { who, amount, twice }) => {
    const customer = picked(book.customers, who)
    if (!customer) return
    const endpoint = name === 'topUp' ? 'addFunds' : 'deductFunds'
    const { id } = customer.person
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const call = { id, body: { amount: dollarsFromCents(amount) }, headers }
    const status = book[name](customer, amount)
    await ask(customer, endpoint, call, status)
    // A retry with the key of a call that went through has no effect; one that failed may be tried again.
    if (twice) await ask(customer, endpoint, call, status)
  })

const lines = fc.array(fc.record({ dish: pick, quantity: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 3,
})

const order = step(
  'order',
  fc.record({ who: pick, where: pick, what: lines, elsewhere: fc.boolean(), instead: fc.option(recent) }),
  async (book, given) => {
    const [customer, place] = [picked(book.customers, given.who), picked(book.places, given.where)]
    if (!customer || !place) return
    const menu = given.elsewhere && given.who % 8 === 0 ? book.places.flatMap(({ dishes }) => dishes) : place.dishes
    const chosen = given.what.flatMap(({ dish: at, quantity }): Line[] => {
      const dish = picked(menu, at)
      return dish ? [{ dish, price: dish.price, quantity }] : []
    })
    const items = chosen.map(({ dish, quantity }) => ({ menu_item_id: dish.id, quantity }))
    const status = book.mayOrder(place, chosen)
    const replaced = given.instead === null ? undefined : picked(book.meals, given.instead)
    const body = { restaurant_id: place.id, items, replaces: replaced?.id }
    const answer = await ask(customer, 'createOrder', { body }, status)
    if (status !== 201) return
    const made = bodyOf('createOrder', answer)
    if (replaced) book.replace(customer, replaced)
    expectMeal(book.order(made.id, customer, place, chosen), made)
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

/** Mostly whose order it is, sometimes anybody. */
const actor = fc.oneof({ weight: 5, arbitrary: fc.constant('customer' as const) }, fc.constant('owner' as const), pick)
function actorOf(book: Book, meal: Meal, who: 'customer' | 'owner' | number): Customer {
  if (who === 'customer') return meal.customer
  return who === 'owner' ? meal.place.owner : (picked(book.customers, who) ?? meal.customer)
}

const submit = step(
  'submit',
  fc.record({ who: actor, which: recent, choice, twice: fc.boolean() }),
  async (book, { who, which, choice: chosen, twice }) => {
    const meal = picked(book.meals, which)
    if (!meal) return
    const [slot] = deliverySlots({ now: new Date(book.now), timeZone: 'America/New_York' }).flatMap(
      ({ slots }) => slots,
    )
    const delivery = slot ? chosen.delivery : 'standard'
    const body = {
      paymentMethod: chosen.wallet ? 'wallet' : 'credit-card',
      deliveryOption: delivery,
      ...(delivery === 'schedule' && { scheduledFor: slot?.toISOString() }),
      ...('percent' in chosen.tip ? { tipPercent: chosen.tip.percent } : { tip: dollarsFromCents(chosen.tip.cents) }),
    }
    const customer = actorOf(book, meal, who)
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      const status = book.submit(customer, meal, { ...chosen, delivery })
      const answer = await ask(customer, 'submitOrder', { id: meal.id, body }, status)
      if (status === 200) expectMeal(meal, bodyOf('submitOrder', answer))
    }
  },
)

const cancel = step(
  'cancel',
  fc.record({ who: actor, which: recent, twice: fc.boolean() }),
  async (book, { who, which, twice }) => {
    const meal = picked(book.meals, which)
    if (!meal) return
    const customer = actorOf(book, meal, who)
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      const status = book.cancel(customer, meal)
      const answer = await ask(customer, 'cancelOrder', { id: meal.id }, status)
      if (status === 200) expectMeal(meal, bodyOf('cancelOrder', answer))
    }
  },
)

const wait = step(
  'wait',
  fc.constantFrom(1_000, 4 * MINUTE, 6 * MINUTE, 61 * MINUTE, 25 * 60 * MINUTE),
  async (book, ms) => {
    book.now += ms
    vi.setSystemTime(book.now)
  },
)

const tidyUp = step('tidyUp', fc.constant(null), async (book) => {
  await keepHouse({ db, now: new Date(book.now) })
  book.tidyUp()
})

const changePrice = step('changePrice', fc.record({ which: recent, price: cents }), async (book, given) => {
  const ordered = book.meals.map(({ place, lines: [line] }) => ({ place, dish: line?.dish }))
  const { place, dish } = picked(ordered, given.which) ?? {}
  if (!place || !dish) return
  const body = { price: dollarsFromCents(given.price) }
  await ask(place.owner, 'updateMenuItem', { id: dish.id, body }, dish.gone ? 404 : 200)
  if (!dish.gone) dish.price = given.price
})

const deleteDish = step('deleteDish', fc.record({ where: pick, which: pick }), async (book, { where, which }) => {
  const place = picked(book.places, where)
  const dish = place && picked(place.dishes, which)
  if (!place || !dish) return
  await ask(place.owner, 'deleteMenuItem', { id: dish.id }, dish.gone ? 404 : 200)
  dish.gone = true
})

const addDish = step('addDish', fc.record({ where: pick, price: cents }), async (book, { where, price }) => {
  const place = picked(book.places, where)
  if (!place) return
  const body = aMenuItem({ restaurant_id: place.id, price: dollarsFromCents(price) })
  const answer = await ask(place.owner, 'createMenuItem', { body }, place.gone ? 404 : 201)
  if (!place.gone) place.dishes.push({ id: bodyOf('createMenuItem', answer).id, price, gone: false })
})

const openOrClose = step(
  'openOrClose',
  fc.record({ where: pick, open: fc.boolean() }),
  async (book, { where, open }) => {
    const place = picked(book.places, where)
    if (!place) return
    const status = place.gone ? 404 : 200
    if (open) await ask(place.owner, 'reactivateRestaurant', { id: place.id }, status)
    else await ask(place.owner, 'removeRestaurant', { id: place.id, query: { type: 'soft' } }, status)
    place.open = open
  },
)

const deletePlace = step('deletePlace', pick, async (book, where) => {
  const place = picked(book.places, where)
  // Where there is no restaurant there is no money to follow: the last one stays.
  if (!place || book.places.filter(({ gone }) => !gone).length === 1) return
  await ask(place.owner, 'removeRestaurant', { id: place.id, query: { type: 'hard' } }, place.gone ? 404 : 200)
  book.remove(place)
})

const stars = fc.integer({ min: 1, max: 5 })

const review = step(
  'review',
  fc.record({ who: actor, which: recent, any: fc.boolean(), stars }),
  async (book, given) => {
    const fit = book.meals.filter((made) => given.any || book.mayReview(made.customer, made) === 201)
    const meal = picked(fit, given.which)
    if (!meal) return
    const author = actorOf(book, meal, given.who)
    const body = aReview({ order_id: meal.id, restaurant_id: meal.place.id, restaurant_rating: given.stars })
    const status = book.mayReview(author, meal)
    const answer = await ask(author, 'createReview', { body }, status)
    if (status !== 201) return
    const { id } = bodyOf('createReview', answer)
    book.opinions.push({ id, author, meal, stars: given.stars, gone: false })
  },
)

const changeReview = step(
  'changeReview',
  fc.record({ who: actor, which: recent, stars: fc.option(stars) }),
  async (book, given) => {
    const opinion = picked(book.opinions, given.which)
    if (!opinion) return
    const author = actorOf(book, opinion.meal, given.who)
    const status = book.mayChange(author, opinion)
    // Without stars it is taken back.
    if (given.stars === null) await ask(author, 'deleteReview', { id: opinion.id }, status)
    else await ask(author, 'updateReview', { id: opinion.id, body: { restaurant_rating: given.stars } }, status)
    if (status !== 200) return
    if (given.stars === null) opinion.gone = true
    else opinion.stars = given.stars
  },
)

/** Whatever people do, what they do most of all first: an ordinary day has more meals than deleted restaurants. */
export const STEPS: fc.Arbitrary<Step>[] = [
  ...[order, order, order, order, submit, submit, submit, submit, submit, cancel, cancel, review, review, review],
  ...[moveFunds('topUp'), moveFunds('deduct'), wait, wait, tidyUp, changeReview, changeReview],
  ...[signUp, changePrice, deleteDish, addDish, openOrClose, deletePlace],
]
