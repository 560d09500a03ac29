import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { compare } from 'bcryptjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { phoneDigits } from '@/lib/accounts/rules/contact'
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { boardColumn } from '@/lib/live/rules/order-board'
import { menuItemBody, newNameField } from '@/lib/menu/contract/schemas'
import { ALLERGENS, DIETARY_TAGS, wordsIn } from '@/lib/menu/rules/dietary'
import { FOOD_TYPES } from '@/lib/menu/rules/food-types'
import { dollarsFromCents } from '@/lib/money'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { isCheckoutSlot } from '@/lib/orders/rules/delivery-slots'
import { ALL_CANCEL_REASONS } from '@/lib/orders/rules/order-stage'
import { orderedModifiers } from '@/lib/orders/server/views'
import { restaurantBody } from '@/lib/restaurants/contract/schemas'
import { CUISINES, cuisinePicture, PRICE_LEVELS } from '@/lib/restaurants/rules/catalog'
import { daysOffFrom } from '@/lib/restaurants/rules/opening-hours'
import { wallClock } from '@/lib/zoned-time'
import { freshDatabase } from '@/tests/db'
import { DEMO_ACCOUNTS, YEAR_OF } from './data'
import { batchSize } from './large'
import { DEMO_PASSWORD } from './people'
import { seed } from './seed'
import { standardRows } from './standard'

const db = openDatabase(env.DATABASE_URL)
const now = new Date('2026-11-21T15:00:00.000Z')
const timeZone = 'America/New_York'
const options = { db, now, timeZone }
const read = db.read

beforeAll(async () => {
  await freshDatabase()
  await seed(options)
})
afterAll(() => db.close())

/** Everything in the database, to compare before and after. */
const snapshot = async () => ({
  users: await read.user.findMany(),
  restaurants: await read.restaurant.findMany(),
  menuItems: await read.menuItem.findMany(),
  modifierGroups: await read.modifierGroup.findMany({ include: { modifiers: true, menuItems: true } }),
  sections: await read.menuSection.findMany(),
  likes: await read.menuItemLike.findMany(),
  orders: await read.order.findMany({ include: { items: true } }),
  reviews: await read.review.findMany(),
  walletEntries: await read.walletEntry.findMany(),
})

function fileOf(image: string): string {
  return path.join(import.meta.dirname, '../../public', image)
}

describe('the demo accounts', () => {
  test('the demo accounts are five with the ids 1 to 5, and their password opens them [6.2.4]', async () => {
    const users = await read.user.findMany({ where: { demo: true }, orderBy: { id: 'asc' } })
    expect(users.map(({ id, firstName, email }) => ({ id, firstName, email }))).toEqual(
      DEMO_ACCOUNTS.map(({ id, firstName, email }) => ({ id, firstName, email })),
    )
    expect(users.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(await compare(DEMO_PASSWORD, users[0]?.passwordHash ?? '')).toBe(true)
    expect(users.every(({ passwordHash }) => passwordHash === users[0]?.passwordHash)).toBe(true)
    expect(users.every(({ address, zip }) => /^\d/.test(address) && /^\d{5}$/.test(zip))).toBe(true)
  })

  test('the demo accounts are the only ones with a password', async () => {
    expect(await read.user.count({ where: { passwordHash: { not: null } } })).toBe(5)
  })

  test('the demo accounts show a history, a fresh start, several restaurants, an inactive one and an empty wallet', async () => {
    const history = await read.order.groupBy({ by: ['status'], where: { customerId: 1 }, _count: true })
    expect(history).toEqual(
      expect.arrayContaining([
        { status: 'Submitted', _count: 7 },
        { status: 'Canceled', _count: 2 },
      ]),
    )
    expect(await read.review.count({ where: { userId: 1 } })).toBe(5)
    expect(await read.user.findUnique({ where: { id: 2 } })).toMatchObject({ walletCents: 99_999 })
    expect(await read.order.count({ where: { customerId: 2 } })).toBe(0)
    expect(await read.restaurant.count({ where: { ownerId: 3, servicing: true } })).toBe(4)
    const members = await read.restaurantMember.findMany({ include: { user: true, restaurant: true } })
    expect(members.map(({ role, user, restaurant }) => [role, user?.restaurantMember, restaurant.ownerId])).toEqual([
      ['kitchen', true, 3],
      ['manager', true, 3],
    ])
    expect(await read.user.count({ where: { restaurantMember: true } })).toBe(2)
    const ofLeo = { where: { ownerId: 4 }, select: { servicing: true }, orderBy: { id: 'asc' } } as const
    expect(await read.restaurant.findMany(ofLeo)).toEqual([{ servicing: true }, { servicing: false }])
    expect(await read.user.findUnique({ where: { id: 5 } })).toMatchObject({ walletCents: 0 })
    expect(await read.walletEntry.count({ where: { userId: 5 } })).toBe(5)
  })
})

describe('the restaurants', () => {
  test('there are 60 restaurants, three of each cuisine, each with a menu of all four food types', async () => {
    const restaurants = await read.restaurant.findMany({ include: { menuItems: true } })
    expect(restaurants).toHaveLength(60)
    expect(restaurants.flatMap(({ menuItems }) => menuItems)).toHaveLength(600)
    for (const cuisine of CUISINES) {
      expect(restaurants.filter((restaurant) => restaurant.cuisineType === cuisine)).toHaveLength(3)
    }
    for (const { menuItems } of restaurants) {
      expect(new Set(menuItems.map(({ foodType }) => foodType))).toEqual(new Set(FOOD_TYPES))
    }
    expect(new Set(restaurants.map(({ name }) => name)).size).toBe(60)
    expect(new Set(restaurants.map(({ storeImage }) => storeImage)).size).toBe(60)
    expect(new Set(restaurants.map(({ priceLevel }) => priceLevel))).toEqual(new Set(PRICE_LEVELS))
  })

  test('the restaurants obey the rules of the restaurant form', async () => {
    for (const restaurant of await read.restaurant.findMany()) {
      const { deliveryFeeCents, deliveryTimeMinutes, openingWeek, daysOff, ...rest } = restaurant
      const form = {
        ...rest,
        daysOff: daysOffFrom(daysOff),
        deliveryFee: dollarsFromCents(deliveryFeeCents),
        deliveryTime: deliveryTimeMinutes,
      }
      expect(restaurantBody.safeParse(form).error?.issues, restaurant.name).toBeUndefined()
      expect(openingWeek, restaurant.businessHours).toBeTruthy()
    }
  })

  test('the restaurants close at many different times, one after midnight, one early, some without a time', async () => {
    const select = { closingTime: true, timeZone: true, businessHours: true } as const
    const restaurants = await read.restaurant.findMany({ select })
    for (const { closingTime, businessHours } of restaurants) expect(businessHours).toContain(`-${closingTime}`)
    const times = new Set(restaurants.map(({ closingTime }) => closingTime))
    for (const time of ['', '01:00', '16:00', '20:00', '21:30', '22:00', '23:00']) expect(times).toContain(time)
    expect(restaurants.filter((restaurant) => restaurant.timeZone === timeZone).length).toBeGreaterThan(50)
    expect(new Set(restaurants.map((restaurant) => restaurant.timeZone)).size).toBeGreaterThan(2)
  })

  test('the menu items obey the rules of both menu forms, and no name is twice on a menu', async () => {
    const items = await read.menuItem.findMany()
    for (const { name, description, priceCents, foodImage, foodType, restaurantId } of items) {
      const price = dollarsFromCents(priceCents)
      const form = { name, description, price, food_image: foodImage, food_type: foodType, restaurant_id: restaurantId }
      expect(menuItemBody.safeParse(form).error?.issues, name).toBeUndefined()
      expect(newNameField.safeParse(name).success, name).toBe(true)
    }
    expect(new Set(items.map(({ restaurantId, name }) => `${restaurantId} ${name}`)).size).toBe(600)
    expect(new Set(items.map(({ restaurantId, foodImage }) => `${restaurantId} ${foodImage}`)).size).toBe(600)
  })

  test('the pictures of restaurants, menu items and cuisines have less than 20 KB each', async () => {
    const stores = (await read.restaurant.findMany()).map(({ storeImage }) => storeImage)
    const items = (await read.menuItem.findMany()).map(({ foodImage }) => foodImage)
    for (const image of new Set([...stores, ...items, ...CUISINES.map(cuisinePicture)])) {
      expect(existsSync(fileOf(image)), image).toBe(true)
      expect(statSync(fileOf(image)).size, image).toBeLessThan(20 * 1024)
    }
    expect(statSync(fileOf('/images/hero.webp')).size).toBeLessThan(60 * 1024)
  })
})

describe('orders, reviews and ratings', () => {
  test('ratings differ from restaurant to restaurant', async () => {
    const restaurants = await read.restaurant.findMany()
    const tenths = restaurants.flatMap((restaurant) => restaurant.ratingTenths ?? [])
    expect(Math.min(...tenths)).toBeLessThanOrEqual(34)
    expect(Math.max(...tenths)).toBe(49)
    expect(new Set(tenths).size).toBeGreaterThan(12)
    const counts = restaurants.map(({ reviewCount }) => reviewCount)
    expect(counts.filter((count) => count === 0)).toHaveLength(2)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(40)
  })

  test('each review is of a Submitted order of its author at its restaurant', async () => {
    const reviews = await read.review.findMany({ include: { order: true } })
    expect(reviews.length).toBeGreaterThan(700)
    for (const { order, userId, restaurantId, createdAt } of reviews) {
      expect(order).toMatchObject({ status: 'Submitted', customerId: userId, restaurantId })
      expect(Number(createdAt)).toBeGreaterThan(Number(order.submittedAt))
      expect(Number(createdAt)).toBeLessThanOrEqual(Number(now))
    }
    const texts = reviews.map(({ restaurantId, text }) => `${restaurantId} ${text}`)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('orders were placed in the last six months or so, after the restaurant was created and the customer signed up', async () => {
    const orders = await read.order.findMany({
      include: { customer: true, restaurant: { include: { owner: true } } },
      orderBy: { id: 'asc' },
    })
    const createdAt = orders.map((order) => Number(order.createdAt))
    for (const order of orders) {
      expect(Number(order.createdAt)).toBeGreaterThan(Number(order.customer.createdAt))
      expect(Number(order.createdAt)).toBeGreaterThan(Number(order.restaurant?.createdAt))
      expect(Number(order.restaurant?.createdAt)).toBeGreaterThan(Number(order.restaurant?.owner.createdAt))
    }
    expect(createdAt).toEqual(createdAt.toSorted((a, b) => a - b))
    const done = orders.filter(({ closedAt }) => closedAt).map((order) => Number(order.createdAt))
    expect(Math.max(...done)).toBeGreaterThan(Number(now) - 3 * 86_400_000)
    expect(Math.max(...done)).toBeLessThan(Number(now) - 3_600_000)
    expect(Math.max(...createdAt)).toBeLessThan(Number(now))
    const others = orders
      .filter(({ restaurant }) => restaurant?.name !== YEAR_OF)
      .map((order) => Number(order.createdAt))
    expect(Math.min(...others)).toBeGreaterThan(Number(now) - 190 * 86_400_000)
  })

  test('one restaurant of a demo owner has a year of orders, day by day, with their events and why some were canceled', async () => {
    const of = { restaurant: { name: YEAR_OF, ownerId: 3 } }
    const orders = await read.order.findMany({ where: of, include: { events: true } })
    expect(orders.length).toBeGreaterThan(2500)
    const days = new Set(orders.map(({ createdAt }) => wallClock(createdAt, timeZone).day))
    expect(days.size).toBeGreaterThan(362)
    expect(orders.filter(({ events }) => events.some(({ kind }) => kind === 'on_the_way')).length).toBeGreaterThan(2400)
    const reasons = new Set(orders.filter(({ canceledBy }) => canceledBy !== 'customer').map((one) => one.cancelReason))
    expect(reasons).toEqual(new Set([null, ...ALL_CANCEL_REASONS]))
  })

  test('the demo owners have open orders of every kind, and one restaurant of each accepts manually', async () => {
    const owners = [{ ownerId: 3 }, { ownerId: 4 }]
    for (const owner of owners) {
      const columns = await openColumns({ restaurant: owner })
      expect(new Set(columns)).toEqual(new Set(['new', 'preparing', 'on_the_way', 'later']))
    }
    expect(await read.restaurant.findMany({ where: { accepts: 'manual' }, select: { ownerId: true } })).toEqual([
      { ownerId: 3 },
    ])
    expect(await read.order.count({ where: { closedAt: null, restaurant: { NOT: { OR: owners } } } })).toBe(0)
  })

  test('nothing is due while the demo data is new', async () => {
    expect(await read.order.count({ where: { dueAt: { lte: new Date(now.getTime() + 9 * 60_000) } } })).toBe(0)
  })

  /** The columns of the board in which these open orders are. */
  async function openColumns(where: object) {
    const orders = await read.order.findMany({ where: { ...where, closedAt: null } })
    return orders.map((order) => boardColumn(order, now))
  }

  test('scheduled orders have slots that were on offer', async () => {
    const orders = await read.order.findMany({ where: { deliveryOption: 'schedule' }, include: { restaurant: true } })
    expect(orders.length).toBeGreaterThan(20)
    for (const { scheduledFor, submittedAt, restaurant } of orders) {
      const isOffered = scheduledFor && restaurant && isCheckoutSlot(scheduledFor, restaurant, submittedAt ?? now)
      expect(isOffered, restaurant?.name).toBe(true)
    }
  })
})

describe('menus as restaurants write them', () => {
  const shape = {
    id: true,
    name: true,
    requiresChoice: true,
    sectionId: true,
    restaurant: { select: { id: true, name: true } },
    modifierGroups: { select: { group: { select: { name: true, min: true, max: true, restaurantId: true } } } },
  } as const

  test('a pizzeria has sizes and toppings, burgers sides, ramen levels of heat, and coffee kinds of milk', async () => {
    const items = await read.menuItem.findMany({ where: { id: { lte: 600 } }, select: shape })
    const groupsOf = (name: string) =>
      items.find((item) => item.name === name)?.modifierGroups.map(({ group: { name: group, min } }) => [group, min])
    expect(groupsOf('Margherita')).toEqual([
      ['Size', 1],
      ['Extra toppings', 0],
    ])
    expect(groupsOf('Double Zip')).toEqual([
      ['Side', 1],
      ['Doneness', 1],
      ['Extras', 0],
    ])
    expect(groupsOf('Tonkotsu Ramen')?.[0]).toEqual(['Level of heat', 1])
    expect(groupsOf('Flat White')?.[0]).toEqual(['Milk', 1])
    for (const { requiresChoice, restaurant, modifierGroups } of items) {
      const groups = modifierGroups.map(({ group }) => group)
      expect(requiresChoice).toBe(groups.some(({ min }) => min > 0))
      expect(groups.every(({ restaurantId }) => restaurantId === restaurant.id)).toBe(true)
    }
  })

  test('four restaurants have sections of their own, each with items', async () => {
    const sections = await read.menuSection.findMany({ include: { items: true } })
    expect(new Set(sections.map(({ restaurantId }) => restaurantId)).size).toBe(4)
    for (const { restaurantId, items } of sections) {
      expect(items.length).toBeGreaterThan(1)
      expect(items.every((item) => item.restaurantId === restaurantId)).toBe(true)
    }
  })

  test('nearly every dish has dietary tags or allergens, and none contradicts itself', async () => {
    const items = await read.menuItem.findMany({ where: { foodType: { not: 'beverage' } } })
    expect(items.filter(({ dietary, allergens }) => dietary || allergens).length).toBeGreaterThan(items.length * 0.98)
    const contradictions = items.filter((item) => {
      const [tags, allergens] = [wordsIn(DIETARY_TAGS, item.dietary), wordsIn(ALLERGENS, item.allergens)]
      const isFree = (tag: (typeof tags)[number], ...of: typeof allergens) =>
        !tags.includes(tag) || of.every((allergen) => !allergens.includes(allergen))
      return !(
        isFree('vegan', 'milk', 'eggs', 'fish', 'crustaceans', 'mollusks') &&
        isFree('vegetarian', 'fish', 'crustaceans', 'mollusks') &&
        isFree('gluten_free', 'gluten') &&
        isFree('dairy_free', 'milk') &&
        isFree('nut_free', 'nuts', 'peanuts') &&
        (!tags.includes('vegan') || tags.includes('vegetarian'))
      )
    })
    expect(contradictions.map(({ name }) => name)).toEqual([])
  })

  test('each ordered line has what its item requires', async () => {
    const lines = await read.orderItem.findMany({
      select: { modifiers: true, priceCents: true, menuItem: { select: shape } },
    })
    expect(lines.filter(({ modifiers }) => modifiers !== '[]').length).toBeGreaterThan(20)
    for (const { modifiers, menuItem } of lines) {
      const chosen = orderedModifiers({ modifiers })
      for (const { group } of menuItem?.modifierGroups ?? []) {
        const count = chosen.filter((modifier) => modifier.group === group.name).length
        expect(count).toBe(group.min)
      }
    }
  })
})

test('ratings, costs, payments, refunds and events pass the check of the ledger', async () => {
  const { counts, findings } = await checkLedger({ db })
  expect(findings).toEqual([])
  expect(counts.orders).toBeGreaterThan(1000)
  expect(await read.walletEntry.count({ where: { reason: 'order_refund' } })).toBeGreaterThan(3)
})

test('every user has a contact of their own', async () => {
  const users = await read.user.findMany()
  expect(users.length).toBeGreaterThan(60)
  for (const { email, phoneNumber } of users) {
    expect(email).toMatch(/^[a-z0-9.]+@(example\.com|plateful\.example)$/)
    expect(phoneDigits(phoneNumber ?? '')).toBe(phoneNumber)
  }
})

test('the rows are stored as the client itself would store them', async () => {
  const row = standardRows(options).restaurants[7]
  const { updatedAt, createdAt, servicing } = row ?? {}
  expect(await read.restaurant.findMany({ where: { id: row?.id, createdAt, updatedAt, servicing } })).toHaveLength(1)
})

test('seeding twice for the same day gives the same rows', () => {
  expect(standardRows(options)).toEqual(standardRows(options))
})

test('seeding an already seeded database changes nothing and says so', async () => {
  const before = await snapshot()
  expect(await seed({ ...options, now: new Date() })).toEqual({ standard: null, generated: null })
  expect(await snapshot()).toEqual(before)
})

test('two seedings at once make one set of data', async () => {
  await freshDatabase()
  const outcomes = await Promise.all([seed(options), seed(options)])
  expect(outcomes.filter(({ standard }) => standard !== null)).toHaveLength(1)
  expect(await read.restaurant.count()).toBe(60)
})

test('a large data set is filled up once to the number asked for, and obeys the same rules', async () => {
  const outcome = await seed({ ...options, restaurants: 400 })
  expect(outcome.generated).toMatchObject({ restaurants: 340 })
  expect(await seed({ ...options, restaurants: 400 })).toEqual({ standard: null, generated: null })
  expect(await read.restaurant.count()).toBe(400)

  const restaurants = await read.restaurant.findMany({ where: { id: { gt: 60 } }, include: { menuItems: true } })
  for (const { deliveryFeeCents, deliveryTimeMinutes, menuItems, daysOff, ...rest } of restaurants) {
    const form = {
      ...rest,
      daysOff: daysOffFrom(daysOff),
      deliveryFee: dollarsFromCents(deliveryFeeCents),
      deliveryTime: deliveryTimeMinutes,
    }
    expect(restaurantBody.safeParse(form).error?.issues, rest.name).toBeUndefined()
    expect(new Set(menuItems.map(({ foodType }) => foodType))).toEqual(new Set(FOOD_TYPES))
  }
  expect((await checkLedger({ db })).findings).toEqual([])
})

test('a data set has as many reviews as asked for, most of them at a few restaurants, in batches of any number', async () => {
  await freshDatabase()
  expect([batchSize({}), batchSize({ reviews: 200 }), batchSize({ reviews: 1e6 })]).toEqual([250, 50, 1])
  const { generated } = await seed({ ...options, restaurants: 110, reviews: 40 })
  expect((generated?.reviews ?? 0) / 50).toBeGreaterThan(30)
  expect((generated?.reviews ?? 0) / 50).toBeLessThan(60)
  const { _max } = await read.restaurant.aggregate({ where: { id: { gt: 60 } }, _max: { reviewCount: true } })
  expect(_max.reviewCount).toBeGreaterThan(80)
  expect((await checkLedger({ db })).findings).toEqual([])
})

test('a database with users but without the demo accounts is refused', async () => {
  await freshDatabase()
  await db.write((tx) => tx.user.create({ data: { firstName: 'Ada', createdAt: now, lastActiveAt: now } }))
  await expect(seed(options)).rejects.toThrow('missing: Ava, Noah, Mia, Leo, Zoe')
  expect(await read.restaurant.count()).toBe(0)
})
