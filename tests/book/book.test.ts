import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { dollarsFromCents } from '@/lib/domain/money'
import { checkLedger } from '@/lib/queries/ledger/check-ledger'
import { freshDatabase } from '@/tests/db'
import { runs } from '@/tests/fuzz/runs'
import { addCustomer, addKitchen, addOrder, balanceOf, type Person } from '@/tests/world'
import { STEPS } from './commands'
import { Book, type Customer, type Place } from './model'

// Only a hang takes this long; shrinking a counterexample stops before.
const TIMEOUT = 150_000

/** A Saturday evening in New York, so that slots of today and of other days are both on offer. */
const START = Date.parse('2026-11-21T22:10:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Three owners who eat out as well, one of them poor, and a customer who is almost too rich. */
async function firstPage(): Promise<Book> {
  freshDatabase()
  vi.setSystemTime(START)
  const book = new Book(START)
  const addToBook = async (balance: number): Promise<Customer> => {
    const customer = { person: await addCustomer({ walletCents: balance }), balance }
    book.customers.push(customer)
    return customer
  }
  for (const prices of [[850, 1205], [3, 99_999], [499]]) {
    const owner = await addToBook(99_999)
    const kitchen = await addKitchen({ owner: owner.person, prices: prices.map(dollarsFromCents) })
    const dishes = kitchen.items.map(({ id }, at) => ({ id, price: prices[at] ?? 0, gone: false }))
    book.places.push({ id: kitchen.restaurant.id, owner, open: true, gone: false, dishes })
  }
  await addToBook(99_990_000)
  return book
}

async function expectSameBook(book: Book): Promise<void> {
  expect((await checkLedger({ db })).findings).toEqual([])
  for (const customer of book.customers) {
    const { browser } = customer.person
    expect(await browser.call('getSession')).toMatchObject({ wallet: dollarsFromCents(customer.balance) })
    const { orders } = await browser.call('listOrders')
    const meals = book.meals.filter((meal) => meal.customer === customer)
    expect(byId(orders.map(({ id, status, totalCost }) => ({ id, status, totalCost })))).toEqual(
      byId(
        meals.map((meal) => ({
          id: meal.id,
          status: meal.status,
          totalCost: dollarsFromCents(meal.cost.total),
        })),
      ),
    )
  }
  for (const place of book.places) await expectSameRating(book, place)
}

async function expectSameRating(book: Book, place: Place): Promise<void> {
  const { browser } = place.owner.person
  if (place.gone) {
    await browser.refusal('getRestaurant', { id: place.id })
    return
  }
  const stars = book.starsOf(place)
  const mean = stars.reduce((sum, given) => sum + given, 0) / stars.length
  const rating = stars.length === 0 ? null : Math.round(mean * 10) / 10
  const { restaurant } = await browser.call('getRestaurant', { id: place.id })
  expect(restaurant).toMatchObject({ rating, numReviews: stars.length, servicing: place.open })
}

function byId<Row extends { id: number }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => a.id - b.id)
}

test(
  'whatever people do in whatever order, the site does what the simple model does, and the book adds up',
  async () => {
    const days = fc.commands(STEPS, { maxCommands: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(days, async (steps) => {
        const book = await firstPage()
        await fc.asyncModelRun(() => ({ model: book, real: {} }), steps)
        await expectSameBook(book)
      }),
      runs(30),
    )
  },
  TIMEOUT,
)

type Move = {
  kind: 'addFunds' | 'deductFunds' | 'submitOrder' | 'cancelOrder'
  amount: number
  order: number
  key: number
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('addFunds', 'deductFunds', 'submitOrder', 'cancelOrder'),
  amount: fc.integer({ min: 1, max: 9_000 }),
  order: fc.nat(2),
  // Few, so that some calls are retries of each other.
  key: fc.nat(30),
})

test(
  'whatever is done with one wallet at the same time, it never falls below zero and nothing is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 14 }), fc.nat(12_000), async (moves, balance) => {
        freshDatabase()
        const ada = await addCustomer({ walletCents: balance })
        const kitchen = await addKitchen({ prices: [9.99] })
        const orders = [await addOrder(ada, kitchen), await addOrder(ada, kitchen), await addOrder(ada, kitchen)]
        const done = await Promise.all(moves.map((made) => makeMove(ada, made, orders[made.order]?.id ?? 0)))

        const paid = await db.read.order.findMany({ where: { status: 'Submitted', paymentMethod: 'wallet' } })
        const spent = paid.reduce((sum, { totalCents }) => sum + totalCents, 0)
        const moved = new Map(done.map(({ key, cents }) => [key, cents]))
        const sum = [...moved.values()].reduce((total, cents) => total + cents, balance - spent)
        expect(await balanceOf(ada)).toBe(sum)
        expect(sum).toBeGreaterThanOrEqual(0)
        expect((await findings()).filter(({ rule }) => rule !== 'signup' || balance > 0)).toEqual([])
      }),
      runs(30),
    )
  },
  TIMEOUT,
)

const findings = async () => (await checkLedger({ db })).findings

/** What a move did to the wallet besides paying and refunding orders, under the key that makes its retries one with it. */
async function makeMove({ id, browser }: Person, { kind, amount, key }: Move, orderId: number) {
  const wallet = kind === 'addFunds' || kind === 'deductFunds'
  const name = `${kind}-${wallet ? amount : orderId}-${key}`
  const body = wallet
    ? { amount: dollarsFromCents(amount) }
    : kind === 'submitOrder'
      ? { paymentMethod: 'wallet' }
      : undefined
  const call = { id: wallet ? id : orderId, body, headers: { 'Idempotency-Key': name } }
  const { status } = await browser.ask(kind, call)
  expect([200, 402, 409]).toContain(status)
  const cents = kind === 'addFunds' ? amount : kind === 'deductFunds' ? -amount : 0
  return { key: name, cents: status === 200 ? cents : 0 }
}
