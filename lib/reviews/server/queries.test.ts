import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addOrder, addRestaurant, addReview, addSubmittedOrder } from '@/tests/world'
import { browseOwnReviews, browseReviews, findOrderToReview, REVIEWS_PER_PAGE } from './queries'

beforeEach(freshDatabase)

test('reviews by restaurant or by author come newest first, page by page', async () => {
  const [restaurant, elsewhere] = [await addRestaurant(), await addRestaurant()]
  const customer = await addCustomer()
  const ids: number[] = []
  for (let made = 0; made <= REVIEWS_PER_PAGE; made += 1) ids.unshift((await addReview(customer, restaurant)).id)
  await addReview(customer, elsewhere)
  const first = await browseReviews({ of: { restaurantId: restaurant.id }, page: 1 }, { db })
  expect(first).toMatchObject({ total: REVIEWS_PER_PAGE + 1, page: 1 })
  expect(first.rows.map((row) => row.id)).toEqual(ids.slice(0, REVIEWS_PER_PAGE))
  const mine = await browseReviews({ of: { userId: customer.id }, page: 7 }, { db })
  expect(mine).toMatchObject({ total: REVIEWS_PER_PAGE + 2, page: 2 })
  expect(mine.rows).toHaveLength(REVIEWS_PER_PAGE + 2)
})

test('reviews with so many stars are a list of their own [4.9.3]', async () => {
  const restaurant = await addRestaurant()
  const customer = await addCustomer()
  for (const restaurant_rating of [5, 4, 5]) await addReview(customer, restaurant, { restaurant_rating })
  const of = { restaurantId: restaurant.id, restaurantRating: 5 } as const
  const { rows, total } = await browseReviews({ of, page: 1 }, { db })
  expect([rows.map((row) => row.id), total]).toEqual([[3, 1], 2])
})

test('reviews of a customer that cannot be read are an empty list, and the failure is reported [8.5.6]', async () => {
  const customer = await addCustomer()
  const { id } = await addReview(customer, await addRestaurant())
  const asked = { userId: customer.id, page: 1 }
  const failures: unknown[] = []
  const deps = { db, onFailure: (error: unknown) => failures.push(error) }
  expect(await browseOwnReviews(asked, deps)).toMatchObject({ rows: [{ id }], total: 1 })

  const failure = new Error('the disk is gone')
  vi.spyOn(db.read.review, 'count').mockRejectedValueOnce(failure)
  expect(await browseOwnReviews(asked, deps)).toEqual({ rows: [], total: 0, page: 1 })
  expect(failures).toEqual([failure])
})

test('the order to review is a Submitted one of the customer at that restaurant', async () => {
  const restaurant = await addRestaurant()
  const customer = await addCustomer()
  const otherCustomer = await addCustomer()
  const { id } = await addSubmittedOrder(customer, restaurant)
  const active = await addOrder(customer, restaurant)
  const restaurantId = restaurant.id
  const ask = (orderId: number, customerId: number, where = restaurantId) =>
    findOrderToReview({ orderId, customerId, restaurantId: where }, { db })
  expect(await ask(id, customer.id)).toMatchObject({ id, reviewed: false, items: [{ quantity: 1 }, { quantity: 1 }] })
  expect(await ask(active.id, customer.id)).toBeNull()
  expect(await ask(id, otherCustomer.id)).toBeNull()
  expect(await ask(id, customer.id, restaurantId + 1)).toBeNull()
  const review = await addReview(customer, restaurant)
  expect(await ask(review.orderId, customer.id)).toMatchObject({ reviewed: true })
})
