import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addDeliveredOrder,
  addOperator,
  addRestaurant,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'

let ada: Account
let restaurant: Restaurant
let operator: Account

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
  operator = await addOperator()
})

test('today stands beside the same weekday before, up to the same time [4.35.13]', async () => {
  const orders = []
  for (let count = 0; count < 4; count += 1) orders.push(await addSubmittedOrder(ada, restaurant))
  const [first, second, third, fourth] = orders.map(({ id }) => id)
  await restaurant.owner.call('cancelOrder', { id: first, body: { reason: 'too_busy' } })
  await operator.call('refundForOperator', { id: second, body: { amount: 4, reason: 'Cold' } })
  const move = (id: number | undefined, ms: number) =>
    db.write((tx) => tx.order.updateMany({ where: { id: id ?? 0 }, data: { createdAt: new Date(Date.now() - ms) } }))
  const WEEK = 7 * 86_400_000
  // A moment before this time a week ago counts, and what came after it that day does not.
  await move(third, WEEK + 61_000)
  await move(fourth, WEEK - 61_000)
  const { today, before, waitingMails, ledger } = await operator.call('getOverview')
  expect(today).toEqual({
    orders: 2,
    sales: 25.04,
    canceled: [{ by: 'owner', reason: 'too_busy', orders: 1 }],
    refunds: 1,
    refunded: 4,
  })
  expect(before).toMatchObject({ orders: 1, sales: 29.04, canceled: [], refunds: 0, refunded: 0 })
  expect(waitingMails).toBe(await db.read.mail.count())
  expect(ledger.mismatches).toBe(0)
})

test('it has the restaurants that do not answer, and the new ones that wait [4.35.13]', async () => {
  const ids = [(await addSubmittedOrder(ada, restaurant)).id, (await addSubmittedOrder(ada, restaurant)).id]
  const now = Date.now()
  // Both are canceled after ten minutes: the one has waited for four of them, the other for two.
  const wait = (id: number | undefined, minutes: number) =>
    db.write((tx) => {
      const dueAt = new Date(now + (10 - minutes) * 60_000)
      return tx.order.updateMany({ where: { id: id ?? 0 }, data: { accepts: 'manual', stage: 'placed', dueAt } })
    })
  await wait(ids[0], 4)
  await wait(ids[1], 2)
  await db.write((tx) => {
    const since = new Date(now)
    const waits = { restaurantId: restaurant.id, waits: true, reason: 'New', since, resumes: true }
    return tx.restaurantSuspension.create({ data: waits })
  })
  const { unanswered, approvals } = await operator.call('getOverview')
  const since = new Date(now - 4 * 60_000).toISOString()
  expect(unanswered).toEqual([{ id: restaurant.id, name: restaurant.name, orders: 1, since }])
  expect(approvals).toEqual({ count: 1, since: new Date(now).toISOString() })
})

test('it has the requests and reports that wait, with the age of the oldest [4.38.8]', async () => {
  expect(await operator.call('getOverview')).toMatchObject({ requests: { count: 0, since: null } })
  const { id } = await addDeliveredOrder(ada, restaurant)
  await ada.call('askHelp', { id, body: { kind: 'late' } })
  const at = new Date(Date.now() - 25 * 3_600_000)
  await db.write((tx) => tx.helpRequest.updateMany({ data: { at } }))
  await ada.call('report', { body: { kind: 'restaurant', id: restaurant.id, reason: 'A fraud' } })
  const { requests, reports } = await operator.call('getOverview')
  expect(requests).toEqual({ count: 1, since: new Date(at.getTime() + 24 * 3_600_000).toISOString() })
  expect(reports).toMatchObject({ count: 1 })
})
