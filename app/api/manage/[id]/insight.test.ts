import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { monthOf } from '@/lib/insight/rules/periods'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addModifierGroup,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'

let restaurant: Restaurant
let customer: Account
scene(async () => {
  restaurant = await addRestaurant({ prices: [8.5, 16.25] })
  customer = await addCustomer()
})

const insightOf = (period = '7d') => restaurant.owner.call('getInsight', { id: restaurant.id, query: { period } })
const DAY_MS = 86_400_000
/** Makes an order as old as this many days. */
const moveBack = (id: number, days: number) =>
  db.write(async (tx) => {
    const { submittedAt } = await tx.order.findUniqueOrThrow({ where: { id } })
    const at = new Date(Number(submittedAt) - days * DAY_MS)
    await tx.order.update({ where: { id }, data: { submittedAt: at } })
  })

describe('insight', () => {
  test.each(['today', '7d', '28d', '12m'])('a restaurant without orders has zeros and nulls for %s', async (period) => {
    const { figures, before, byDay, byHour, ...lists } = await insightOf(period)
    expect(figures).toEqual({
      orders: 0,
      sales: 0,
      tips: 0,
      average: null,
      newCustomers: 0,
      returningCustomers: 0,
      canceled: 0,
      refunded: 0,
      minutesToAccept: null,
      minutesToCook: null,
      lateShare: null,
      rating: null,
    })
    expect(before).toEqual(figures)
    expect(byHour).toHaveLength(168)
    expect(byDay.every(({ orders, sales }) => orders === 0 && sales === 0)).toBe(true)
    expect(lists).toMatchObject({ items: [], modifiers: [], cancellations: [] })
  })

  test('orders that were never submitted do not count; one that was, does at once', async () => {
    await addOrder(customer, restaurant)
    expect((await insightOf('today')).figures.orders).toBe(0)
    const { subtotal, tip } = await addSubmittedOrder(customer, restaurant, { tip: 2.5 })
    const { figures, byDay, items } = await insightOf('today')
    expect(figures).toMatchObject({ orders: 1, sales: subtotal, tips: tip, average: subtotal, newCustomers: 1 })
    expect(byDay).toEqual([{ day: expect.any(String), orders: 1, sales: subtotal }])
    expect(items.reduce((sum, { sales }) => sum + sales, 0)).toBe(subtotal)
  })

  test('a customer who has ordered before the period returns', async () => {
    const { id } = await addSubmittedOrder(customer, restaurant)
    await moveBack(id, 8)
    await addSubmittedOrder(customer, restaurant)
    await addSubmittedOrder(await addCustomer(), restaurant)
    const { figures, before } = await insightOf('7d')
    expect(figures).toMatchObject({ orders: 2, newCustomers: 1, returningCustomers: 1 })
    expect(before).toMatchObject({ orders: 1, newCustomers: 1, returningCustomers: 0 })
  })

  test('a canceled order is no sale: it counts as canceled, with its reason and what went back [4.30.2]', async () => {
    const paid = await addSubmittedOrder(customer, restaurant, { paymentMethod: 'wallet' })
    const body = { reason: 'too_busy' }
    await restaurant.owner.call('cancelOrder', { id: paid.id, body })
    const other = await addSubmittedOrder(customer, restaurant)
    await customer.call('cancelOrder', { id: other.id })
    const { figures, byDay, items, cancellations } = await insightOf('today')
    expect(figures).toMatchObject({ orders: 0, sales: 0, canceled: 2, newCustomers: 0 })
    expect(figures.refunded).toBeCloseTo(paid.totalCost + other.totalCost, 2)
    expect([byDay[0]?.orders, items]).toEqual([0, []])
    expect(cancellations).toEqual([
      { reason: 'customer', orders: 1 },
      { reason: 'too_busy', orders: 1 },
    ])
  })

  test('modifiers, stages and reviews have their figures', async () => {
    const { owner, id } = restaurant
    await owner.call('updateRestaurant', { id, body: { accepts: 'manual', businessHours: '00:00-24:00' } })
    const { modifiers, name: group } = await addModifierGroup(restaurant, { min: 0, max: 1, at: [0] })
    const line = { menu_item_id: restaurant.items[0]?.id, quantity: 2, modifiers: [modifiers[0]?.id] }
    const order = await customer.call('createOrder', { body: { restaurant_id: id, items: [line] } })
    await customer.call('submitOrder', { id: order.id, body: {} })
    let version = (await customer.call('getOrder', { id: order.id })).version
    for (const to of ['accepted', 'preparing', 'on_the_way', 'delivered'] as const) {
      const body = { stage: to, version, ...(to === 'accepted' && { minutes: 30 }) }
      version = (await owner.call('moveOrder', { id: order.id, body })).version
    }
    const { figures, modifiers: best } = await insightOf('today')
    expect(figures).toMatchObject({ minutesToAccept: 0, minutesToCook: 0, lateShare: 0 })
    expect(best).toMatchObject([{ id: modifiers[0]?.id, name: modifiers[0]?.name, group, quantity: 2 }])
    await addReview(customer, restaurant, { restaurant_rating: 4 })
    expect((await insightOf('today')).figures.rating).toBe(4)
  })

  test.each<Record<string, string>>([{}, { period: '30d' }, { period: '' }])(
    'the query %j is refused',
    async (query) => {
      const refusal = await restaurant.owner.refusal('getInsight', { id: restaurant.id, query })
      expect(refusal).toMatchObject({ status: 400, errors: { period: 'Period must be one of today, 7d, 28d, 12m' } })
    },
  )

  test('orders of other restaurants do not count', async () => {
    await addSubmittedOrder(customer, await addRestaurant())
    expect((await insightOf('12m')).figures.orders).toBe(0)
  })
})

describe('the statement', () => {
  const month = () => monthOf(new Date(), restaurant.timeZone)
  beforeEach(async () => {
    await addSubmittedOrder(customer, restaurant, { tip: 3 })
  })

  test('it has a line for each day of the month, and their sum', async () => {
    const query = { month: month() }
    const { days, total, timeZone } = await restaurant.owner.call('getStatement', { id: restaurant.id, query })
    expect(timeZone).toBe(restaurant.timeZone)
    expect(days.length).toBeGreaterThanOrEqual(28)
    expect(days.every(({ day }) => day.startsWith(month()))).toBe(true)
    expect(total).toMatchObject({ orders: 1, tips: 3, canceled: 0, refunded: 0 })
    expect(days.filter(({ orders }) => orders > 0)).toMatchObject([{ ...total }])
  })

  test('with Accept: text/csv it is a file of the same days [4.30.6]', async () => {
    const { id, owner } = restaurant
    const path = `/api/manage/${id}/statement?month=${month()}`
    const { headers, text } = await owner.send('GET', path, { headers: { accept: 'text/csv' } })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="statement-${month()}.csv"`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const { days } = await owner.call('getStatement', { id, query: { month: month() } })
    const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('"day","orders","subtotals","tips","canceled","refunded"')
    expect(lines).toEqual(days.map(({ day, ...sums }) => [`"${day}"`, ...Object.values(sums)].join(',')))
  })

  test.each(['2026-13', '2026', 'now', '1999-12'])('the month %j is refused', async (wrong) => {
    const refusal = await restaurant.owner.refusal('getStatement', { id: restaurant.id, query: { month: wrong } })
    expect(refusal).toMatchObject({ status: 400, errors: { month: 'Month must look like 2026-11' } })
  })

  test('a month without orders has zeros', async () => {
    const { total } = await restaurant.owner.call('getStatement', { id: restaurant.id, query: { month: '2001-02' } })
    expect(total).toEqual({ orders: 0, subtotals: 0, tips: 0, canceled: 0, refunded: 0 })
  })
})
