import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { parseOrderQuery } from '@/lib/operate/rules/order-query'
import { wallClock } from '@/lib/zoned-time'
import type { Out } from '@/tests/api'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOperator,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  deliverAll,
} from '@/tests/world'
import { findOrders } from './find-orders'

let operator: Account
let placed: Out<'submitOrder'>
let active: Out<'createOrder'>
let canceled: Out<'submitOrder'>
let delivered: Out<'submitOrder'>

scene(async () => {
  operator = await addOperator()
  const ada = await addCustomer({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNumber: '2125550101',
  })
  const adam = await addCustomer({
    firstName: 'Adam',
    lastName: 'Ørsted',
    email: 'adam@example.com',
    phoneNumber: '2125550102',
  })
  const bistro = await addRestaurant({ over: { name: 'Golden Dragon' } })
  const grill = await addRestaurant({ over: { name: 'Harbor Grill' } })
  delivered = await addSubmittedOrder(ada, grill)
  await deliverAll(grill)
  canceled = await addSubmittedOrder(ada, bistro)
  await ada.call('cancelOrder', { id: canceled.id })
  placed = await addSubmittedOrder(adam, bistro)
  active = await addOrder(adam, grill)
})

const found = async (line: string) => {
  const { orders, hasMore } = await operator.call('findOrders', { query: { q: line } })
  expect(hasMore).toBe(false)
  return orders.map(({ id }) => id)
}
const today = () => wallClock(new Date(), env.DEFAULT_TIME_ZONE).day

describe('a line finds', () => {
  const LINES: [string, () => number[]][] = [
    ['', () => [active.id, placed.id, canceled.id, delivered.id]],
    ['ada@example.com', () => [canceled.id, delivered.id]],
    ['ADA@Example.com canceled', () => [canceled.id]],
    ['212-555-0102', () => [active.id, placed.id]],
    ['(212) 555-0102', () => [active.id, placed.id]],
    ['lovelace', () => [canceled.id, delivered.id]],
    ['ada', () => [active.id, placed.id, canceled.id, delivered.id]],
    ['ada love', () => [canceled.id, delivered.id]],
    ['ada\u0000love', () => [canceled.id, delivered.id]],
    ['Ørs', () => [active.id, placed.id]],
    ['ørsted', () => [active.id, placed.id]],
    ['ØRSTED ad', () => [active.id, placed.id]],
    ['adam ørs', () => [active.id, placed.id]],
    ['ør%', () => []],
    ['golden', () => [placed.id, canceled.id]],
    ['golden dra', () => [placed.id, canceled.id]],
    ['dragon', () => []],
    ['harbor delivered', () => [delivered.id]],
    ['harbor active', () => [active.id]],
    ['golden accepted', () => [placed.id]],
    ['accepted', () => [placed.id]],
    ['delivered canceled', () => [canceled.id, delivered.id]],
    ['submitted', () => [placed.id, delivered.id]],
    ['on-the-way', () => []],
    ['2001-01-01', () => []],
    ['2001-01-01 2001-01-02', () => []],
    ['ada@example.com adam', () => []],
    ['nobody', () => []],
    ["' OR 1=1 --", () => []],
    ['%', () => []],
  ]

  test.each(LINES)('‘%s’ [4.35.11]', async (line, ids) => {
    expect(await found(line)).toEqual(ids())
  })

  test('the number of an order, alone or with what must fit too [4.35.11]', async () => {
    expect(await found(`${placed.id}`)).toEqual([placed.id])
    expect(await found(`#${placed.id} adam`)).toEqual([placed.id])
    expect(await found(`#${placed.id} lovelace`)).toEqual([])
    expect(await found(`${placed.id} ${active.id}`)).toEqual([])
  })

  test('the orders of a day [4.35.11]', async () => {
    expect(await found(today())).toHaveLength(4)
    expect(await found(`${today()} golden canceled`)).toEqual([canceled.id])
  })

  test('the newest fifty, and says that there are more [4.35.11]', async () => {
    const { id: _, ...row } = await db.read.order.findUniqueOrThrow({ where: { id: delivered.id } })
    await db.write((tx) => tx.order.createMany({ data: Array(60).fill(row) }))
    for (const line of ['', 'harbor', 'ada@example.com', 'delivered']) {
      const { orders, hasMore } = await findOrders(parseOrderQuery(line), { db })
      expect([line, orders.length, hasMore]).toEqual([line, 50, true])
    }
  })
})
