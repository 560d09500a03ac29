import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { aReview } from '@/tests/builders'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addModifierGroup,
  addRestaurant,
  addSubmittedOrder,
  deliverAll,
  type Restaurant,
} from '@/tests/world'

let ada: Account
let restaurant: Restaurant
scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [8.5, 12.25] })
})

afterEach(() => vi.useRealTimers())

const ids = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)
const returning = () => ada.call('getReturning')
const again = async () => (await returning()).again.map(({ order, subtotal }) => [order.id, subtotal])

async function order(...lines: { at: number; quantity?: number; modifiers?: number[] }[]): Promise<number> {
  const items = lines.map(({ at, quantity = 1, modifiers = [] }) => {
    return { menu_item_id: restaurant.items[at]?.id, quantity, modifiers }
  })
  const { id } = await ada.call('createOrder', { body: { restaurant_id: restaurant.id, items } })
  await ada.call('submitOrder', { id, body: { paymentMethod: 'wallet' } })
  return id
}

describe('what a returning customer goes on with', () => {
  test('a customer without orders has nothing', async () => {
    expect(await returning()).toEqual({ underWay: [], toRate: null, again: [] })
  })

  test('placed orders are under way until they are delivered or canceled, the next one first [2.3.10]', async () => {
    const [first, second, canceled] = [await order({ at: 0 }), await order({ at: 1 }), await order({ at: 1 })]
    await ada.call('createOrder', {
      body: { restaurant_id: restaurant.id, items: [{ menu_item_id: restaurant.items[0]?.id, quantity: 1 }] },
    })
    await ada.call('cancelOrder', { id: canceled, body: {} })
    await addSubmittedOrder(await addCustomer(), restaurant)
    expect(ids((await returning()).underWay)).toEqual([first, second])
    await db.write((tx) => tx.order.update({ where: { id: first }, data: { estimatedFor: new Date('2099-01-01') } }))
    expect(ids((await returning()).underWay)).toEqual([second, first])
    await deliverAll(restaurant)
    expect((await returning()).underWay).toEqual([])
  })

  test('the last order that was delivered is to rate, once and for a week [2.3.10]', async () => {
    await order({ at: 0 })
    const last = await order({ at: 1 })
    expect((await returning()).toRate).toBeNull()
    await deliverAll(restaurant)
    expect((await returning()).toRate).toMatchObject({ id: last })
    vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000, toFake: ['Date'] })
    expect((await returning()).toRate).toBeNull()
    vi.useRealTimers()
    await ada.call('createReview', { body: aReview({ order_id: last, restaurant_id: restaurant.id }) })
    expect((await returning()).toRate).toBeNull()
  })

  test('the last different orders have the prices of today, without what is gone [2.3.10]', async () => {
    const size = await addModifierGroup(restaurant, { at: [1] })
    const [small, large] = ids(size.modifiers)
    const plain = await order({ at: 0, quantity: 2 })
    await order({ at: 0 }, { at: 1, modifiers: [small ?? 0] })
    const newest = await order({ at: 1, modifiers: [small ?? 0] }, { at: 0 })
    const other = await order({ at: 0 }, { at: 1, modifiers: [large ?? 0] })
    const [soup, pasta] = restaurant.items
    const prices = size.modifiers.map(({ price }) => price)
    expect(await again()).toEqual([
      [other, 20.75 + (prices[1] ?? 0)],
      [newest, 20.75 + (prices[0] ?? 0)],
      [plain, 17],
    ])
    await restaurant.owner.call('updateMenuItem', { id: soup?.id ?? 0, body: { price: 9 } })
    await restaurant.owner.call('deleteMenuItem', { id: pasta?.id ?? 0 })
    expect(await again()).toEqual([
      [other, 9],
      [newest, 9],
      [plain, 18],
    ])
  })

  test('orders of a restaurant that takes none, or with nothing left on the menu, are not offered again', async () => {
    await order({ at: 0 })
    await restaurant.owner.call('deleteMenuItem', { id: restaurant.items[0]?.id ?? 0 })
    expect(await again()).toEqual([])
    const kept = await order({ at: 1 })
    expect(await again()).toEqual([[kept, 12.25]])
    await restaurant.owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'soft' } })
    expect(await again()).toEqual([])
  })
})
