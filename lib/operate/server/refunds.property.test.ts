import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashPassword } from '@/lib/accounts/server/password'
import { db } from '@/lib/db/client'
import { dollarsFromCents } from '@/lib/money'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import type { Out } from '@/tests/api'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOperator, addRestaurant, deliverAll, type Restaurant } from '@/tests/world'

const PASSWORD = 'the password of ada'
let ada: Account
let restaurant: Restaurant
let operator: Account

const restore = scene(async () => {
  ada = await addCustomer({ passwordHash: await hashPassword(PASSWORD) })
  restaurant = await addRestaurant({ prices: [8.55, 0.05, 12.49] })
  operator = await addOperator()
})

/** What a minimal model knows of an order, in cents. */
type Book = {
  order: Out<'submitOrder'>
  total: number
  back: number
  left: number[]
  state: 'open' | 'delivered' | 'canceled'
}
type Step = {
  kind: 'lines' | 'amount' | 'cancel' | 'byCustomer' | 'deliver' | 'leave'
  at: number
  cents: number
  pieces: number[]
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'lines',
    'lines',
    'lines',
    'amount',
    'amount',
    'amount',
    'cancel',
    'byCustomer',
    'deliver',
    'leave',
  ),
  at: fc.nat(1),
  cents: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 6_000 })),
  pieces: fc.array(fc.nat(1), { minLength: 3, maxLength: 3 }),
})
const SEED = process.env.FUZZ_SEED
const runs = { numRuns: 20 * Number(process.env.FUZZ_RUNS ?? 1), ...(SEED ? { seed: Number(SEED) } : null) }
const reason = 'Something was wrong'
const PRICES = [855, 5, 1249]

test('refunds, cancellations and deletions in any order never give back more than was paid [4.35.9]', {
  timeout: 300_000 * Number(process.env.FUZZ_RUNS ?? 1),
}, async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 5, maxLength: 16 }),
    fc.boolean(),
    async (steps, byWallet) => {
      await restore()
      const books: Book[] = []
      for (const paymentMethod of [byWallet ? 'wallet' : 'credit-card', 'wallet']) {
        const { id } = await ada.call('createOrder', {
          body: {
            restaurant_id: restaurant.id,
            items: restaurant.items.map((item, at) => ({ menu_item_id: item.id, quantity: at + 1 })),
          },
        })
        const order = await ada.call('submitOrder', { id, body: { paymentMethod, tipPercent: 15 } })
        books.push({ order, total: Math.round(order.totalCost * 100), back: 0, left: [1, 2, 3], state: 'open' })
      }
      let gone = false
      for (const one of steps) gone = (await take(one, books, gone)) || gone
      for (const { order, back, state, total } of books) {
        const row = await db.read.order.findUniqueOrThrow({ where: { id: order.id }, include: { refunds: true } })
        expect(row.refundedCents).toBe(state === 'canceled' ? total : back)
        expect(row.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(back)
      }
      const { walletCents } = await db.read.user.findUniqueOrThrow({ where: { id: ada.id } })
      const paid = books
        .filter(({ order }) => order.paymentMethod === 'wallet')
        .reduce((sum, { total, back, state }) => sum + (state === 'canceled' ? 0 : total - back), 0)
      expect(walletCents).toBe(99_999 - paid)
      expect((await checkLedger({ db })).findings).toEqual([])
    },
  )
  await fc.assert(property, runs)
})

/** Takes a step in the site and in the model; returns whether the account was deleted. */
async function take({ kind, at, cents, pieces }: Step, books: Book[], gone: boolean): Promise<boolean> {
  const book = books[at]
  if (!book) return false
  const { id } = book.order
  if (kind === 'leave') {
    if (gone) return false
    const { status } = await ada.ask('deleteAccount', { id: ada.id, body: { password: PASSWORD } })
    expect(status).toBe(books.some(({ state }) => state === 'open') ? 409 : 200)
    return status === 200
  }
  if (kind === 'deliver') {
    await deliverAll(restaurant)
    for (const one of books) if (one.state === 'open') one.state = 'delivered'
    return false
  }
  if (kind === 'cancel' || kind === 'byCustomer') {
    if (kind === 'byCustomer' && (gone || book.state !== 'open')) return false
    const { status } =
      kind === 'cancel'
        ? await operator.ask('cancelForOperator', { id, body: { reason } })
        : await ada.ask('cancelOrder', { id })
    expect(status).toBe(book.state === 'open' ? 200 : 409)
    if (status === 200) book.state = 'canceled'
    return false
  }
  const lines = book.order.orderItems.flatMap((line, index) => {
    const quantity = pieces[index] ?? 0
    return quantity > 0 ? [{ id: line.id, quantity }] : []
  })
  if (kind === 'lines' && lines.length === 0) return false
  const price = pieces.reduce((sum, count, index) => sum + count * (PRICES[index] ?? 0), 0)
  const amount = kind === 'lines' ? price + Math.floor((price * 10 + 50) / 100) : cents
  const fits = kind === 'amount' || pieces.every((count, index) => count <= (book.left[index] ?? 0))
  const body = kind === 'lines' ? { lines, reason } : { amount: dollarsFromCents(cents), reason }
  const { status, text } = await operator.ask('refundForOperator', { id, body })
  const expected = book.state === 'canceled' ? 409 : !fits ? 400 : amount > book.total - book.back ? 409 : 201
  expect(status, text).toBe(expected)
  if (status !== 201) return false
  book.back += amount
  if (kind === 'lines') book.left = book.left.map((count, index) => count - (pieces[index] ?? 0))
  return false
}
