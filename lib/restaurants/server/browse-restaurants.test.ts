import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { NO_FILTER } from '@/lib/restaurants/rules/restaurant-filter'
import { countStars } from '@/lib/reviews/server/count-stars'
import { restaurantColumns } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer } from '@/tests/world'
import { browseRestaurants } from './browse-restaurants'

beforeEach(freshDatabase)

let ownerId = 0
beforeEach(async () => {
  ownerId = (await addCustomer()).id
})

type Row = Partial<Prisma.RestaurantUncheckedCreateInput>

async function addRestaurants(rows: Row[]): Promise<void> {
  const now = new Date()
  const data = rows.map((row, index) => ({
    ...restaurantColumns,
    ownerId,
    createdAt: now,
    updatedAt: now,
    name: `Bistro ${index + 1}`,
    ratingOrder: row.ratingTenths ?? 0,
    ...row,
  }))
  await db.write((tx) => tx.restaurant.createMany({ data }))
}

async function namesOf(filter: Partial<typeof NO_FILTER>, page = 1): Promise<string[]> {
  const { restaurants } = await browseRestaurants({ ...NO_FILTER, ...filter }, page, { db })
  return restaurants.map((restaurant) => restaurant.name)
}

describe('filtering', () => {
  beforeEach(() =>
    addRestaurants([
      { name: 'Thai', cuisineType: 'Thai', ratingTenths: 48, ratingSum: 48, reviewCount: 10 },
      { name: 'Cheap', priceLevel: 'INEXPENSIVE', ratingTenths: 45, ratingSum: 9, reviewCount: 2 },
      { name: 'Dear', priceLevel: 'VERY_EXPENSIVE', ratingTenths: 44, ratingSum: 8, reviewCount: 2 },
      { name: 'Slow', deliveryTimeMinutes: 31 },
      { name: 'Closed', servicing: false, ratingTenths: 50, ratingSum: 500, reviewCount: 100 },
    ]),
  )

  test('without a filter all active restaurants are listed', async () => {
    expect(await namesOf({})).toEqual(['Thai', 'Cheap', 'Dear', 'Slow'])
  })

  test('restaurants are filtered by cuisine', async () => expect(await namesOf({ cuisine: 'Thai' })).toEqual(['Thai']))

  test('restaurants are filtered by several price levels', async () => {
    expect(await namesOf({ priceLevels: ['INEXPENSIVE', 'VERY_EXPENSIVE'] })).toEqual(['Cheap', 'Dear'])
  })

  test('restaurants are filtered by minimum rating, inclusively and without unrated ones', async () => {
    expect(await namesOf({ minRatingTenths: 45 })).toEqual(['Thai', 'Cheap'])
  })

  test('restaurants are filtered by delivery time, inclusively', async () => {
    expect(await namesOf({ maxMinutes: 30 })).toEqual(['Thai', 'Cheap', 'Dear'])
  })

  test('restaurants are filtered by everything at once', async () => {
    const filter = { cuisine: 'Italian', priceLevels: ['INEXPENSIVE'], minRatingTenths: 40, maxMinutes: 30 } as const
    expect(await namesOf(filter)).toEqual(['Cheap'])
  })

  test('a filter may match no restaurant', async () => {
    const found = await browseRestaurants({ ...NO_FILTER, cuisine: 'Greek' }, 3, { db })
    expect(found).toEqual({ restaurants: [], total: 0, page: 1 })
  })
})

describe('sorting', () => {
  beforeEach(() =>
    addRestaurants([
      { name: 'New', deliveryTimeMinutes: 20, deliveryFeeCents: 0 },
      { name: 'One perfect', ratingTenths: 50, ratingSum: 5, reviewCount: 1, deliveryTimeMinutes: 20 },
      { name: 'Popular', ratingTenths: 46, ratingSum: 460, reviewCount: 100, deliveryTimeMinutes: 45 },
      { name: 'Free', ratingTenths: 40, ratingSum: 40, reviewCount: 10, deliveryFeeCents: 0 },
      { name: 'Two perfect', ratingTenths: 50, ratingSum: 10, reviewCount: 2, deliveryFeeCents: 599 },
    ]),
  )

  test.each([
    ['recommended', ['Popular', 'Free', 'Two perfect', 'One perfect', 'New']],
    ['rating', ['Two perfect', 'One perfect', 'Popular', 'Free', 'New']],
    ['delivery-time', ['One perfect', 'New', 'Two perfect', 'Free', 'Popular']],
    ['delivery-fee', ['Free', 'New', 'One perfect', 'Popular', 'Two perfect']],
  ] as const)('restaurants are sorted by %s', async (sort, names) => expect(await namesOf({ sort })).toEqual(names))
})

describe('paging', () => {
  test('each page shows all pages before it, with no restaurant missing or repeated', async () => {
    await addRestaurants(Array.from({ length: 50 }, () => ({})))
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => `Bistro ${index + 1}`)
    expect(await namesOf({}, 1)).toEqual(numbers(24))
    expect(await namesOf({}, 2)).toEqual(numbers(48))
    expect(await namesOf({}, 3)).toEqual(numbers(50))
  })

  test('a page past the end is the last one', async () => {
    await addRestaurants(Array.from({ length: 30 }, () => ({})))
    const found = await browseRestaurants(NO_FILTER, 999_999, { db })
    expect(found).toMatchObject({ total: 30, page: 2 })
    expect(found.restaurants).toHaveLength(30)
  })

  test('a page of the next screen leaves out the screens before it', async () => {
    await addRestaurants(Array.from({ length: 250 }, () => ({})))
    expect(await namesOf({}, 11)).toEqual(Array.from({ length: 10 }, (_, index) => `Bistro ${index + 241}`))
  })
})

test('a restaurant without reviews has no stars', async () => {
  await addRestaurants([{}])
  expect(await countStars(1, { db })).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })
})
