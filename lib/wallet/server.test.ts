import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addRestaurant, addSubmittedOrder } from '@/tests/world'
import { browseWallet, ENTRIES_PER_PAGE } from './server'

beforeEach(freshDatabase)

test('the ledger lists the latest change first, with its order and the balance after it', async () => {
  const restaurant = await addRestaurant()
  const customer = await addCustomer()
  const order = await addSubmittedOrder(customer, restaurant, { paymentMethod: 'wallet' })
  await customer.call('cancelOrder', { id: order.id })
  const { rows, total } = await browseWallet({ userId: customer.id, page: 1 }, { db })
  const at = { id: order.id, restaurantName: restaurant.name }
  expect(total).toBe(3)
  expect(rows).toMatchObject([
    { reason: 'order_refund', amountCents: 2904, balanceAfterCents: 99_999, order: at },
    { reason: 'order_payment', amountCents: -2904, balanceAfterCents: 97_095, order: at },
    { reason: 'signup', amountCents: 99_999, balanceAfterCents: 99_999, order: null },
  ])
})

test('a long ledger is paged and shown to its own customer only', async () => {
  const customer = await addCustomer({ walletCents: 0 })
  for (let count = 0; count <= ENTRIES_PER_PAGE; count += 1) {
    await customer.call('addFunds', { id: customer.id, body: { amount: 1 } })
  }
  expect((await browseWallet({ userId: customer.id, page: 1 }, { db })).rows).toHaveLength(ENTRIES_PER_PAGE)
  const other = await addCustomer()
  expect(await browseWallet({ userId: other.id, page: 1 }, { db })).toMatchObject({ total: 1 })
})
