import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { Browser, type Out } from '@/tests/api'
import { aRestaurant } from '@/tests/builders'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  deliverAll,
  ledgerOf,
  type Restaurant,
} from '@/tests/world'

let restaurant: Restaurant
let owner: Account
let id: number
/** The restaurant as the API answers it. */
let answered: Out<'getRestaurant'>['restaurant']

scene(async () => {
  restaurant = await addRestaurant()
  owner = restaurant.owner
  id = restaurant.id
  answered = (await owner.call('getRestaurant', { id })).restaurant
})

const remove = (type: string) => owner.call('removeRestaurant', { id, query: { type } })

describe('updating a restaurant', () => {
  test('an update changes the fields that were sent and keeps the rest [7.1.1, 7.2.5]', async () => {
    const answer = await owner.call('updateRestaurant', { id, body: { name: 'New Name', deliveryFee: 0 } })
    expect(answer).toEqual({
      restaurant: { ...answered, name: 'New Name', deliveryFee: 0 },
      message: expect.any(String),
    })
    expect(await new Browser().call('getRestaurant', { id })).toEqual({ restaurant: answer.restaurant })
  })

  test('an update may change every field at once', async () => {
    const body = aRestaurant({
      name: 'Another',
      closingTime: '',
      servicing: false,
      timeZone: 'UTC',
      deliveryTime: 55,
      storeImage: 'https://example.com/another.webp',
    })
    const answer = await owner.call('updateRestaurant', { id, body })
    expect(answer.restaurant).toEqual({ ...answered, ...body })
  })

  test('an update does not change the name on the receipts of past orders', async () => {
    const ada = await addCustomer()
    const order = await addSubmittedOrder(ada, restaurant)
    await owner.call('updateRestaurant', { id, body: { name: 'New Name' } })
    expect(await ada.call('getOrder', { id: order.id })).toEqual(order)
  })
})

describe('deactivating a restaurant', () => {
  test('an inactive restaurant is not listed, and deactivating it again has no effect [2.3.3, 4.5.1, 7.1.1, 7.1.37]', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await remove('soft')).toEqual({ message: expect.any(String) })
      expect(await new Browser().call('listRestaurants')).toEqual({ restaurants: [] })
    }
    expect((await new Browser().call('getRestaurant', { id })).restaurant.servicing).toBe(false)
    expect(await owner.call('getSession')).toMatchObject({ restaurantOwner: true })
  })

  test('an inactive restaurant keeps its menu, its reviews and its orders', async () => {
    const ada = await addCustomer()
    await addReview(ada, restaurant)
    await remove('soft')
    expect((await owner.call('getManagedMenu', { id })).menu_items).toHaveLength(2)
    expect(await ada.call('listRestaurantReviews', { id })).toHaveLength(1)
    expect((await ada.call('listOrders')).orders).toHaveLength(1)
  })

  test('reactivating undoes it and can be repeated [4.5.1, 7.1.1]', async () => {
    await remove('soft')
    for (let time = 0; time < 2; time++) {
      expect(await owner.call('reactivateRestaurant', { id })).toEqual({
        restaurant: answered,
        message: 'Restaurant successfully reactivated!',
      })
    }
    expect(await new Browser().call('listRestaurants')).toEqual({ restaurants: [answered] })
  })
})

describe('deleting a restaurant', () => {
  test('deletion removes the menu, the likes and the reviews of this restaurant only [4.5.3, 7.1.1, 7.1.37]', async () => {
    const ada = await addCustomer()
    const other = await addRestaurant()
    for (const one of [restaurant, other]) {
      await addReview(ada, one)
      await ada.call('likeMenuItem', { id: one.items[0]?.id })
    }
    await deliverAll(restaurant)
    expect(await remove('hard')).toEqual({ message: expect.any(String) })
    expect(await new Browser().refusal('getRestaurant', { id })).toMatchObject({ status: 404 })
    const left = { restaurantId: other.id }
    expect(await db.read.menuItem.findMany({ select: { restaurantId: true } })).toEqual([left, left])
    expect(await db.read.review.findMany({ select: { restaurantId: true } })).toEqual([left])
    expect(await db.read.menuItemLike.findMany({ select: { menuItemId: true } })).toEqual([
      { menuItemId: other.items[0]?.id },
    ])
    expect(await ada.call('listMyReviews')).toHaveLength(1)
  })

  test('deletion keeps past orders and the ledger as receipts [4.5.5]', async () => {
    const ada = await addCustomer()
    const { id: orderId } = await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet', tipPercent: 20 })
    await deliverAll(restaurant)
    const order = await ada.call('getOrder', { id: orderId })
    const ledger = await ledgerOf(ada)
    await remove('hard')
    const receipt = await ada.call('getOrder', { id: order.id })
    expect(receipt).toEqual({
      ...order,
      restaurantId: null,
      restaurant_id: null,
      restaurant: {
        id: null,
        name: restaurant.name,
        servicing: false,
        closingTime: expect.any(String),
        daysOff: '',
        openingWeek: null,
        timeZone: order.restaurant.timeZone,
        storeImage: expect.any(String),
        closedUntil: null,
        ordersWhileClosed: true,
        pausedUntil: null,
        busyMinutes: null,
        busyUntil: null,
      },
      orderItems: order.orderItems.map((item) => ({ ...item, menu_item_id: null, restaurant_id: null })),
    })
    expect(await ledgerOf(ada)).toEqual(ledger)
  })

  test('deletion is refused while orders are open, and names them [4.5.5]', async () => {
    const ada = await addCustomer()
    const open = [await addSubmittedOrder(ada, restaurant), await addSubmittedOrder(ada, restaurant)]
    const ids = open.map((order) => order.id)
    expect(await owner.refusal('removeRestaurant', { id, query: { type: 'hard' } })).toEqual({
      status: 409,
      message: `This restaurant has open orders: #${ids[0]}, #${ids[1]}. Please finish or cancel them first.`,
      errors: {},
      orders: ids,
    })
    await deliverAll(restaurant)
    expect(await remove('hard')).toEqual({ message: expect.any(String) })
  })

  test('deletion removes the Active orders, which nobody placed [4.5.5]', async () => {
    const ada = await addCustomer()
    const order = await addOrder(ada, restaurant)
    const elsewhere = await addOrder(ada, await addRestaurant())
    await remove('hard')
    expect(await ada.call('getOrder', { id: elsewhere.id })).toEqual(elsewhere)
    expect(await ada.refusal('getOrder', { id: order.id })).toMatchObject({ status: 404 })
    expect(await db.read.orderItem.count({ where: { orderId: order.id } })).toBe(0)
    expect(await ledgerOf(ada)).toHaveLength(1)
  })

  test('an owner whose last restaurant is deleted is an owner no longer [3.1.2]', async () => {
    const second = await addRestaurant({ owner })
    await remove('hard')
    expect(await owner.call('getSession')).toMatchObject({ restaurantOwner: true })
    await owner.call('removeRestaurant', { id: second.id, query: { type: 'hard' } })
    expect(await owner.call('getSession')).toMatchObject({ restaurantOwner: false })
  })

  test('a restaurant is deleted once when the call is sent several times at once [4.5.3]', async () => {
    const send = () => owner.ask('removeRestaurant', { id, query: { type: 'hard' } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })
})

describe('the type of a deletion is soft or hard [7.1.1, 7.1.37]', () => {
  const TYPE = "Type must be 'soft' or 'hard'"

  test.each([undefined, '', 'SOFT', 'both', 'hard '])('a deletion of type %o is refused', async (type) => {
    const query = type === undefined ? undefined : { type }
    expect(await owner.refusal('removeRestaurant', { id, query })).toEqual({
      status: 400,
      message: TYPE,
      errors: { type: TYPE },
    })
    expect((await owner.call('getRestaurant', { id })).restaurant.servicing).toBe(true)
  })

  test('the type of a deletion is not read from the body [V15.3.3–7]', async () => {
    const call = { id, rawBody: JSON.stringify({ type: 'hard' }) }
    expect(await owner.refusal('removeRestaurant', call)).toMatchObject({ status: 400 })
  })
})
