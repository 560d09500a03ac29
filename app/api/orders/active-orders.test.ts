import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { runMaintenance } from '@/lib/server/maintenance'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  orderOf,
  type Restaurant,
} from '@/tests/world'

let ada: Account
let restaurant: Restaurant

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
})

const body = (over: object) => ({ ...orderOf(restaurant), ...over })
const create = (over: object) => ada.call('createOrder', { body: body(over) })
const refusal = (over: object) => ada.refusal('createOrder', { body: body(over) })
const HOUR = 3_600_000
const idsOf = async (browser: Account) => (await browser.call('listOrders')).orders.map(({ id }) => id)
const begun = (hoursAgo: number) =>
  db.write((tx) => tx.order.updateMany({ data: { createdAt: new Date(Date.now() - hoursAgo * HOUR) } }))

test('an Active order is removed when another one replaces it [4.1.7]', async () => {
  const first = await addOrder(ada, restaurant)
  const second = await create({ replaces: first.id })
  expect(await idsOf(ada)).toEqual([second.id])
  expect(await db.read.orderItem.count({ where: { orderId: first.id } })).toBe(0)
})

test('an Active order stays when its replacement cannot be created', async () => {
  const first = await addOrder(ada, restaurant)
  expect(await refusal({ items: [{ menu_item_id: 999, quantity: 1 }], replaces: first.id })).toMatchObject({
    status: 409,
  })
  expect(await idsOf(ada)).toEqual([first.id])
})

test.each([
  [
    'canceled meanwhile',
    async () => {
      const { id } = await addOrder(ada, restaurant)
      return (await ada.call('cancelOrder', { id })).id
    },
  ],
  ["another customer's", async () => (await addOrder(await addCustomer(), restaurant)).id],
  ['placed by another customer', async () => (await addSubmittedOrder(await addCustomer(), restaurant)).id],
  ['gone already', async () => 999],
])('an order that was %s is not replaced [4.1.7]', async (_, orderOf) => {
  const replaces = await orderOf()
  const before = await db.read.order.count()
  await create({ replaces })
  expect(await db.read.order.count()).toBe(before + 1)
})

test('an order that was placed meanwhile is not replaced: its cart cannot be ordered twice [4.1.10]', async () => {
  const placed = await addSubmittedOrder(ada, restaurant)
  const call = { body: body({ replaces: placed.id }) }
  expect(await ada.refusal('createOrder', call)).toEqual({
    status: 409,
    message: 'This order was already placed.',
    errors: {},
    placed: placed.id,
  })
  expect(await idsOf(ada)).toEqual([placed.id])
})

test('an order that is replaced and submitted at once is either gone or placed, and never ordered twice [4.1.10]', async () => {
  const first = await addOrder(ada, restaurant)
  const [created, submitted] = await Promise.all([
    ada.ask('createOrder', { body: body({ replaces: first.id }) }),
    ada.ask('submitOrder', { id: first.id }),
  ])
  expect(await idsOf(ada)).toHaveLength(1)
  expect([created.status, submitted.status]).toEqual(submitted.status === 200 ? [409, 200] : [201, 404])
})

test('an order is replaced once, however often the call is sent', async () => {
  const first = await addOrder(ada, restaurant)
  const call = { body: body({ replaces: first.id }), idempotencyKey: 'again' }
  const second = await ada.call('createOrder', call)
  expect(await ada.call('createOrder', call)).toEqual(second)
  expect(await idsOf(ada)).toEqual([second.id])
})

test.each(['1', 0, -1, 1.5, {}])('the order to replace cannot be given as %j', async (replaces) => {
  expect(await refusal({ replaces })).toMatchObject({
    status: 400,
    errors: { replaces: 'Replaces must be the id of an order' },
  })
})

test('housekeeping removes an Active order after a day, and nothing else [4.1.8]', async () => {
  await addSubmittedOrder(ada, restaurant)
  const canceled = await addOrder(ada, restaurant)
  await ada.call('cancelOrder', { id: canceled.id })
  const left = await addOrder(ada, restaurant)
  await begun(23)
  await runMaintenance({ db, now: new Date() })
  expect(await idsOf(ada)).toHaveLength(3)
  await begun(25)
  await runMaintenance({ db, now: new Date() })
  expect(await idsOf(ada)).toHaveLength(2)
  expect(await ada.refusal('getOrder', { id: left.id })).toMatchObject({ status: 404 })
})

test('an old Active order can be placed until it is removed', async () => {
  const { id } = await addOrder(ada, restaurant)
  await begun(30)
  expect(await ada.call('getOrder', { id })).toMatchObject({ status: 'Active' })
  expect(await ada.call('submitOrder', { id })).toMatchObject({ status: 'Submitted' })
})
