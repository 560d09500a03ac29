import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { Browser } from '@/tests/api'
import { aReview } from '@/tests/builders'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'

const TEXT = 'Please write a review before submitting.'
const RATINGS = 'Please select a rating for both order and restaurant.'

let ada: Account
let restaurant: Restaurant

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
})

/** The body of a review of a new Submitted order. */
async function aSubmittedOne(over: object = {}, customer = ada) {
  const { id } = await addSubmittedOrder(customer, restaurant)
  return { order_id: id, restaurant_id: restaurant.id, ...aReview(over) }
}

const create = (body: object) => ada.call('createReview', { body })
const refusal = (body: object, browser = ada) => browser.refusal('createReview', { body })
const rating = async () => {
  const { rating, numReviews } = (await ada.call('getRestaurant', { id: restaurant.id })).restaurant
  return [rating, numReviews]
}

describe('reviewing a Submitted order', () => {
  test('a new review is answered in every spelling and marks the order as reviewed [3.6.1, 7.1.1, 7.2.6]', async () => {
    const body = await aSubmittedOne({ review: '  Warm and quick.  ', order_rating: 3, restaurant_rating: 5 })
    const review = await create(body)
    expect(review).toEqual({
      id: 1,
      review: 'Warm and quick.',
      orderRating: 3,
      order_rating: 3,
      restaurantRating: 5,
      restaurant_rating: 5,
      restaurantId: restaurant.id,
      restaurant_id: restaurant.id,
      orderId: body.order_id,
      order_id: body.order_id,
      userId: ada.id,
      createdAt: expect.any(String),
      reply: null,
      user: { id: ada.id, firstName: 'Ada', profileImage: '' },
      restaurant: { id: restaurant.id, name: restaurant.name },
    })
    expect(await ada.call('getOrder', { id: body.order_id })).toMatchObject({ reviewed: true })
    expect(await ada.call('listMyReviews')).toEqual([{ ...review, hidden: null }])
    expect(await new Browser().call('listRestaurantReviews', { id: restaurant.id })).toEqual([review])
  })

  test.each([{ review: 'x' }, { review: 'x'.repeat(2000) }, { order_rating: 1, restaurant_rating: 1 }])(
    'a review may have %j',
    async (over) => {
      await create(await aSubmittedOne(over))
    },
  )
})

describe('a review with a mistake is refused [5.3.1, 5.3.2, 5.3.3]', () => {
  test.each([
    [{ review: '' }, { review: TEXT }],
    [{ review: '  \n ' }, { review: TEXT }],
    [{ review: undefined }, { review: TEXT }],
    [{ review: 7 }, { review: TEXT }],
    [{ review: 'x'.repeat(2001) }, { review: 'A review has at most 2000 characters' }],
    [{ order_rating: 0 }, { order_rating: RATINGS }],
    [{ order_rating: 6 }, { order_rating: RATINGS }],
    [{ order_rating: 4.5 }, { order_rating: RATINGS }],
    [{ order_rating: '4' }, { order_rating: RATINGS }],
    [{ order_rating: undefined }, { order_rating: RATINGS }],
    [{ order_rating: undefined, orderRating: 0 }, { orderRating: RATINGS }],
    [{ restaurant_rating: 0 }, { restaurant_rating: RATINGS }],
    [{ restaurant_rating: null }, { restaurant_rating: RATINGS }],
    [
      { order_rating: 0, restaurant_rating: 0 },
      { order_rating: RATINGS, restaurant_rating: RATINGS },
    ],
    [
      { review: '', order_rating: 0 },
      { review: TEXT, order_rating: RATINGS },
    ],
    [{ order_id: undefined }, { order_id: 'Order is required' }],
    [{ order_id: '1' }, { order_id: 'Order is required' }],
    [{ restaurant_id: undefined }, { restaurant_id: 'Restaurant is required' }],
  ])('%j', async (over, errors) => {
    const told = await refusal(await aSubmittedOne(over))
    expect(told).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await rating()).toEqual([null, 0])
  })

  test('a review that names another restaurant than the order is refused [5.3.3, V2.2.1–3]', async () => {
    const other = await addRestaurant()
    const text = 'The order is of another restaurant'
    const told = await refusal(await aSubmittedOne({ restaurant_id: other.id }))
    expect(told).toEqual({ status: 400, message: text, errors: { restaurant_id: text } })
    const { restaurant_id: _, ...body } = await aSubmittedOne()
    expect(await refusal({ ...body, restaurantId: other.id })).toMatchObject({ errors: { restaurantId: text } })
  })
})

describe('orders that cannot be reviewed [5.3.3, V2.3.1–4]', () => {
  const SUBMITTED_ONLY = { status: 409, message: 'Only a submitted order can be reviewed.', errors: {} }
  const bodyFor = (id: number) => aReview({ order_id: id, restaurant_id: restaurant.id })

  test('an Active order cannot be reviewed', async () => {
    expect(await refusal(bodyFor((await addOrder(ada, restaurant)).id))).toEqual(SUBMITTED_ONLY)
  })

  test('a Canceled order cannot be reviewed', async () => {
    const { id } = await addSubmittedOrder(ada, restaurant)
    await ada.call('cancelOrder', { id })
    expect(await refusal(bodyFor(id))).toEqual(SUBMITTED_ONLY)
  })

  test('owners cannot review orders at their own restaurants [6.1.12, T19]', async () => {
    const { owner } = restaurant
    const { id } = await addSubmittedOrder(owner, restaurant)
    const body = aReview({ order_id: id, restaurant_id: restaurant.id })
    expect(await owner.refusal('createReview', { body })).toEqual({
      status: 403,
      message: 'You cannot review your own restaurant.',
      errors: {},
    })
    expect((await owner.call('getRestaurant', { id: restaurant.id })).restaurant.numReviews).toBe(0)
  })

  test('an order that does not exist cannot be reviewed', async () => {
    expect(await refusal(bodyFor(999))).toEqual({ status: 404, message: 'Order not found', errors: {} })
  })

  test('an order cannot be reviewed twice [5.3.3]', async () => {
    const body = await aSubmittedOne()
    await create(body)
    expect(await refusal(body)).toEqual({ status: 409, message: 'You have already reviewed this order.', errors: {} })
    expect(await rating()).toEqual([5, 1])
  })
})

describe('the rating of a restaurant', () => {
  test('the rating is the mean of the restaurant ratings, with one decimal [3.2.2, 7.1.1]', async () => {
    expect(await rating()).toEqual([null, 0])
    for (const [stars, shown] of [
      [5, [5, 1]],
      [4, [4.5, 2]],
      [4, [4.3, 3]],
      [4, [4.3, 4]],
    ] as const) {
      await addReview(ada, restaurant, { restaurant_rating: stars, order_rating: 1 })
      expect(await rating()).toEqual(shown)
    }
    const { restaurants } = await ada.call('listRestaurants')
    expect(restaurants[0]).toMatchObject({ rating: 4.3, numReviews: 4 })
  })

  test('the rating follows a change and a deletion of a review [3.2.2]', async () => {
    const one = await addReview(ada, restaurant, { restaurant_rating: 5 })
    const two = await addReview(ada, restaurant, { restaurant_rating: 2 })
    expect(await rating()).toEqual([3.5, 2])
    await ada.call('updateReview', { id: two.id, body: { restaurant_rating: 4 } })
    expect(await rating()).toEqual([4.5, 2])
    await ada.call('deleteReview', { id: one.id })
    expect(await rating()).toEqual([4, 1])
    await ada.call('deleteReview', { id: two.id })
    expect(await rating()).toEqual([null, 0])
  })
})

describe('updating a review', () => {
  test('an update changes the fields that were sent and keeps the rest [7.1.1]', async () => {
    const review = await addReview(ada, restaurant, { order_rating: 2, restaurant_rating: 3 })
    const { id } = review
    const update = (body: object) => ada.call('updateReview', { id, body })
    const better = { ...review, review: 'Better now.' }
    expect(await update({ review: 'Better now.' })).toEqual(better)
    expect(await update({ orderRating: 5 })).toEqual({ ...better, orderRating: 5, order_rating: 5 })
    expect(await update({})).toEqual({ ...better, orderRating: 5, order_rating: 5 })
  })

  test.each([
    [{ review: '' }, { review: TEXT }],
    [{ review: null }, { review: TEXT }],
    [{ review: 'x'.repeat(2001) }, { review: 'A review has at most 2000 characters' }],
    [{ order_rating: 0 }, { order_rating: RATINGS }],
    [{ restaurantRating: 6 }, { restaurantRating: RATINGS }],
    [{ restaurant_rating: null }, { restaurant_rating: RATINGS }],
  ])('an update to %j is refused', async (body, errors) => {
    const { id } = await addReview(ada, restaurant)
    expect(await ada.refusal('updateReview', { id, body })).toEqual({
      status: 400,
      message: Object.values(errors)[0],
      errors,
    })
    expect(await rating()).toEqual([5, 1])
  })
})

test('a deleted review is gone, and its order can be reviewed again [7.1.1, 7.1.42]', async () => {
  const review = await addReview(ada, restaurant)
  expect(await ada.call('deleteReview', { id: review.id })).toEqual({ message: expect.any(String), id: review.id })
  expect(await ada.call('listMyReviews')).toEqual([])
  expect(await ada.call('getOrder', { id: review.orderId })).toMatchObject({ reviewed: false })
  await create(aReview({ order_id: review.orderId, restaurant_id: restaurant.id }))
})

describe('lists of reviews', () => {
  test('reviews are sorted by the time of creation, newest first', async () => {
    const reviews = [
      await addReview(ada, restaurant),
      await addReview(ada, restaurant),
      await addReview(ada, restaurant),
    ]
    const createdAt = new Date(Date.now() - 60_000)
    await db.write((tx) => tx.review.update({ where: { id: reviews[2]?.id }, data: { createdAt } }))
    const ids = (list: { id: number }[]) => list.map(({ id }) => id)
    expect(ids(await ada.call('listMyReviews'))).toEqual([2, 1, 3])
    expect(ids(await ada.call('listRestaurantReviews', { id: restaurant.id }))).toEqual([2, 1, 3])
  })

  test('reviews are listed by author or by restaurant [7.1.1]', async () => {
    const other = await addRestaurant()
    const bob = await addCustomer()
    await addReview(ada, restaurant)
    await addReview(bob, restaurant)
    await addReview(bob, other)
    expect((await ada.call('listMyReviews')).map(({ id }) => id)).toEqual([1])
    expect((await bob.call('listMyReviews')).map(({ id }) => id)).toEqual([3, 2])
    expect((await ada.call('listRestaurantReviews', { id: other.id })).map(({ id }) => id)).toEqual([3])
  })

  test('a review shows nothing of its author but first name and picture [3.6.1, T23, V8.2.1–3, V15.3.1]', async () => {
    const review = await addReview(ada, restaurant)
    expect(Object.keys(review.user)).toEqual(['id', 'firstName', 'profileImage'])
  })

  test('a restaurant without reviews has an empty list', async () => {
    expect(await new Browser().call('listRestaurantReviews', { id: restaurant.id })).toEqual([])
  })
})

describe('a reply', () => {
  const reply = (id: number, text: unknown = 'Come again!', by = restaurant.owner) =>
    by.ask('replyToReview', { id, body: { text } as { text: string } })

  test('is the answer of the restaurant, one for each review, until it is deleted [3.6.1, 4.9.2]', async () => {
    const { id } = await addReview(ada, restaurant)
    const read = async () => (await new Browser().call('listRestaurantReviews', { id: restaurant.id }))[0]?.reply
    expect(await read()).toBeNull()
    await reply(id)
    await reply(id, '  Thank you, Ada.\nCome again! ')
    expect(await read()).toEqual({ text: 'Thank you, Ada.\nCome again!', at: expect.any(String) })
    await ada.call('updateReview', { id, body: { review: 'Even better' } })
    expect((await ada.call('listMyReviews'))[0]).toMatchObject({
      review: 'Even better',
      reply: { at: expect.any(String) },
    })
    await restaurant.owner.call('deleteReply', { id })
    expect(await read()).toBeNull()
    await restaurant.owner.call('deleteReply', { id })
  })

  test('needs 1 to 500 characters [5.3.4]', async () => {
    const { id } = await addReview(ada, restaurant)
    for (const text of ['', '   ', 7, undefined])
      expect(
        (await restaurant.owner.refusal('replyToReview', { id, body: { text } as { text: string } })).errors,
      ).toEqual({
        text: 'Please write a reply before saving.',
      })
    expect((await reply(id, 'x'.repeat(500))).status).toBe(200)
    expect((await reply(id, 'x'.repeat(501))).status).toBe(400)
  })

  test('is written by nobody but the owner of that restaurant [4.9.2]', async () => {
    const { id } = await addReview(ada, restaurant)
    for (const other of [ada, (await addRestaurant()).owner]) {
      expect((await reply(id, 'Not mine', other)).status).toBe(403)
      expect((await other.ask('deleteReply', { id })).status).toBe(403)
    }
    expect((await ada.call('listMyReviews'))[0]?.reply).toBeNull()
  })
})
