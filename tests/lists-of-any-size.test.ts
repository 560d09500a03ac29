import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { openApiDocument } from '@/lib/api/openapi'
import { isPageQuery } from '@/lib/contract/answers'
import { addressOf } from '@/lib/contract/paths'
import { db } from '@/lib/db/client'
import { insertRows } from '@/lib/db/insert-rows'
import { listLikedIds, listMenuCards } from '@/lib/menu/server/queries'
import { listMenuRestaurants } from '@/lib/restaurants/server/queries'
import { type Answer, Browser, ENDPOINTS, type EndpointName, signedIn } from './api'
import { aMenuItem, restaurantColumns } from './builders'
import { freshDatabase } from './db'

// More than a database takes as the values of one statement: 32 766.
const ITEMS = 40_000
const RESTAURANTS = 2_500
/** Every fifth restaurant is inactive. */
const isOpen = (id: number) => id % 5 !== 0
/** The restaurant with a menu that is longer than new menus may be. */
const LONG_MENU = 1
const IN_LONG_MENU = 1_200
const LIKED_BY_MANY = 7
const LIKERS = 1_200
const OF_ADA = 2_300
const START = Date.parse('2026-01-01T00:00:00.000Z')

const [ADA, OWNER] = [1, 2]
let ada: Browser
let owner: Browser

const at = (index: number) => new Date(START + index * 1_000)
const count = (length: number) => Array.from({ length }, (_, index) => index + 1)

beforeAll(async () => {
  await freshDatabase()
  const createdAt = at(0)
  await db.write(async (tx) => {
    const users = count(LIKERS + 2).map((id) => ({ id, firstName: 'Ada', lastActiveAt: createdAt, createdAt }))
    await insertRows(tx, 'User', users)
    await insertRows(
      tx,
      'Restaurant',
      count(RESTAURANTS).map((id) => ({
        id,
        ownerId: OWNER,
        name: `Bistro ${id}`,
        ...restaurantColumns,
        servicing: isOpen(id),
        createdAt,
        updatedAt: createdAt,
      })),
    )
    await insertRows(
      tx,
      'MenuItem',
      count(ITEMS).map((id) => {
        const restaurantId = id <= IN_LONG_MENU ? LONG_MENU : (id % RESTAURANTS) + 1
        return {
          id,
          restaurantId,
          name: 'Soup',
          description: 'Tomatoes.',
          priceCents: 500,
          foodImage: '/images/soup.webp',
          foodType: 'appetizer',
          listed: isOpen(restaurantId),
          createdAt,
          updatedAt: createdAt,
        }
      }),
    )
    const orders = count(OF_ADA).map((id) => ({
      id,
      customerId: ADA,
      restaurantId: 1,
      restaurantName: 'Bistro 1',
      status: 'Submitted',
      subtotalCents: 500,
      deliveryFeeCents: 649,
      taxesAndFeesCents: 50,
      totalCents: 1_199,
      paymentMethod: 'credit_card',
      address: '12 Mercer Street',
      city: 'New York',
      state: 'NY',
      zip: '10013',
      // Several rows have the same time and must not get lost between two pages.
      createdAt: at(Math.floor(id / 3)),
      submittedAt: at(id),
      stage: 'delivered',
      newAt: at(id),
      stageAt: at(id),
      closedAt: at(id),
    }))
    await insertRows(tx, 'Order', orders)
    await insertRows(
      tx,
      'Review',
      orders.map(({ id, createdAt: written }) => ({
        id,
        userId: ADA,
        restaurantId: 1,
        orderId: id,
        text: 'Warm and fast.',
        orderRating: 5,
        restaurantRating: 4,
        createdAt: written,
        updatedAt: written,
      })),
    )
    const likes = count(LIKERS).map((number) => ({
      userId: number + 2,
      menuItemId: LIKED_BY_MANY,
      // Several likes have the same time: of these, too, only a limited number is listed.
      createdAt: at(Math.floor(number / 7)),
    }))
    const ofAda = count(LIKERS).map((number) => ({ userId: ADA, menuItemId: 2_000 + number, createdAt: at(number) }))
    await insertRows(tx, 'MenuItemLike', [...likes, ...ofAda])
  })
  ada = await signedIn({ id: ADA })
  owner = await signedIn({ id: OWNER })
})

const newestFirst = () => count(OF_ADA).toReversed()

/** Each list with the user who asks for it and the ids that it must have in all. */
const LISTS: [EndpointName, () => Browser, () => number[]][] = [
  ['listRestaurants', () => new Browser(), () => count(RESTAURANTS).filter(isOpen)],
  ['listMyRestaurants', () => owner, () => count(RESTAURANTS)],
  ['listManaged', () => owner, () => count(RESTAURANTS)],
  ['listOrders', () => ada, newestFirst],
  ['listMyReviews', () => ada, newestFirst],
  ['listRestaurantReviews', () => new Browser(), newestFirst],
  ['getManagedMenu', () => owner, () => count(ITEMS).filter((id) => id <= IN_LONG_MENU || id % RESTAURANTS === 0)],
  [
    'listMenuItems',
    () => new Browser(),
    () => count(ITEMS).filter((id) => id <= IN_LONG_MENU || isOpen((id % RESTAURANTS) + 1)),
  ],
]

/** For the lists that have an id in their path. */
const id = 1

function idsIn({ body }: Answer): number[] {
  const rows: unknown = Array.isArray(body) ? body : Object.values(body ?? {})[0]
  return (rows as { id: number }[]).map(({ id }) => id)
}

describe.each(LISTS)('%s', (name, who, expected) => {
  test('a list without a limit answers a thousand rows and where it goes on [7.5.1, T39]', async () => {
    const answer = await who().ask(name, { id })
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
    expect(idsIn(answer)).toEqual(expected().slice(0, 1_000))
    const cursor = answer.headers.get('x-next-cursor')
    expect(cursor).not.toBeNull()
    expect(answer.headers.get('link')).toMatch(new RegExp(`^</api/[^>]+[?]cursor=${cursor}>; rel="next"$`))
  })

  test('a list can be read page by page, with no row missing or repeated [6.1.1, 7.5.1]', async () => {
    const visitor = who()
    const seen: number[] = []
    for (let target: string | undefined = addressOf(endpoints[name], { params: { id } }); target !== undefined; ) {
      const answer = await visitor.send('GET', target)
      expect(answer.status).toBe(200)
      seen.push(...idsIn(answer))
      target = answer.headers.get('link')?.match(/^<(.+)>/)?.[1]
    }
    expect(seen).toEqual(expected())
  })

  test('a list with a limit comes in pages, each with the cursor of the next [7.5.1]', async () => {
    let cursor: string | null = null
    for (const from of [0, 2, 4]) {
      const query: Record<string, string> = cursor ? { limit: '2', cursor } : { limit: '2' }
      const answer = await who().ask(name, { id, query })
      expect(idsIn(answer)).toEqual(expected().slice(from, from + 2))
      cursor = answer.headers.get('x-next-cursor')
      const link = `${addressOf(endpoints[name], { params: { id } })}?limit=2&cursor=${cursor}`
      expect(answer.headers.get('link')).toBe(`<${link}>; rel="next"`)
    }
  })

  test('an invalid limit or cursor is refused', async () => {
    for (const limit of ['0', '1001', '10000', '-1', '1.5', '1e1', '05', 'all', '', ' 5']) {
      const text = 'Limit must be a number from 1 to 1000'
      const refusal = await who().refusal(name, { id, query: { limit } })
      expect(refusal).toEqual({ status: 400, message: text, errors: { limit: text } })
    }
    for (const cursor of ['0', '-1', 'abc', '', '1e3', '1.', '.1', '1.2.3', "1' OR 1=1"]) {
      const refusal = await who().refusal(name, { id, query: { cursor } })
      expect(refusal).toEqual({ status: 400, message: 'Unknown cursor', errors: { cursor: 'Unknown cursor' } })
    }
  })
})

test('every list takes a limit and a cursor, as the API document says', () => {
  const paged = ENDPOINTS.filter(([, { query }]) => isPageQuery(query))
  expect(LISTS.map(([name]) => name).toSorted()).toEqual(paged.map(([name]) => name).toSorted())
  const { paths } = openApiDocument({ url: 'http://localhost:3000', bounds: [] })
  for (const [, { path }] of paged) {
    const call = paths[path]?.get
    expect(call?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['limit', 'cursor']))
    expect(Object.keys(call?.responses[200]?.headers ?? {})).toEqual(['X-Next-Cursor', 'Link'])
  }
})

test('the cursor of another kind of list is refused', async () => {
  expect(await ada.refusal('listOrders', { query: { cursor: '7' } })).toMatchObject({ status: 400 })
})

test('paging continues after the last row was deleted in between, and a short list is answered whole [7.5.1]', async () => {
  const first = await ada.ask('listMyReviews', { query: { limit: '2' } })
  await db.write((tx) =>
    tx.review.deleteMany({ where: { OR: [{ id: idsIn(first)[1] }, { id: { lte: OF_ADA - 5 } }] } }),
  )
  const cursor = first.headers.get('x-next-cursor') ?? ''
  expect(idsIn(await ada.ask('listMyReviews', { query: { cursor } }))).toEqual(newestFirst().slice(2, 5))
  for (const call of [{}, { query: { limit: '4' } }]) {
    const whole = await ada.ask('listMyReviews', call)
    expect([idsIn(whole).length, whole.headers.get('x-next-cursor'), whole.headers.get('link')]).toEqual([
      4,
      null,
      null,
    ])
  }
})

describe('a menu item with many likes', () => {
  const newest = count(LIKERS)
    .slice(-100)
    .map((number) => number + 2)

  test('an item lists its newest hundred likes [7.5.4]', async () => {
    const visitor = new Browser()
    const item = await visitor.call('getMenuItem', { id: LIKED_BY_MANY })
    expect(item.likes).toEqual(newest)
    const items = await visitor.call('listMenuItems', { query: { limit: '7' } })
    expect(items.map(({ likes }) => likes.length)).toEqual([0, 0, 0, 0, 0, 0, 100])
    expect(items[6]?.likes).toEqual(newest)
  })

  test('the answer to a like, a removed like or an update lists no more likes', async () => {
    const fan = await signedIn({ id: 3 })
    expect((await fan.call('unlikeMenuItem', { id: LIKED_BY_MANY })).likes).toEqual(newest)
    expect((await fan.call('likeMenuItem', { id: LIKED_BY_MANY })).likes).toEqual([3, ...newest.slice(1)])
    const changed = await owner.call('updateMenuItem', { id: LIKED_BY_MANY, body: { price: 6 } })
    expect(changed.likes).toHaveLength(100)
  })
})

describe('limits of lists that a page shows whole', () => {
  const FULL_MENU = 'A restaurant has at most 500 menu items. Please remove one that you no longer need.'
  const FULL_LIST = 'An account has at most 1,000 favorites. Please remove one that you no longer need.'

  test('an account likes at most a thousand menu items [7.5.4]', async () => {
    // A user with more likes than the limit has the newest ones listed.
    expect(await listLikedIds(ADA, { db })).toEqual(
      count(LIKERS)
        .slice(-1_000)
        .map((number) => 2_000 + number),
    )
    expect(await ada.refusal('likeMenuItem', { id: 1 })).toMatchObject({ status: 409, message: FULL_LIST })
    await db.write((tx) => tx.menuItemLike.deleteMany({ where: { userId: ADA, menuItemId: { lte: 2_201 } } }))
    expect(await listLikedIds(ADA, { db })).toHaveLength(999)
    await ada.call('likeMenuItem', { id: 1 })
    await ada.call('likeMenuItem', { id: 1 })
    expect(await ada.refusal('likeMenuItem', { id: 2 })).toMatchObject({ status: 409 })
    await ada.call('unlikeMenuItem', { id: 1 })
    await ada.call('likeMenuItem', { id: 2 })
  })

  test('a menu has at most 500 items [7.5.4, T39]', async () => {
    const create = () => owner.ask('createMenuItem', { body: aMenuItem({ restaurant_id: 2 }) })
    const before = await db.read.menuItem.count({ where: { restaurantId: 2 } })
    const item = await db.read.menuItem.findFirstOrThrow({ where: { restaurantId: 2 } })
    const rows = count(499 - before).map(() => ({ ...item, id: undefined }))
    await db.write((tx) => tx.menuItem.createMany({ data: rows }))
    const answers = await Promise.all([create(), create()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: FULL_MENU })
    expect(
      await listMenuCards({ id: LONG_MENU, openingWeek: null, daysOff: '', timeZone: 'UTC' }, { db, now: new Date() }),
    ).toHaveLength(500)
  })

  test('an owner chooses among a thousand restaurants', async () => {
    expect(await listMenuRestaurants({ id: OWNER, restaurantMember: false }, { db })).toHaveLength(1_000)
  })
})
