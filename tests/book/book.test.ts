import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { dollarsFromCents } from '@/lib/money'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { freshDatabase } from '@/tests/db'
import { runs } from '@/tests/fuzz/runs'
import { type Account, addCustomer, addOrder, addRestaurant, balanceOf } from '@/tests/world'
import { COMMANDS } from './commands'
import { Book, type Customer, type Restaurant } from './model'

// Only a hang takes this long; shrinking a counterexample stops earlier.
const TIMEOUT = 150_000

/** A Saturday evening in New York, so that slots of today and of other days are both on offer. */
const START = Date.parse('2026-11-21T22:10:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Three owners who also order, one with a very cheap menu, and a customer whose wallet is almost full. */
async function startBook(): Promise<Book> {
  await freshDatabase()
  vi.setSystemTime(START)
  const book = new Book(START)
  const addToBook = async (balance: number): Promise<Customer> => {
    const customer = { account: await addCustomer({ walletCents: balance }), balance }
    book.customers.push(customer)
    return customer
  }
  for (const prices of [[850, 1205], [3, 99_999], [499]]) {
    const owner = await addToBook(99_999)
    const restaurant = await addRestaurant({ owner: owner.account, prices: prices.map(dollarsFromCents) })
    const items = restaurant.items.map(({ id }, at) => ({ id, price: prices[at] ?? 0, gone: false, soldOut: false }))
    const kitchen = { byHand: false, pausedUntil: 0, boardSeenAt: 0, unanswered: 0 }
    book.restaurants.push({ id: restaurant.id, owner, open: true, gone: false, items, ...kitchen })
  }
  await addToBook(99_990_000)
  return book
}

async function expectSameBook(book: Book): Promise<void> {
  expect((await checkLedger({ db })).findings).toEqual([])
  for (const customer of book.customers) {
    const browser = customer.account
    expect(await browser.call('getSession')).toMatchObject({ wallet: dollarsFromCents(customer.balance) })
    const answer = await browser.call('listOrders')
    const orders = book.orders.filter((order) => order.customer === customer)
    expect(
      byId(
        answer.orders.map(({ id, status, totalCost, stage, version }) => ({ id, status, totalCost, stage, version })),
      ),
    ).toEqual(
      byId(
        orders.map((order) => ({
          id: order.id,
          status: order.status,
          totalCost: dollarsFromCents(order.cost.total),
          stage: order.stage,
          version: order.version,
        })),
      ),
    )
  }
  for (const restaurant of book.restaurants) await expectSameRating(book, restaurant)
}

async function expectSameRating(book: Book, restaurant: Restaurant): Promise<void> {
  const browser = restaurant.owner.account
  if (restaurant.gone) {
    await browser.refusal('getRestaurant', { id: restaurant.id })
    return
  }
  const stars = book.starsOf(restaurant)
  const mean = stars.reduce((sum, given) => sum + given, 0) / stars.length
  const rating = stars.length === 0 ? null : Math.round(mean * 10) / 10
  const answer = await browser.call('getRestaurant', { id: restaurant.id })
  expect(answer.restaurant).toMatchObject({ rating, numReviews: stars.length, servicing: restaurant.open })
  const pausedUntil = Date.parse(answer.restaurant.pausedUntil ?? '') || 0
  expect(pausedUntil > book.now ? pausedUntil : 0).toBe(restaurant.pausedUntil > book.now ? restaurant.pausedUntil : 0)
}

function byId<Row extends { id: number }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => a.id - b.id)
}

test(
  'after any sequence of calls by any customers, the site agrees with the simple model and the ledger adds up [4.11.5, T12]',
  async () => {
    const days = fc.commands(COMMANDS, { maxCommands: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(days, async (commands) => {
        const book = await startBook()
        await fc.asyncModelRun(() => ({ model: book, real: {} }), commands)
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
  'a wallet that many calls change at the same time never falls below zero and loses no change [T11]',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 14 }), fc.nat(12_000), async (moves, balance) => {
        await freshDatabase()
        const ada = await addCustomer({ walletCents: balance })
        const restaurant = await addRestaurant({ prices: [9.99] })
        const orders = [
          await addOrder(ada, restaurant),
          await addOrder(ada, restaurant),
          await addOrder(ada, restaurant),
        ]
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

/** What a move added to the wallet apart from order payments and refunds, under its idempotency key. */
async function makeMove(browser: Account, { kind, amount, key }: Move, orderId: number) {
  const wallet = kind === 'addFunds' || kind === 'deductFunds'
  const name = `${kind}-${wallet ? amount : orderId}-${key}`
  const body = wallet
    ? { amount: dollarsFromCents(amount) }
    : kind === 'submitOrder'
      ? { paymentMethod: 'wallet' }
      : undefined
  const call = { id: wallet ? browser.id : orderId, body, idempotencyKey: name }
  const { status } = await browser.ask(kind, call)
  expect([200, 402, 409]).toContain(status)
  const cents = kind === 'addFunds' ? amount : kind === 'deductFunds' ? -amount : 0
  return { key: name, cents: status === 200 ? cents : 0 }
}
