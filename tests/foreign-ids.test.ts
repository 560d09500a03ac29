import { afterEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { otherSpelling } from '@/lib/http/field-spelling'
import { Browser, type Call, ENDPOINTS, type EndpointName } from './api'
import { aMenuItem, aReview } from './builders'
import { callerOf, exampleCall, exampleOf } from './example-calls'
import { aPictureUrl } from './pictures'
import { everything, scene } from './scene'
import {
  type Account,
  addCustomer,
  addOperator,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  deliverAll,
  type Restaurant,
} from './world'

let customer: Account
let operator: Account
let other: Account
let restaurant: Restaurant
let foreign: Restaurant
let picture: string
let mine: number
let theirs: { order: number; placed: number; review: number; session: number }

/** Two customers with an order and a review each, and two restaurants. */
const restore = scene(async () => {
  restaurant = await addRestaurant()
  foreign = await addRestaurant()
  customer = await addCustomer()
  operator = await addOperator()
  other = await addCustomer()
  picture = await aPictureUrl()
  mine = (await addSubmittedOrder(customer, restaurant)).id
  theirs = {
    order: (await addOrder(other, restaurant)).id,
    placed: (await addSubmittedOrder(other, restaurant)).id,
    review: (await addReview(other, restaurant)).id,
    session: (await other.call('getSessions')).sessions[0]?.id ?? 0,
  }
  await deliverAll(restaurant)
})

afterEach(() => vi.useRealTimers())

const itemOf = ({ items }: Restaurant) => items[0]?.id
const line = (id: number | undefined, more: object = {}) => ({ menu_item_id: id, quantity: 1, ...more })

describe('a foreign id where an id is asked for is refused and changes nothing [T13, V8.2.1–3]', () => {
  const ATTACKS: Record<string, () => [number, Account, EndpointName, Call]> = {
    "an order with another restaurant's item, under that restaurant's id in the line": () => [
      400,
      customer,
      'createOrder',
      { body: { restaurant_id: restaurant.id, items: [line(itemOf(foreign), { restaurant_id: foreign.id })] } },
    ],
    'an order at a restaurant that is not there': () => [
      404,
      customer,
      'createOrder',
      { body: { restaurant_id: 999_999, items: [line(itemOf(restaurant))] } },
    ],
    'an order of an item that is not there': () => [
      409,
      customer,
      'createOrder',
      { body: { restaurant_id: restaurant.id, items: [line(999_999)] } },
    ],
    "a review of one's own order under another restaurant's id": () => [
      400,
      customer,
      'createReview',
      { body: aReview({ order_id: mine, restaurant_id: foreign.id }) },
    ],
    "an item on another's menu, under one's own name": () => [
      403,
      restaurant.owner,
      'createMenuItem',
      { body: { ...aMenuItem({ restaurant_id: foreign.id }), restaurant_owner_id: foreign.owner.id } },
    ],
    "an item moved from another's menu to one's own": () => [
      403,
      restaurant.owner,
      'updateMenuItem',
      { id: itemOf(foreign), body: { restaurant_id: restaurant.id } },
    ],
    "another's profile, under one's own id in the body": () => [
      403,
      customer,
      'updateProfile',
      { id: other.id, body: { id: customer.id, first_name: 'Eve' } },
    ],
    "another's picture, under one's own id in the body": () => [
      403,
      customer,
      'updatePicture',
      { id: other.id, body: { id: customer.id, profile_image: picture } },
    ],
    "another's wallet, up": () => [403, customer, 'addFunds', { id: other.id, body: { amount: 1, id: customer.id } }],
    "another's wallet, down": () => [
      403,
      customer,
      'deductFunds',
      { id: other.id, body: { amount: 1, id: customer.id } },
    ],
    "another's restaurant, as its owner": () => [
      403,
      restaurant.owner,
      'updateRestaurant',
      { id: foreign.id, body: { name: 'Mine now', ownerId: restaurant.owner.id } },
    ],
  }

  test.each(Object.entries(ATTACKS))('%s', async (_, attack) => {
    const [status, who, name, call] = attack()
    const before = await everything()
    expect(await who.refusal(name, call)).toMatchObject({ status })
    expect(await everything()).toEqual(before)
  })
})

describe('foreign ids and columns where no one asked for them change neither the answer nor any row [T14, V8.2.1–3, V15.3.3–7]', () => {
  const NOW = new Date()

  /** Column names, real and plausible, each with a value of another user or one that would be an advantage. */
  const smuggled = (): Record<string, unknown> => ({
    id: other.id,
    userId: other.id,
    customerId: other.id,
    ownerId: foreign.owner.id,
    restaurantOwnerId: foreign.owner.id,
    actorId: other.id,
    authorId: other.id,
    guest: { id: other.id },
    user: { id: other.id, connect: { id: other.id } },
    customer: { connect: { id: other.id } },
    restaurant: { connect: { id: foreign.id } },
    restaurantId: foreign.id,
    menuItemId: itemOf(foreign),
    orderId: theirs.placed,
    reviewId: theirs.review,
    likes: [other.id],
    wallet: 1_000_000,
    walletCents: 100_000_000,
    amountCents: 1,
    priceCents: 1,
    totalCost: 0.01,
    totalCents: 1,
    subtotalCents: 1,
    status: 'Submitted',
    demo: true,
    guestAccount: true,
    restaurantOwner: true,
    sessionId: theirs.session,
    passwordHash: 'x',
    rating: 5,
    ratingSum: 500,
    reviewCount: 100,
    numReviews: 100,
    createdAt: '2001-01-01T00:00:00.000Z',
  })

  const mutating = ENDPOINTS.filter(([name, { method }]) => method !== 'GET' && !exampleOf(name).always).map(
    ([name]) => name,
  )

  /** Makes the call from the start of the scene; `more` goes into its body, and into the lines of an order. */
  async function outcome(name: EndpointName, more: Record<string, unknown>, spell = (sent: unknown) => sent) {
    await restore()
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    const world = { customer, restaurant, picture, operator }
    const call = await exampleCall(name, world)
    const given = Object(call.body)
    // A field that the endpoint takes is not smuggled in, in either spelling.
    const asked = (field: string) => field in given || otherSpelling(field) in given
    const added = Object.fromEntries(Object.entries(more).filter(([field]) => !asked(field)))
    const respelled = Object.fromEntries(Object.entries(added).map(([field, value]) => [otherSpelling(field), value]))
    const { menuItemId: _, ...inLine } = added
    const items = given.items?.map((item: object) => ({ ...inLine, ...item }))
    const body = { ...added, ...respelled, ...given, ...(items && { items }) }
    const isPublic = ['public', 'optional'].includes(endpoints[name].auth)
    const browser = isPublic ? new Browser() : callerOf(name, world)
    const answer = await browser.ask(name, { ...call, body: spell(body) })
    const hidden = (row: unknown[]) => row.map((value) => (/^\$2/.test(String(value)) ? 'a hash' : value))
    const rows = (await everything())
      // The ids of sessions are random.
      .filter(({ table }) => table !== 'Session')
      .map(({ table, rows: all, ...rest }) => ({ table, ...rest, rows: all.map(hidden) }))
    return { status: answer.status, body: answer.body, rows }
  }

  /** The same values under the other names, at every depth. */
  const otherNames = (sent: unknown): unknown => {
    if (Array.isArray(sent)) return sent.map(otherNames)
    if (typeof sent !== 'object' || sent === null) return sent
    return Object.fromEntries(Object.entries(sent).map(([field, value]) => [otherSpelling(field), otherNames(value)]))
  }

  test.each(mutating)('a body may be sent in either spelling: %s [7.2.6]', async (name) => {
    expect(await outcome(name, {}, otherNames)).toEqual(await outcome(name, {}))
  })

  test.each(mutating)('%s', async (name) => {
    const plain = await outcome(name, {})
    expect(plain.status).toBeLessThan(300)
    expect(await outcome(name, smuggled())).toEqual(plain)
  })

  test('an update ignores fields that only a creation takes', async () => {
    const { id } = await addReview(customer, restaurant)
    const before = await customer.call('listMyReviews')
    const body = { restaurant_id: foreign.id, order_id: theirs.placed, userId: other.id }
    await customer.call('updateReview', { id, body })
    expect(await customer.call('listMyReviews')).toEqual(before)
  })

  test('a list is of the signed-in user, whichever user its query names', async () => {
    const own = await customer.call('listOrders')
    expect(own.orders.map(({ id }) => id)).toEqual([mine])
    for (const [name, id] of [
      ['userId', other.id],
      ['customer_id', other.id],
      ['id', theirs.order],
    ] as const) {
      expect(await customer.call('listOrders', { query: { [name]: String(id) } })).toEqual(own)
    }
  })
})
