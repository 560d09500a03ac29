import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { FOOD_TYPES } from '@/lib/domain/catalog'
import { NO_FILTER, RESTAURANT_SORTS, type RestaurantFilter } from '@/lib/domain/restaurant-filter'
import { browseMenuItems } from '@/lib/queries/menu-items/browse-menu-items'
import { findMenuItemDetails } from '@/lib/queries/menu-items/find-menu-item-details'
import { listMenuCards, listMenuCardsBeside } from '@/lib/queries/menu-items/list-menu-cards'
import { browseRestaurants } from '@/lib/queries/restaurants/browse-restaurants'
import { countStars } from '@/lib/queries/restaurants/count-stars'
import { findRestaurant } from '@/lib/queries/restaurants/find-restaurant'
import { listBestLoved } from '@/lib/queries/restaurants/list-best-loved'
import { browseReviews } from '@/lib/queries/reviews/browse-reviews'
import { listReviews } from '@/lib/queries/reviews/list-reviews'
import { countSitemapParts, listSitemapPart } from '@/lib/queries/sitemap/list-sitemap-part'
import { listDemoAccounts } from '@/lib/queries/users/list-demo-accounts'
import { Browser, ENDPOINTS } from './api'
import { exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { scene } from './scene'
import { statementsOf } from './statements'
import { type Account, addCustomer, addRestaurant, addReview, type Restaurant } from './world'

// The cost of a public request must not grow with the site. SQLite tells how it finds the rows of a statement: nothing
// may read a table or an index from end to end, or collect rows to sort them.

let restaurant: Restaurant
let customer: Account
let picture: string
let explaining: Database.Database

scene(async () => {
  restaurant = await addRestaurant()
  customer = await addCustomer()
  picture = await aPictureUrl()
  await addReview(customer, restaurant)
  await addCustomer({ demo: true })
  explaining = new Database((process.env.DATABASE_URL ?? '').slice('file:'.length))
})

/** Sorts of few rows: the menu of one restaurant, and the likes that a menu item lists. */
const SMALL = [/`MenuItem`\.`restaurantId` = \?/, /"MenuItemLike"/]
/** Tables that do not grow with the site. */
const FIXED = /_prisma_migrations|Heartbeat/

/** Reading the last row starts at the end of a table and does not scan it. */
const LAST_ROW = /ORDER BY `main`\.`\w+`\.`id` DESC LIMIT/

/** How SQLite finds the rows of the statements of some work. */
async function plansOf(work: () => Promise<unknown>): Promise<{ sql: string; detail: string }[]> {
  const statements = (await statementsOf(work)).filter((sql) => /^\s*(SELECT|UPDATE|DELETE|INSERT)/.test(sql))
  return [...new Set(statements)].flatMap((sql) => {
    const values = sql.match(/\?/g)?.map(() => 1) ?? []
    const plan = explaining.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values)
    return plan.map(({ detail }) => ({ sql, detail }))
  })
}

const isScan = (sql: string, detail: string) =>
  /^SCAN (?!sub$)/.test(detail) && !FIXED.test(detail) && !LAST_ROW.test(sql)
const isSort = (sql: string, detail: string) =>
  /TEMP B-TREE/.test(detail) && !SMALL.some((pattern) => pattern.test(sql))

/** What the statements of some work scan or sort. */
async function wastes(work: () => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(work)
  return plans
    .filter(({ sql, detail }) => isScan(sql, detail) || isSort(sql, detail))
    .map(({ sql, detail }) => `${detail}: ${sql}`)
}

test.each([
  ['a scan', 'SCAN', () => db.read.user.count({ where: { firstName: 'Ada' } })],
  [
    'a sort',
    'USE TEMP B-TREE',
    () => db.read.restaurant.findFirst({ where: { id: { gt: 1 } }, orderBy: { name: 'asc' } }),
  ],
])('%s is noticed', async (_, noticed, work) => {
  expect(await wastes(work)).toEqual([expect.stringContaining(noticed)])
})

describe('no public call of the API reads a whole table', () => {
  const open = ENDPOINTS.filter(([, { auth }]) => auth === 'public' || auth === 'optional')

  test.each(open)('%s', async (name, endpoint) => {
    const call = await exampleCall(name, { customer, restaurant, picture })
    const cursor = name.endsWith('Reviews') ? '1767225600000.9' : '9'
    const found = await wastes(async () => {
      const visitor = new Browser()
      await visitor.ask(endpoint, call)
      if (endpoint.query) await visitor.ask(endpoint, { ...call, query: { limit: '2', cursor } })
    })
    expect(found).toEqual([])
  })

  test.each(['/api/health', '/api/health/live', '/api/health/ready', `/api/images/${'a'.repeat(64)}`])(
    'GET %s',
    async (path) => {
      expect(await wastes(() => new Browser().send('GET', path))).toEqual([])
    },
  )
})

describe('no public page reads a whole table', () => {
  const wanted: Partial<RestaurantFilter>[] = [
    {},
    { cuisine: 'Thai' },
    { priceLevels: ['MODERATE', 'INEXPENSIVE'] },
    { minRatingTenths: 45 },
    { maxMinutes: 20 },
    { cuisine: 'Thai', priceLevels: ['EXPENSIVE'], minRatingTenths: 45, maxMinutes: 20 },
  ]
  const filters = RESTAURANT_SORTS.flatMap((sort) => wanted.map((filter) => ({ ...NO_FILTER, ...filter, sort })))

  test.each(filters)('restaurants by $sort, $cuisine $priceLevels $minRatingTenths $maxMinutes', async (filter) => {
    expect(await wastes(() => browseRestaurants(filter, 3, { db }))).toEqual([])
  })

  test.each([null, ...FOOD_TYPES])('menu items of kind %s', async (foodType) => {
    expect(await wastes(() => browseMenuItems({ foodType, after: 9, take: 24 }, { db }))).toEqual([])
  })

  test('the menu items of one kind are read without those of the others', async () => {
    const plans = await plansOf(() => browseMenuItems({ foodType: 'dessert', after: 9, take: 24 }, { db }))
    expect(plans[0]?.detail).toContain('(listed=? AND foodType=? AND id>?)')
  })

  test('the landing page with the best-rated restaurants', async () => {
    expect(await wastes(() => listBestLoved(6, { db }))).toEqual([])
  })

  test('a restaurant', async () => {
    const { id } = restaurant
    const page = () =>
      Promise.all([
        findRestaurant(id, { db }),
        listMenuCards(id, { db }),
        countStars(id, { db }),
        listReviews({ of: { restaurantId: id }, limit: 4 }, { db }),
        browseReviews({ of: { restaurantId: id }, page: 1 }, { db }),
      ])
    expect(await wastes(page)).toEqual([])
  })

  test('a menu item', async () => {
    const [{ id = 0 } = {}] = restaurant.items
    const beside = { id, restaurantId: restaurant.id }
    expect(
      await wastes(() => Promise.all([findMenuItemDetails(id, { db }), listMenuCardsBeside(beside, 3, { db })])),
    ).toEqual([])
  })

  test('the login screen with its demo accounts', async () => {
    expect(await wastes(() => listDemoAccounts({ db }))).toEqual([])
  })

  test('the sitemap and its parts', async () => {
    expect(await wastes(() => Promise.all([countSitemapParts({ db }), listSitemapPart(1, { db })]))).toEqual([])
  })
})
