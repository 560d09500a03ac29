import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addOrder, addRestaurant } from '@/tests/world'
import { browseOrders, ORDERS_PER_PAGE } from './queries'

beforeEach(freshDatabase)

async function withOrders(count: number) {
  const restaurant = await addRestaurant()
  const customer = await addCustomer()
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) ids.unshift((await addOrder(customer, restaurant)).id)
  return { customer, restaurant, ids }
}

const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map((row) => row.id)

test('a page shows the newest orders first, and includes all pages before it', async () => {
  const { customer, ids } = await withOrders(ORDERS_PER_PAGE + 2)
  const first = await browseOrders({ customerId: customer.id, page: 1 }, { db })
  expect(first).toMatchObject({ total: ORDERS_PER_PAGE + 2, page: 1 })
  expect(idsOf(first)).toEqual(ids.slice(0, ORDERS_PER_PAGE))
  expect(idsOf(await browseOrders({ customerId: customer.id, page: 2 }, { db }))).toEqual(ids)
})

test('an order in the query brings its page, unless it is another customer’s', async () => {
  const { customer, restaurant, ids } = await withOrders(ORDERS_PER_PAGE + 1)
  const oldest = ids.at(-1)
  expect(await browseOrders({ customerId: customer.id, page: 1, orderId: oldest }, { db })).toMatchObject({ page: 2 })
  expect(await browseOrders({ customerId: customer.id, page: 1, orderId: ids[0] }, { db })).toMatchObject({ page: 1 })
  const foreign = await addOrder(await addCustomer(), restaurant)
  const page = await browseOrders({ customerId: customer.id, page: 1, orderId: foreign.id }, { db })
  expect(page.page).toBe(1)
  expect(idsOf(page)).not.toContain(foreign.id)
})
