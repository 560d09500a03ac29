import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { countError, storeErrors } from '@/lib/db/error-counts'
import { env } from '@/lib/env'
import { addDays, instantOf, wallClock } from '@/lib/zoned-time'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addDeliveredOrder,
  addOperator,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'
import { readPlots } from './plot-sums'

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

test('the plots are the same orders by hour and day, up to the cent, also when the clock changes [4.35.14]', async () => {
  const zone = env.DEFAULT_TIME_ZONE
  const ids: number[] = []
  for (let count = 0; count < 16; count += 1) ids.push((await addSubmittedOrder(ada, restaurant)).id)
  await restaurant.owner.call('cancelOrder', { id: ids[0], body: { reason: 'too_busy' } })
  await ada.call('cancelOrder', { id: ids[1] })
  await operator.call('refundForOperator', { id: ids[2], body: { amount: 4, reason: 'Cold' } })
  // Two that were never placed.
  for (let count = 0; count < 2; count += 1) ids.unshift((await addOrder(ada, restaurant)).id)
  await ada.call('cancelOrder', { id: ids[0] })
  // In New York November 1 has 25 hours, and March 8 has 23.
  for (const today of ['2026-11-01', '2026-11-08', '2026-03-08', '2026-03-15']) {
    const end = instantOf(today, 24 * 60, zone).getTime()
    for (const [at, id] of ids.entries()) {
      const createdAt = new Date(end - 1 - at * at * 2.9 * 3_600_000)
      await db.write((tx) => tx.order.updateMany({ where: { id }, data: { createdAt } }))
    }
    const { byHour, byDay } = await readPlots({ today, timeZone: zone }, db.read)
    const rows = await db.read.order.findMany({ where: { submittedAt: { not: null } } })
    const read = rows.map((row) => ({ ...row, ...wallClock(row.createdAt, zone) }))
    expect(byDay).toHaveLength(28)
    for (const { day, orders, salesCents } of byDay) {
      const those = read.filter((row) => row.day === day)
      const sum = those.reduce((total, row) => total + row.totalCents - row.refundedCents, 0)
      expect([day, orders, salesCents]).toEqual([day, those.length, sum])
    }
    expect(byDay.at(-1)?.day).toBe(today)
    const ordersAt = (on: string, hour: number) =>
      read.filter(({ day, minutes }) => day === on && Math.floor(minutes / 60) === hour).length
    const expected = byHour.map((_, hour) => {
      return { hour, orders: ordersAt(today, hour), before: ordersAt(addDays(today, -7), hour) }
    })
    expect(byHour).toEqual(expected)
    expect(byHour.some(({ orders }) => orders > 0) && byHour.some(({ before }) => before > 0)).toBe(true)
  }
})

test('the plots say the same as the figures beside them [4.35.14]', async () => {
  for (let count = 0; count < 3; count += 1) await addSubmittedOrder(ada, restaurant)
  const { id } = await addSubmittedOrder(ada, restaurant)
  await restaurant.owner.call('cancelOrder', { id, body: { reason: 'too_busy' } })
  const { today, byHour, byDay } = await operator.call('getOverview')
  expect(byHour.reduce((sum, { orders }) => sum + orders, 0)).toBe(today.orders)
  expect(byDay.at(-1)).toMatchObject({ orders: today.orders, sales: today.sales })
  expect(today).toMatchObject({ orders: 4, sales: 87.12 })
})

test('it has the errors of today [4.35.15]', async () => {
  expect((await operator.call('getOverview')).errors).toEqual([])
  countError('/api/orders')
  await storeErrors({ db })
  const errors = [{ place: '/api/orders', count: 1, lastAt: expect.stringMatching(/^\d{4}-.*Z$/) }]
  expect((await operator.call('getOverview')).errors).toEqual(errors)
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
