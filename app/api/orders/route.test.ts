import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { BLANK_FOR_COURIER } from '@/lib/personal-texts'
import { aMenuItem } from '@/tests/builders'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOrder,
  addRestaurant,
  balanceOf,
  deliverAll,
  orderOf,
  type Restaurant,
} from '@/tests/world'

let ada: Account
let restaurant: Restaurant

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [8.5, 12.25] })
})

const create = (body: object) => ada.call('createOrder', { body })
const refusal = (body: object) => ada.refusal('createOrder', { body })
const line = (at: number, over: object = {}) => ({ menu_item_id: restaurant.items[at]?.id, quantity: 1, ...over })
const lines = (...items: object[]) => ({ restaurant_id: restaurant.id, items })

describe('creating an order', () => {
  test('a new order is Active and answers every part of its cost [3.5.2, 3.5.4, 4.1.1, 4.17.11, 7.1.1, 7.1.42, 7.2.6]', async () => {
    const { items } = restaurant
    const wish = { customizations: ' No onions, please. ' }
    const body = { ...lines(line(0, { quantity: 2, restaurant_id: restaurant.id }), line(1, wish)), status: 'Active' }
    const order = await create(body)
    expect(order).toEqual({
      id: 1,
      status: 'Active',
      // 29.25 + 6.49 + 10 percent, half a cent rounded up.
      subtotal: 29.25,
      deliveryFee: 6.49,
      priorityFee: 0,
      taxesAndFees: 2.93,
      tip: 0,
      totalCost: 38.67,
      deliveryOption: 'standard',
      scheduledFor: null,
      opensAt: null,
      ...BLANK_FOR_COURIER,
      paymentMethod: null,
      createdAt: expect.any(String),
      submittedAt: null,
      canceledAt: null,
      cancelableUntil: null,
      reviewed: false,
      restaurantId: restaurant.id,
      restaurant_id: restaurant.id,
      restaurant: {
        id: restaurant.id,
        name: restaurant.name,
        servicing: true,
        closingTime: '22:00',
        timeZone: 'America/New_York',
        storeImage: restaurant.storeImage,
        closedUntil: null,
        ordersWhileClosed: true,
        daysOff: '',
        openingWeek: expect.any(String),
        pausedUntil: null,
        busyMinutes: null,
        busyUntil: null,
      },
      stage: null,
      version: 0,
      accepts: 'auto',
      newAt: null,
      help: null,
      helpUntil: null,
      refunded: 0,
      refunds: [],
      acceptedAt: null,
      estimatedFor: null,
      events: [],
      canceledBy: null,
      cancelReason: null,
      cancelText: '',
      orderItems: [
        {
          id: 1,
          menu_item_id: items[0]?.id,
          menu_item_name: 'Tomato Soup',
          name: 'Tomato Soup',
          quantity: 2,
          restaurant_id: restaurant.id,
          customizations: null,
          price: 8.5,
          food_image: items[0]?.food_image,
          modifiers: [],
          servedWeek: null,
        },
        expect.objectContaining({ id: 2, price: 12.25, quantity: 1, customizations: 'No onions, please.' }),
      ],
    })
    expect(Date.now() - Date.parse(order.createdAt)).toBeLessThan(10_000)
    expect(await ada.call('getOrder', { id: order.id })).toEqual(order)
    expect(await balanceOf(ada)).toBe(99_999)
  })

  test('prices, names and the status that the client sends are ignored [4.1.1, 4.1.9, T10]', async () => {
    const lie = { price: 0.01, name: 'Free lunch', food_image: 'https://evil.example/x.png', subtotal: 0, totalCost: 0 }
    const order = await create({ ...lines(line(0, lie)), ...lie, status: 'Submitted', customerId: 99, createdAt: 0 })
    expect(order).toMatchObject({ status: 'Active', subtotal: 8.5, orderItems: [{ price: 8.5, name: 'Tomato Soup' }] })
  })

  test('the same item may be on two lines', async () => {
    const order = await create(lines(line(0), line(0, { customizations: 'extra basil' })))
    expect(order.orderItems.map(({ customizations }) => customizations)).toEqual([null, 'extra basil'])
    expect(order.subtotal).toBe(17)
  })

  test('a new order takes over the delivery instructions of the profile', async () => {
    const body = { delivery_instructions: 'Ring twice.' }
    await ada.call('updateProfile', { id: ada.id, body })
    expect(await addOrder(ada, restaurant)).toMatchObject({ deliveryInstructions: 'Ring twice.' })
  })

  test.each([
    ['one piece', [{ quantity: 1 }]],
    ['99 pieces', [{ quantity: 99 }]],
    ['50 lines', Array.from({ length: 50 }, (_, at) => ({ customizations: `For guest ${at}` }))],
    ['a wish of 200 characters', [{ customizations: 'x'.repeat(200) }]],
    ['an empty wish', [{ customizations: '' }]],
    ['no wish', [{ customizations: null }]],
  ])('an order may have %s [5.6.5]', async (_, overs) => {
    const order = await create(lines(...overs.map((over) => line(0, over))))
    expect(order.orderItems).toHaveLength(overs.length)
  })
})

test('the most expensive order that the limits allow is correct to the cent [V1.4.1–3]', async () => {
  const feast = await addRestaurant({ prices: [9999.99] })
  const items = Array.from({ length: 50 }, () => ({ menu_item_id: feast.items[0]?.id, quantity: 99 }))
  const order = await create({ restaurant_id: feast.id, items })
  expect(order).toMatchObject({ subtotal: 49_499_950.5, taxesAndFees: 4_949_995.05, totalCost: 54_449_952.04 })
})

describe('an order with a mistake is refused [3.5.4, 5.6.5]', () => {
  const QUANTITY = 'Quantity must be 1 to 99'
  const AT_LEAST_ONE = 'An order needs at least one item'
  const body = (over: object) => ({ ...lines(line(0)), ...over })
  const one = (over: object) => ({ items: [line(0, over)] })

  test.each([
    [{ restaurant_id: undefined }, { restaurant_id: 'Restaurant is required' }],
    [{ restaurant_id: null }, { restaurant_id: 'Restaurant is required' }],
    [{ restaurant_id: '1' }, { restaurant_id: 'Restaurant is required' }],
    [{ restaurant_id: 0 }, { restaurant_id: 'Restaurant is required' }],
    [{ restaurant_id: 1.5 }, { restaurant_id: 'Restaurant is required' }],
    [{ restaurant_id: undefined, restaurantId: -1 }, { restaurantId: 'Restaurant is required' }],
    [{ items: undefined }, { items: 'Items are required' }],
    [{ items: {} }, { items: 'Items are required' }],
    [{ items: [] }, { items: AT_LEAST_ONE }],
    [{ items: 'Array(51)' }, { items: 'An order has at most 50 lines' }],
    [{ items: [null] }, { items: expect.any(String) }],
    [{ items: [{ quantity: 1 }] }, { items: 'Menu item is required' }],
    [{ items: [{ menu_item_id: '1', quantity: 1 }] }, { items: 'Menu item is required' }],
    [{ quantity: undefined }, { items: QUANTITY }],
    [{ quantity: 0 }, { items: QUANTITY }],
    [{ quantity: -1 }, { items: QUANTITY }],
    [{ quantity: 100 }, { items: QUANTITY }],
    [{ quantity: 1.5 }, { items: QUANTITY }],
    [{ quantity: '2' }, { items: QUANTITY }],
    [{ quantity: 1e21 }, { items: QUANTITY }],
    [{ customizations: 'x'.repeat(201) }, { items: 'Must be at most 200 characters' }],
    [{ customizations: 7 }, { items: expect.any(String) }],
  ])('%j', async (over: Record<string, unknown>, errors) => {
    const overLine = 'quantity' in over || 'customizations' in over
    const sent = overLine
      ? body(one(over))
      : body(over.items === 'Array(51)' ? { items: Array(51).fill(line(0)) } : over)
    expect(await refusal(sent)).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await db.read.order.count()).toBe(0)
  })

  test('an order with an item of another restaurant is refused [5.6.6, V2.2.1–3]', async () => {
    const other = await addRestaurant({ prices: [5] })
    const sent = lines(line(0), { menu_item_id: other.items[0]?.id, quantity: 1 })
    const text = 'Every item must be on the menu of the restaurant'
    expect(await refusal(sent)).toEqual({ status: 400, message: text, errors: { items: text } })
  })

  test('an order of a customer without a saved address is refused [5.6.6]', async () => {
    const bob = await addCustomer({ address: '', city: '', state: '', zip: '' })
    const text = 'Please add a delivery address first'
    expect(await bob.refusal('createOrder', { body: orderOf(restaurant) })).toEqual({
      status: 400,
      message: text,
      errors: { address: text },
    })
  })
})

describe('an order that can no longer be made is refused with the reason', () => {
  test('an order at an inactive restaurant is refused [5.6.6]', async () => {
    await restaurant.owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'soft' } })
    expect(await refusal(lines(line(0)))).toEqual({
      status: 409,
      message: 'This restaurant is not taking orders right now.',
      errors: {},
      changes: [{ kind: 'closed' }],
    })
  })

  test('an order of a deleted item is refused', async () => {
    const id = restaurant.items[1]?.id
    await restaurant.owner.call('deleteMenuItem', { id })
    expect(await refusal(lines(line(0), line(1)))).toEqual({
      status: 409,
      message: 'Something in your order has changed. Please check it before you pay.',
      errors: {},
      changes: [{ kind: 'gone', menu_item_id: id, name: expect.any(String) }],
    })
    expect(await db.read.order.count()).toBe(0)
  })
})

describe('the list of orders', () => {
  test('customers see their own orders only, newest first [7.1.1]', async () => {
    const first = await addOrder(ada, restaurant)
    await addOrder(await addCustomer(), restaurant)
    const second = await addOrder(ada, restaurant)
    const { orders } = await ada.call('listOrders')
    expect(orders).toEqual([second, first])
    expect(await restaurant.owner.call('listOrders')).toEqual({ orders: [] })
  })

  test('the list is sorted by the time of creation, not by the id [4.3.1]', async () => {
    const early = await addOrder(ada, restaurant)
    const late = await addOrder(ada, restaurant)
    const createdAt = new Date(Date.now() - 60_000)
    await db.write((tx) => tx.order.update({ where: { id: late.id }, data: { createdAt } }))
    const { orders } = await ada.call('listOrders')
    expect(orders.map(({ id }) => id)).toEqual([early.id, late.id])
  })
})

describe('an order keeps the data it was created from [4.1.9, T20]', () => {
  const placed = async () => {
    const order = await addOrder(ada, restaurant)
    return { order, item: restaurant.items[0], owner: restaurant.owner }
  }

  test('an order stays the same when the menu changes', async () => {
    const { order, item, owner } = await placed()
    const body = { name: 'Pea Soup', price: 99, food_image: 'https://example.com/pea.webp' }
    await owner.call('updateMenuItem', { id: item?.id, body })
    expect(await ada.call('getOrder', { id: order.id })).toEqual(order)
  })

  test('an order keeps its time zone when the restaurant moves or is deleted [3.5.5]', async () => {
    const there = await addRestaurant({ over: { timeZone: 'America/Denver' } })
    const body = aMenuItem({ restaurant_id: there.id })
    const item = await there.owner.call('createMenuItem', { body })
    const items = [{ menu_item_id: item.id, quantity: 1 }]
    const { id } = await create({ restaurant_id: there.id, items })
    await ada.call('submitOrder', { id })
    await deliverAll(there)
    const zone = async () => (await ada.call('getOrder', { id })).restaurant.timeZone
    expect(await zone()).toBe('America/Denver')
    await there.owner.call('updateRestaurant', { id: there.id, body: { timeZone: 'America/Chicago' } })
    expect(await zone()).toBe('America/Denver')
    await there.owner.call('removeRestaurant', { id: there.id, query: { type: 'hard' } })
    expect(await zone()).toBe('America/Denver')
  })

  test('an order keeps the lines of deleted items', async () => {
    const { order, item, owner } = await placed()
    await owner.call('deleteMenuItem', { id: item?.id })
    const { orderItems, ...rest } = await ada.call('getOrder', { id: order.id })
    expect({ ...rest, orderItems: [] }).toEqual({ ...order, orderItems: [] })
    expect(orderItems[0]).toEqual({ ...order.orderItems[0], menu_item_id: null })
    expect(orderItems[1]).toEqual(order.orderItems[1])
  })
})
