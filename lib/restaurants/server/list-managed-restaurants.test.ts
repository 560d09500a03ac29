import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { db } from '@/lib/db/client'
import { PAGE_SIZE } from '@/lib/list-pages'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addOrder, addRestaurant, addSubmittedOrder } from '@/tests/world'
import { listManagedRestaurants } from './list-managed-restaurants'
import { listRestaurantNames } from './list-restaurant-names'

beforeEach(freshDatabase)

test('each restaurant comes with what its deletion would remove and keep', async () => {
  const restaurant = await addRestaurant()
  await addRestaurant({ owner: restaurant.owner, prices: [] })
  await addRestaurant()
  const diner = await addCustomer()
  const placed = await addSubmittedOrder(diner, restaurant)
  await addOrder(diner, restaurant)
  const body = { restaurant_id: restaurant.id, order_id: placed.id, review: 'Lovely.' }
  await diner.browser.call(endpoints.createReview, { body: { ...body, order_rating: 5, restaurant_rating: 4 } })
  for (const item of restaurant.items) await diner.browser.call(endpoints.likeMenuItem, { params: { id: item.id } })

  const ownerId = restaurant.owner.id
  const { restaurants, total } = await listManagedRestaurants({ ownerId, page: 1 }, { db })
  expect(total).toBe(2)
  expect(restaurants).toMatchObject([
    {
      id: restaurant.id,
      ratingTenths: 40,
      counts: { menuItems: 2, likes: 2, reviews: 1, orders: 1, unplacedOrders: 1 },
    },
    { ratingTenths: null, counts: { menuItems: 0, likes: 0, reviews: 0, orders: 0, unplacedOrders: 0 } },
  ])
})

test('a long list of restaurants is paged, and a page past the end is the last one', async () => {
  const { owner, id } = await addRestaurant({ prices: [] })
  const { id: _, ...row } = await db.read.restaurant.findUniqueOrThrow({ where: { id } })
  await db.write((tx) => tx.restaurant.createMany({ data: Array.from({ length: PAGE_SIZE }, () => row) }))
  const first = await listManagedRestaurants({ ownerId: owner.id, page: 1 }, { db })
  expect(first).toMatchObject({ page: 1, total: PAGE_SIZE + 1 })
  expect(first.restaurants).toHaveLength(PAGE_SIZE)
  const past = await listManagedRestaurants({ ownerId: owner.id, page: 99 }, { db })
  expect(past.page).toBe(2)
  expect(past.restaurants).toHaveLength(PAGE_SIZE + 1)
})

test('an owner chooses among their own restaurants, sorted by name', async () => {
  const { owner } = await addRestaurant({ over: { name: 'Zest' } })
  await addRestaurant({ owner, over: { name: 'Anchovy' } })
  await addRestaurant({ over: { name: 'Elsewhere' } })
  const names = await listRestaurantNames(owner.id, { db })
  expect(names.map(({ name }) => name)).toEqual(['Anchovy', 'Zest'])
})
