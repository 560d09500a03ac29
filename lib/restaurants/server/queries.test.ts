import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { PAGE_SIZE } from '@/lib/list-pages'
import { NO_FILTER, RESTAURANT_SORTS } from '@/lib/restaurants/rules/restaurant-filter'
import { countStars } from '@/lib/reviews/server/queries'
import { restaurantColumns } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addMember, addOrder, addRestaurant, addSubmittedOrder } from '@/tests/world'
import { browseRestaurants, listManagedRestaurants, listMenuRestaurants } from './queries'

beforeEach(freshDatabase)

describe('browsing restaurants', () => {
  let ownerId = 0
  beforeEach(async () => {
    ownerId = (await addCustomer()).id
  })

  const menuItemColumns = {
    name: 'Soup',
    description: 'Hot',
    priceCents: 850,
    foodImage: '/images/soup.webp',
    foodType: 'appetizer' as const,
    createdAt: new Date(),
    updatedAt: new Date(),
  }

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

    test('restaurants are filtered by cuisine', async () =>
      expect(await namesOf({ cuisine: 'Thai' })).toEqual(['Thai']))

    test('restaurants are filtered by several price levels', async () => {
      expect(await namesOf({ priceLevels: ['INEXPENSIVE', 'VERY_EXPENSIVE'] })).toEqual(['Cheap', 'Dear'])
    })

    test('restaurants are filtered by minimum rating, inclusively and without unrated ones', async () => {
      expect(await namesOf({ minRatingTenths: 45 })).toEqual(['Thai', 'Cheap'])
    })

    test('restaurants are filtered by delivery time, inclusively', async () => {
      expect(await namesOf({ maxMinutes: 30 })).toEqual(['Thai', 'Cheap', 'Dear'])
    })

    test('restaurants are filtered by whether they are open, which paused ones and those without a menu are not [2.3.1]', async () => {
      const until = new Date(Date.now() + 60_000)
      const [closed, paused] = [
        { open: false, closedUntil: until },
        { pausedUntil: until, pauseReason: 'owner' as const },
      ]
      await db.write(async (tx) => {
        await tx.restaurant.updateMany({ where: { name: 'Thai' }, data: closed })
        await tx.restaurant.updateMany({ where: { name: { not: 'Slow' } }, data: { hasMenu: true } })
        await tx.restaurant.updateMany({ where: { name: 'Dear' }, data: paused })
      })
      expect(await namesOf({ openNow: true })).toEqual(['Cheap'])
      expect(await namesOf({ openNow: false })).toEqual(['Cheap', 'Dear', 'Thai', 'Slow'])
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
      ['newest', ['Two perfect', 'Free', 'Popular', 'One perfect', 'New']],
    ] as const)('restaurants are sorted by %s [2.3.2]', async (sort, names) =>
      expect(await namesOf({ sort })).toEqual(names),
    )

    test('in every order, closed restaurants come after the open ones [2.3.2]', async () => {
      const closed = { open: false, closedUntil: new Date(), turnsAt: new Date() }
      await db.write((tx) =>
        tx.restaurant.updateMany({ where: { name: { in: ['Popular', 'One perfect'] } }, data: closed }),
      )
      expect(await namesOf({ sort: 'recommended' })).toEqual(['Free', 'Two perfect', 'New', 'Popular', 'One perfect'])
      expect(await namesOf({ sort: 'rating' })).toEqual(['Two perfect', 'Free', 'New', 'One perfect', 'Popular'])
      expect(await namesOf({ sort: 'delivery-time' })).toEqual(['New', 'Two perfect', 'Free', 'One perfect', 'Popular'])
      expect(await namesOf({ sort: 'newest' })).toEqual(['Two perfect', 'Free', 'New', 'Popular', 'One perfect'])
    })

    test('those that open first come first among the closed ones', async () => {
      const opening = (name: string, hour: string) => {
        const closedUntil = new Date(`2099-01-01T${hour}:00:00Z`)
        return db.write((tx) => tx.restaurant.updateMany({ where: { name }, data: { open: false, closedUntil } }))
      }
      await opening('New', '11')
      await opening('Free', '07')
      await opening('Popular', '09')
      const names = ['One perfect', 'Two perfect', 'Free', 'Popular', 'New']
      expect(await namesOf({ sort: 'opening' })).toEqual(names)
    })

    test('in every order, those without a menu item come last, from their last item on [2.3.2]', async () => {
      const found = await db.read.restaurant.findMany({ where: { name: { not: 'Popular' } }, select: { id: true } })
      const items = found.map(({ id }) => ({ ...menuItemColumns, restaurantId: id }))
      await db.write((tx) => tx.menuItem.createMany({ data: [...items, ...items] }))
      for (const sort of RESTAURANT_SORTS) expect((await namesOf({ sort })).at(-1)).toBe('Popular')
      expect((await namesOf({}))[0]).toBe('Free')
      const restaurantId = (await db.read.restaurant.findFirst({ where: { name: 'Free' } }))?.id ?? 0
      const [one] = await db.read.menuItem.findMany({ where: { restaurantId } })
      await db.write((tx) => tx.menuItem.delete({ where: { id: one?.id ?? 0 } }))
      expect((await namesOf({}))[0]).toBe('Free')
      await db.write((tx) => tx.menuItem.deleteMany({ where: { restaurantId } }))
      expect(await namesOf({})).toEqual(['Two perfect', 'One perfect', 'New', 'Popular', 'Free'])
    })
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

  test('a restaurant without reviews has no stars [3.2.2]', async () => {
    await addRestaurants([{}])
    expect(await countStars(1, { db })).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })
  })
})

describe('the restaurants of an owner', () => {
  test('each restaurant comes with what its deletion would remove and keep [4.5.3]', async () => {
    const restaurant = await addRestaurant()
    await addRestaurant({ owner: restaurant.owner, prices: [] })
    await addRestaurant()
    const diner = await addCustomer()
    const placed = await addSubmittedOrder(diner, restaurant)
    await addOrder(diner, restaurant)
    const body = { restaurant_id: restaurant.id, order_id: placed.id, review: 'Lovely.' }
    await diner.call('createReview', { body: { ...body, order_rating: 5, restaurant_rating: 4 } })
    for (const item of restaurant.items) await diner.call('likeMenuItem', { id: item.id })

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

  test('a long list of restaurants is paged', async () => {
    const { owner, id } = await addRestaurant({ prices: [] })
    const { id: _, ...row } = await db.read.restaurant.findUniqueOrThrow({ where: { id } })
    await db.write((tx) => tx.restaurant.createMany({ data: Array.from({ length: PAGE_SIZE }, () => row) }))
    const first = await listManagedRestaurants({ ownerId: owner.id, page: 1 }, { db })
    expect(first).toMatchObject({ page: 1, total: PAGE_SIZE + 1 })
    expect(first.restaurants).toHaveLength(PAGE_SIZE)
  })

  test('an owner chooses among their own restaurants, sorted by name, and those they manage', async () => {
    const { owner } = await addRestaurant({ over: { name: 'Zest' } })
    await addRestaurant({ owner, over: { name: 'Anchovy' } })
    const managed = await addRestaurant({ over: { name: 'Elsewhere' } })
    const cooked = await addRestaurant({ over: { name: 'Kitchen' } })
    const namesOf = async (restaurantMember: boolean) =>
      (await listMenuRestaurants({ id: owner.id, restaurantMember }, { db })).map(({ name }) => name)
    expect(await namesOf(false)).toEqual(['Anchovy', 'Zest'])
    await addMember(managed, 'manager', owner)
    await addMember(cooked, 'kitchen', owner)
    expect(await namesOf(true)).toEqual(['Anchovy', 'Zest', 'Elsewhere'])
  })
})
