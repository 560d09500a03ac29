import { setTimeout } from 'node:timers/promises'
import { TOTP, URI } from 'otpauth'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findAccountState } from '@/lib/accounts/server/account-state'
import { listDemoAccounts } from '@/lib/accounts/server/demo'
import { enterCode } from '@/lib/accounts/server/enter-code'
import { listOperators, addOperator as makeOperator, removeOperator } from '@/lib/accounts/server/operators'
import { listSessions, startSession } from '@/lib/accounts/server/sessions'
import { db } from '@/lib/db/client'
import { countError, storeErrors } from '@/lib/db/error-counts'
import { MAX_COUNTED } from '@/lib/list-limits'
import { LiveEvents } from '@/lib/live/server/streams'
import { queueMail, sendDueMails } from '@/lib/mail/server/outbox'
import { FOOD_TYPES } from '@/lib/menu/rules/food-types'
import {
  browseMenuItems,
  findMenuItemDetails,
  findOwnMenuItem,
  listFavorites,
  listGroupNames,
  listLikedIds,
  listMenuCards,
  listMenuCardsBeside,
  listMenuNames,
  listOwnMenu,
  listSections,
} from '@/lib/menu/server/queries'
import { parseOrderQuery } from '@/lib/operate/rules/order-query'
import { refundForOperator } from '@/lib/operate/server/acts'
import { browseAudit } from '@/lib/operate/server/audit'
import { findOrders } from '@/lib/operate/server/find-orders'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { compose } from '@/lib/operations/server/compose-mail'
import { readBooks } from '@/lib/operations/server/read-books'
import { followClock, settleOrders } from '@/lib/orders/server/clock'
import { browseOrders, findBoardOrder, findTrackedOrder } from '@/lib/orders/server/queries'
import { countReports, listHiddenPictures } from '@/lib/reports/server/queries'
import { NO_FILTER, RESTAURANT_SORTS, type RestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import { listFavoriteRestaurants, listLikedRestaurantIds } from '@/lib/restaurants/server/likes'
import {
  browseRestaurants,
  findRestaurant,
  listBestLoved,
  listHomeRows,
  listManagedRestaurants,
  listMenuRestaurants,
} from '@/lib/restaurants/server/queries'
import { awaitApproval, findSuspension, findSuspensions } from '@/lib/restaurants/server/suspensions'
import { browseReviews, countStars, findOrderToReview, listReviews } from '@/lib/reviews/server/queries'
import { rebuildIndex, refreshIndex } from '@/lib/search/server/refresh-index'
import { countDocuments, walkDocuments } from '@/lib/search/server/search-index'
import { countSitemapParts, listSitemapPart } from '@/lib/seo/server/list-sitemap-part'
import { runMaintenance } from '@/lib/server/maintenance'
import { browseWallet } from '@/lib/wallet/server'
import { Browser, ENDPOINTS } from './api'
import { aMenuRow, aModifierGroup } from './builders'
import { exampleCall, exampleOf } from './example-calls'
import { aPictureUrl } from './pictures'
import { querySites, watchQuerySites } from './query-sites'
import { scene } from './scene'
import { foreignKeysWithoutIndex, plansOf, wastesOf } from './statement-plans'
import { statementsOf } from './statements'
import {
  type Account,
  addCustomer,
  addGuest,
  addMember,
  addModifierGroup,
  addOperator,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  deliverAll,
  orderOf,
  type Restaurant,
} from './world'

vi.hoisted(() => {
  process.env.LIMIT_UNPROVEN_MAILS = '1'
})

// The cost of a public request must not grow with the site. SQLite tells how it finds the rows of a statement: nothing
// may read a table or an index from end to end, or collect rows to sort them.

let restaurant: Restaurant
let customer: Account
let operator: Account
let guest: Account
let picture: string
let seenSites: ReadonlySet<string>

const restore = scene(async () => {
  restaurant = await addRestaurant()
  // A verified email: only its owner reads the invitations to it.
  customer = await addCustomer({ email: 'customer@example.com', emailVerifiedAt: new Date() })
  operator = await addOperator()
  guest = await addGuest()
  // Wide enough for all widths.
  picture = await aPictureUrl('png', { width: 800, height: 20 })
  await addReview(customer, restaurant)
  await deliverAll(restaurant)
  await addCustomer({ demo: true })
  await refreshIndex({ db })
})

beforeAll(() => {
  seenSites = watchQuerySites()
})

/** The scans and sorts in the statements of `work`. */
async function wastes(work: () => Promise<unknown>): Promise<string[]> {
  return wastesOf(await statementsOf(work))
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

const HOURS = { openingWeek: null, daysOff: '', timeZone: 'UTC' }

describe('no call of the API reads a whole table', () => {
  test.each(ENDPOINTS)('%s', async (name, endpoint) => {
    const { query, idempotent } = endpoint
    const cursor = /Reviews|Orders/.test(name) ? '1767225600000.9' : '9'
    const headers = { 'idempotency-key': name }
    const statuses: number[] = []
    // Users without the right to call it are refused after fewer statements.
    for (const browser of [new Browser(), guest, customer, restaurant.owner, operator]) {
      const call = await exampleCall(name, { customer, restaurant, picture, operator })
      const found = await wastes(async () => {
        const { status } = await browser.ask(name, { ...call, ...(idempotent && { headers }) })
        statuses.push(status)
        if (query && status === 200) await browser.ask(name, { ...call, query: { limit: '2', cursor } })
      })
      expect(found).toEqual([])
      await restore()
    }
    expect(Math.min(...statuses)).toBeLessThan(exampleOf(name).always ? 500 : 400)
  })

  test.each(['/api/health', '/api/health/live', '/api/health/ready', `/api/images/${'a'.repeat(64)}?w=160`])(
    'GET %s',
    async (path) => {
      expect(await wastes(() => new Browser().send('GET', path))).toEqual([])
    },
  )
})

test('making operators, and their codes, read no whole table', async () => {
  const email = 'ops@example.com'
  const { id } = await addCustomer({ email, phoneNumber: null, passwordHash: 'x' })
  const deps = { db, now: new Date() }
  const session = () => ({ userId: id, device: 'Tests', proof: {}, replaces: null })
  const codes: string[] = []
  const works = [
    async () => {
      const made = await makeOperator({ email }, deps)
      const device = URI.parse(made.address)
      codes.push(...made.codes, device instanceof TOTP ? device.generate() : '')
    },
    () => listOperators({ db }),
    async () => enterCode({ sessionId: (await startSession(session(), deps)).id, code: codes.at(-1) ?? '' }, deps),
    async () => enterCode({ sessionId: (await startSession(session(), deps)).id, code: codes[0] ?? '' }, deps),
    async () => {
      // The last of them sends a mail.
      const { id: sessionId } = await startSession(session(), deps)
      for (let wrong = 0; wrong < 5; wrong += 1)
        await expect(enterCode({ sessionId, code: '000000' }, deps)).rejects.toThrow()
    },
    () => findOrders(parseOrderQuery(`${email} ada corner`), { db }),
    () => findOrders(parseOrderQuery('212-555-0100 2026-11-26 preparing'), { db }),
    () => findOrders(parseOrderQuery('corner canceled'), { db }),
    () => findOrders(parseOrderQuery('7'), { db }),
    () => browseAudit({ q: `${email} 2026-11-26` }, { db }),
    () => removeOperator({ email }, { db }),
  ]
  for (const work of works) expect(await wastes(work)).toEqual([])
})

test('a change of an old order finds the sums to remove by their key', async () => {
  const { id: orderId } = await addSubmittedOrder(customer, restaurant)
  const now = new Date(Date.now() + 2 * 86_400_000)
  expect(await wastes(() => refundForOperator({ orderId, amountCents: 1, reason: 'Cold' }, { db, now }))).toEqual([])
})

describe('no public page reads a whole table', () => {
  const wanted: Partial<RestaurantFilter>[] = [
    {},
    { cuisine: 'Thai' },
    { priceLevels: ['MODERATE', 'INEXPENSIVE'] },
    { minRatingTenths: 45 },
    { maxMinutes: 20 },
    { openNow: true },
    { openNow: true, cuisine: 'Thai' },
    { cuisine: 'Thai', priceLevels: ['EXPENSIVE'], minRatingTenths: 45, maxMinutes: 20 },
  ]
  const filters = RESTAURANT_SORTS.flatMap((sort) => wanted.map((filter) => ({ ...NO_FILTER, ...filter, sort })))

  test.each(filters)(
    'restaurants by $sort, $cuisine $priceLevels $minRatingTenths $maxMinutes [7.5.5, T39]',
    async (filter) => {
      expect(await wastes(() => browseRestaurants(filter, 3, { db }))).toEqual([])
    },
  )

  test.each([null, ...FOOD_TYPES])('menu items of kind %s', async (foodType) => {
    expect(await wastes(() => browseMenuItems({ foodType, after: 9, take: 24 }, { db, now: new Date() }))).toEqual([])
  })

  test('the menu items of one kind are read without those of the others', async () => {
    const plans = plansOf(
      await statementsOf(() => browseMenuItems({ foodType: 'dessert', after: 9, take: 24 }, { db, now: new Date() })),
    )
    expect(plans[0]?.detail).toContain('(listed=? AND foodType=? AND id>?)')
  })

  test('the landing page with the best-rated restaurants', async () => {
    expect(await wastes(() => listBestLoved(6, { db }))).toEqual([])
  })

  test('the rows of /home', async () => {
    expect(await wastes(() => listHomeRows({ db }))).toEqual([])
  })

  test('a restaurant [7.5.5]', async () => {
    const { id } = restaurant
    const page = () =>
      Promise.all([
        findRestaurant(id, { db }),
        listMenuCards({ id, ...HOURS }, { db, now: new Date() }),
        countStars(id, { db }),
        listReviews({ of: { restaurantId: id }, limit: 4 }, { db }),
        browseReviews({ of: { restaurantId: id }, page: 1 }, { db }),
      ])
    expect(await wastes(page)).toEqual([])
  })

  test('a menu item', async () => {
    const [{ id = 0 } = {}] = restaurant.items
    const beside = { id, restaurant: { id: restaurant.id, ...HOURS } }
    const deps = { db, now: new Date() }
    expect(
      await wastes(() => Promise.all([findMenuItemDetails(id, deps), listMenuCardsBeside(beside, 3, deps)])),
    ).toEqual([])
  })

  test('the login screen with its demo accounts', async () => {
    expect(await wastes(() => listDemoAccounts({ db }))).toEqual([])
  })

  test('the sitemap and its parts', async () => {
    expect(await wastes(() => Promise.all([countSitemapParts({ db }), listSitemapPart(1, { db })]))).toEqual([])
  })
})

describe('no page of a user reads a whole table', () => {
  const pages: [string, () => Promise<unknown>][] = [
    ['the orders', () => browseOrders({ customerId: customer.id, page: 3, orderId: 1 }, { db })],
    ['the reviews', () => browseReviews({ of: { userId: customer.id }, page: 3 }, { db })],
    ['the favorites', () => listFavorites(customer.id, 3, { db, now: new Date() })],
    ['the ids of the favorites', () => listLikedIds(customer.id, { db })],
    ['the favorite restaurants', () => listFavoriteRestaurants(customer.id, { db })],
    ['their ids', () => listLikedRestaurantIds(customer.id, { db })],
    ['the wallet', () => browseWallet({ userId: customer.id, page: 3 }, { db })],
    ['the sessions', () => listSessions({ userId: customer.id, currentId: 0 }, { db, now: new Date() })],
    [
      'the order of a new review',
      () => findOrderToReview({ orderId: 1, customerId: customer.id, restaurantId: restaurant.id }, { db }),
    ],
    ['the restaurants of an owner', () => listManagedRestaurants({ ownerId: restaurant.owner.id, page: 3 }, { db })],
    ['their names', () => listMenuRestaurants({ id: restaurant.owner.id, restaurantMember: true }, { db })],
    ['the state of an account', () => findAccountState(customer.id, { db })],
    ['an order', () => findTrackedOrder({ orderId: 1, customerId: customer.id }, { db })],
    [
      'the ticket of an order',
      () => findBoardOrder({ orderId: 1, restaurantId: restaurant.id, viewerId: 1 }, { db, now: new Date() }),
    ],
  ]

  test.each(pages)('%s', async (_, read) => {
    expect(await wastes(read)).toEqual([])
  })

  test('a session that was used long ago', async () => {
    const past = new Date(Date.now() - 10 * 86_400_000)
    await db.write(async (tx) => {
      await tx.session.updateMany({ data: { lastSeenAt: past } })
      await tx.user.updateMany({ data: { lastActiveAt: past } })
    })
    expect(await wastes(() => guest.call('getSession'))).toEqual([])
  })
})

test('a new email reads no whole table', async () => {
  const body = { email: 'another@example.com' }
  expect(await wastes(() => customer.call('updateProfile', { id: customer.id, body }))).toEqual([])
})

test('reporting, and reading what is hidden, reads no whole table', async () => {
  const { url, hash } = await restaurant.owner.call('uploadImage', { body: { image: picture } })
  const { id } = await addReview(restaurant.owner, await addRestaurant())
  const reason = 'An insult'
  const report = async () => {
    await customer.call('report', { body: { kind: 'review', id, reason } })
    await customer.call('report', { body: { kind: 'picture', id: hash, reason } })
  }
  expect(await wastes(report)).toEqual([])
  expect(await wastes(() => operator.call('getReports'))).toEqual([])
  await operator.call('hideReview', { id, body: { reason } })
  await operator.call('hidePicture', { body: { hash, reason } })
  const userId = restaurant.owner.id
  const read = async () => {
    await customer.send('GET', url)
    await restaurant.owner.call('listMyReviews')
    await listHiddenPictures({ userId }, { db })
    await countReports({ db })
  }
  expect(await wastes(read)).toEqual([])
})

test('sending mails reads no whole table', async () => {
  const now = new Date()
  await db.write(async (tx) => {
    await queueMail({ kind: 'welcome', userId: customer.id }, { tx, now })
    await queueMail({ kind: 'order_placed', userId: customer.id, orderId: 1 }, { tx, now })
    await queueMail({ kind: 'order_for_owner', userId: restaurant.owner.id, orderId: 1 }, { tx, now })
    // Emails to an account that does not exist, so the first is dropped; the second of each address waits.
    for (const address of ['nobody@example.com', 'nobody@example.com']) {
      await queueMail({ kind: 'password_reset', address }, { tx, now })
      await queueMail({ kind: 'verify', userId: restaurant.owner.id }, { tx, now })
    }
  })
  const failing = { send: () => Promise.reject(new Error('No server')), close: () => {} }
  expect(await wastes(() => sendDueMails({ transport: failing, compose }, { db, now }))).toEqual([])
})

test('housekeeping reads no whole table', async () => {
  await customer.call('uploadImage', { body: { image: picture } })
  const long = new Date(Date.now() + 400 * 86_400_000)
  expect(await wastes(() => runMaintenance({ db, now: long }))).toEqual([])
})

test('storing the errors of a process reads no whole table', async () => {
  countError('/home')
  expect(await wastes(() => storeErrors({ db }))).toEqual([])
})

test('what the clock does reads no whole table', async () => {
  const { owner } = restaurant
  const call = { id: restaurant.id }
  // Open at any time of day, and due for a check after a week.
  await owner.call('updateRestaurant', { ...call, body: { accepts: 'manual', businessHours: '00:00-24:00' } })
  await addSubmittedOrder(customer, restaurant)
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  for (const minutes of [6, 11]) expect(await wastes(() => followClock({ db, now: later(minutes) }))).toEqual([])
  await owner.call('pauseRestaurant', { ...call, body: { minutes: 15 } })
  await owner.call('setBusy', { ...call, body: { minutes: 15, for: 30 } })
  expect(await wastes(() => followClock({ db, now: later(40) }))).toEqual([])
  expect(await wastes(() => followClock({ db, now: later(10 * 24 * 60) }))).toEqual([])
})

test('the streams read no whole table', async () => {
  const { owner } = restaurant
  const live = new LiveEvents(db)
  const session = await db.read.session.findFirstOrThrow({ where: { userId: owner.id } })
  const follow = async () => {
    const body = await live.open({ userId: owner.id, sessionId: session.id }, new AbortController().signal)
    await addSubmittedOrder(customer, restaurant)
    await owner.call('pauseRestaurant', { id: restaurant.id, body: { minutes: 15 } })
    // Sessions are checked a second after a change.
    await setTimeout(1_500)
    live.endAll()
    await body.cancel()
  }
  expect(await wastes(follow)).toEqual([])
})

test('members, their invitations and their streams read no whole table', async () => {
  const { id, owner } = restaurant
  const member = await addMember(restaurant, 'manager')
  const { id: memberId } = await db.read.restaurantMember.findFirstOrThrow()
  const live = new LiveEvents(db)
  const session = await db.read.session.findFirstOrThrow({ where: { userId: member.id } })
  const work = async () => {
    const body = await live.open({ userId: member.id, sessionId: session.id }, new AbortController().signal)
    await listMenuRestaurants({ id: member.id, restaurantMember: true }, { db })
    await member.call('listManaged', { query: { as: 'member', cursor: '1' } })
    await member.call('getBoard', { id })
    await owner.call('inviteMember', { id, body: { email: 'bo@example.com', role: 'kitchen' } })
    await owner.call('inviteMember', { id, body: { email: 'bo@example.com', role: 'manager' } })
    await sendDueMails(
      { transport: { send: async () => undefined, close: () => undefined }, compose },
      { db, now: new Date() },
    )
    await member.call('endMembership', { id, memberId })
    await setTimeout(1_500)
    live.endAll()
    await body.cancel()
  }
  expect(await wastes(work)).toEqual([])
})

test('suspensions, their answers, mails and ends read no whole table', async () => {
  const operator = await addOperator({ email: 'second@example.com' })
  const { id, owner } = restaurant
  const transport = { send: async () => undefined, close: () => undefined }
  const work = async () => {
    const until = new Date(Date.now() + 60_000).toISOString()
    await operator.call('suspendRestaurant', { id, body: { reason: 'Complaints', until } })
    await operator.call('suspendPerson', { id: customer.id, body: { reason: 'Refunds', until } })
    await operator.call('findRestaurants', { query: { q: 'suspended' } })
    for (const q of ['', 'ada', 'inactive', 'owner@example.com']) {
      await operator.call('findRestaurants', { query: { q } })
      await operator.call('findPeople', { query: { q } })
    }
    await owner.call('answerSuspension', { id, body: { text: 'We have cleaned.' } })
    await owner.call('removeRestaurant', { id, query: { type: 'soft' } })
    await findSuspension(id, { db })
    await findSuspensions([id], { db })
    await sendDueMails({ transport, compose }, { db, now: new Date() })
    await followClock({ db, now: new Date(until) })
    await db.write((tx) => awaitApproval(id, true, { tx, now: new Date() }))
  }
  expect(await wastes(work)).toEqual([])
})

test('mails about what is hidden read no whole table', async () => {
  const operator = await addOperator({ email: 'second@example.com' })
  const { id } = await addReview(customer, restaurant)
  const { hash } = await customer.call('uploadImage', { body: { image: await aPictureUrl() } })
  const transport = { send: async () => undefined, close: () => undefined }
  const work = async () => {
    await operator.call('hideReview', { id, body: { reason: 'An insult' } })
    await operator.call('hidePicture', { body: { hash, reason: 'An insult' } })
    await sendDueMails({ transport, compose }, { db, now: new Date() })
  }
  expect(await wastes(work)).toEqual([])
})

test('an order that is canceled because items are sold out reads no whole table', async () => {
  const { id, orderItems } = await addSubmittedOrder(customer, restaurant)
  const body = { reason: 'sold_out', items: orderItems.map((line) => line.id) }
  const cancel = () => restaurant.owner.call('cancelOrder', { id, body })
  expect(await wastes(cancel)).toEqual([])
})

test('an Active order that takes the place of the oldest one reads no whole table', async () => {
  for (let count = 0; count < 20; count += 1) await addOrder(customer, restaurant)
  expect(await wastes(() => addOrder(customer, restaurant))).toEqual([])
})

test('an order that replaces another one, and one that is submitted twice, read no whole table', async () => {
  const { id } = await addOrder(customer, restaurant)
  const body = { ...orderOf(restaurant), replaces: id }
  expect(await wastes(() => customer.call('createOrder', { body }))).toEqual([])
  const submitted = await addSubmittedOrder(customer, restaurant)
  const instead = { body: { ...orderOf(restaurant), replaces: submitted.id } }
  expect(await wastes(() => customer.refusal('createOrder', instead))).toEqual([])
  const again = () => customer.call('submitOrder', { id: submitted.id, body: {} })
  expect(await wastes(again)).toEqual([])
})

test('a customer who cancels an order with a review reads no whole table', async () => {
  const { order_id: id } = await addReview(customer, restaurant)
  expect(await wastes(() => customer.call('cancelOrder', { id }))).toEqual([])
})

test('orders that are due are found by their time, not among all orders of a restaurant or a customer', async () => {
  for (const which of [{ restaurantId: restaurant.id }, { customerId: customer.id }]) {
    const plan = plansOf(await statementsOf(() => settleOrders(which, { db, now: new Date(0) })))
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('Order_dueAt_idx')])
  }
})

test('a call with a key that has expired reads no whole table', async () => {
  const again = () => customer.call('createOrder', { body: orderOf(restaurant), headers: { 'idempotency-key': 'old' } })
  await again()
  await db.write((tx) => tx.idempotencyKey.updateMany({ data: { createdAt: new Date(0) } }))
  expect(await wastes(again)).toEqual([])
})

test('an item with modifier groups and one in a section read no whole table', async () => {
  const { owner, items } = restaurant
  const idsOf = ({ modifiers }: { modifiers: { id: number }[] }) => modifiers.map((one) => one.id)
  const modifiers = idsOf(await addModifierGroup(restaurant, { at: [0, 1] }))
  const foreign = idsOf(await addModifierGroup(restaurant))
  const id = items[0]?.id
  expect(await wastes(() => new Browser().call('getMenuItem', { id }))).toEqual([])
  expect(await wastes(() => owner.call('getManagedMenu', { id: restaurant.id }))).toEqual([])
  expect(await wastes(() => owner.call('listModifierGroups', { id: restaurant.id }))).toEqual([])
  const order = async (line: object) => {
    const body = { restaurant_id: restaurant.id, items: [{ menu_item_id: id, quantity: 1, ...line }] }
    const { body: answer } = await customer.ask('createOrder', { body })
    await customer.ask('submitOrder', { id: Object(answer).id ?? 0, body: {} })
  }
  expect(await wastes(() => order({ modifiers: modifiers.slice(0, 1) }))).toEqual([])
  expect(await wastes(() => order({ modifiers: foreign }))).toEqual([])
  const section = await owner.call('createSection', { id: restaurant.id, body: { name: 'Soups' } })
  const [attached] = (await owner.call('getMenuItem', { id })).modifierGroups
  const body = { sectionId: section.id, groupIds: [attached?.id] }
  expect(await wastes(() => owner.call('updateMenuItem', { id, body }))).toEqual([])
  expect(await wastes(() => listSections(restaurant.id, { db }))).toEqual([])
  const own = () =>
    Promise.all([
      listOwnMenu(restaurant.id, { db }),
      findOwnMenuItem(id ?? 0, { db }),
      listGroupNames(restaurant.id, { db }),
      listMenuNames(restaurant.id, { db }),
    ])
  expect(await wastes(own)).toEqual([])
  const group = { id: restaurant.id, body: aModifierGroup({ itemIds: items.map((item) => item.id) }) }
  expect(await wastes(() => owner.call('createModifierGroup', group))).toEqual([])
})

test('the import of a menu with new sections and choices reads no whole table', async () => {
  const { id, owner } = restaurant
  const [first] = restaurant.items
  const { name } = await addModifierGroup(restaurant)
  const rows = [
    { id: String(first?.id), section: 'Stews', choices: name },
    aMenuRow({ section: 'Stews', choices: name }),
  ]
  const importing = async () => {
    const { version } = await owner.call('importMenu', { id, body: { rows } })
    await owner.call('importMenu', { id, query: { dry: 'false', version }, body: { rows } })
  }
  expect(await wastes(importing)).toEqual([])
})

test('the checks of the books and a new index of the search read everything, on request of the operator alone', async () => {
  expect(await wastes(() => checkLedger({ db }))).not.toEqual([])
  expect(await wastes(() => readBooks({ db }))).not.toEqual([])
  expect(await wastes(() => rebuildIndex({ db }))).not.toEqual([])
})

test('a refresh of the search index reads no whole table', async () => {
  const { items, owner } = restaurant
  await owner.call('updateMenuItem', { id: items[0]?.id, body: { name: 'Borscht' } })
  await owner.call('createSection', { id: restaurant.id, body: { name: 'Stews' } })
  expect(await wastes(() => refreshIndex({ db }))).toEqual([])
})

test.each(RESTAURANT_SORTS)('a search for common words by %s walks an index', async (sort) => {
  const filter = { ...NO_FILTER, sort, cuisine: 'Thai', maxMinutes: 30, openNow: true } as const
  const asked = { ...filter, terms: [['soup', 'broth']] }
  expect(await wastes(() => walkDocuments(asked, { skip: 0, take: 24 }, db.read))).toEqual([])
  expect(await wastes(() => countDocuments(asked, MAX_COUNTED, db.read))).toEqual([])
})

test('a search that finds nothing reads all words that are known', async () => {
  expect(await wastes(() => new Browser().call('search', { query: { q: 'tirimisu' } }))).not.toEqual([])
})

/** Inserts rows without a search, and the other engine. */
const WITHOUT_A_PLAN = /^lib\/db\/(insert-rows|postgres)\.ts/

test('each place that calls the database has run in the tests above', () => {
  const sites = querySites()
  expect(sites.length).toBeGreaterThan(100)
  expect(sites.filter((site) => !seenSites.has(site) && !WITHOUT_A_PLAN.test(site))).toEqual([])
})

test('each foreign key has an index, by which the rows of what is deleted are found', () => {
  expect(foreignKeysWithoutIndex()).toEqual([])
})
