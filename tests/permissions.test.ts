import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser, ENDPOINTS, type EndpointName } from './api'
import { freshDatabase } from './db'
import { exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { everything, scene } from './scene'
import { type Account, addCustomer, addGuest, addRestaurant, type Restaurant } from './world'

/**
 * Who may do what: one row per call, one column per caller. Each call is about what belongs to "user" (orders, reviews,
 * the account) and to "owner" (the restaurant, its menu). A call that is refused says why and changes nothing. Every cell
 * is asserted, and a call without a row fails, so the tests of a call need not ask who may make it.
 */
const CALLERS = ['anonymous', 'guest', 'user', 'another user', 'owner', 'another owner'] as const
type Caller = (typeof CALLERS)[number]
type Row = readonly [number, number, number, number, number, number]

const PUBLIC: Row = [200, 200, 200, 200, 200, 200]
const CREATES_FOR_ANYBODY: Row = [201, 201, 201, 201, 201, 201]
const OWN: Row = [401, 200, 200, 200, 200, 200]
const OWN_BUT_NOT_A_GUESTS: Row = [401, 403, 200, 200, 200, 200]
const ACCOUNTS: Row = [401, 403, 201, 201, 201, 201]

const EXPECTED: Record<EndpointName, Row> = {
  //                    anonymous, guest, user, another user, owner, another owner
  listOrders: OWN,
  createOrder: ACCOUNTS,
  getOrder: [401, 404, 200, 404, 200, 404],
  submitOrder: [401, 403, 200, 404, 404, 404],
  cancelOrder: [401, 403, 200, 404, 200, 404],

  getSession: PUBLIC,
  logIn: PUBLIC,
  signUp: CREATES_FOR_ANYBODY,
  continueAsGuest: CREATES_FOR_ANYBODY,
  logOut: PUBLIC,
  signOutEverywhere: OWN_BUT_NOT_A_GUESTS,
  getSessions: OWN_BUT_NOT_A_GUESTS,
  endSession: [401, 403, 200, 404, 404, 404],

  addFunds: [401, 403, 200, 403, 403, 403],
  deductFunds: [401, 403, 200, 403, 403, 403],
  updateProfile: [401, 403, 200, 403, 403, 403],
  updatePicture: [401, 403, 200, 403, 403, 403],
  demoLogIn: PUBLIC,

  listMyReviews: OWN,
  listRestaurantReviews: PUBLIC,
  createReview: [401, 403, 201, 404, 404, 404],
  updateReview: [401, 403, 200, 403, 403, 403],
  deleteReview: [401, 403, 200, 403, 403, 403],

  listMenuItems: PUBLIC,
  getMenuItem: PUBLIC,
  createMenuItem: [401, 403, 403, 403, 201, 403],
  updateMenuItem: [401, 403, 403, 403, 200, 403],
  deleteMenuItem: [401, 403, 403, 403, 200, 403],
  likeMenuItem: OWN_BUT_NOT_A_GUESTS,
  unlikeMenuItem: OWN_BUT_NOT_A_GUESTS,

  listRestaurants: PUBLIC,
  listMyRestaurants: OWN,
  createRestaurant: ACCOUNTS,
  getRestaurant: PUBLIC,
  listManaged: OWN_BUT_NOT_A_GUESTS,
  updateRestaurant: [401, 403, 403, 403, 200, 403],
  removeRestaurant: [401, 403, 403, 403, 200, 403],
  reactivateRestaurant: [401, 403, 403, 403, 200, 403],
  getManagedMenu: [401, 403, 403, 403, 200, 403],

  uploadImage: ACCOUNTS,
}

const SIGN_UP = 'Please sign up to continue.'
const NOT_ALLOWED = 'You are not allowed to do this.'

/**
 * What is said about an id that nothing has, and about what is kept from the caller as if it were not there. Whether an
 * account exists is told to nobody.
 */
const MISSING: Partial<Record<EndpointName, string>> = {
  getOrder: 'Order not found',
  submitOrder: 'Order not found',
  cancelOrder: 'Order not found',
  endSession: 'This session has ended already.',
  addFunds: NOT_ALLOWED,
  deductFunds: NOT_ALLOWED,
  updateProfile: NOT_ALLOWED,
  updatePicture: NOT_ALLOWED,
  demoLogIn: 'There is no such demo account',
  listRestaurantReviews: 'Restaurant not found',
  updateReview: 'Review not found',
  deleteReview: 'Review not found',
  getMenuItem: 'Menu item not found',
  updateMenuItem: 'Menu item not found',
  deleteMenuItem: 'Menu item not found',
  likeMenuItem: 'Menu item not found',
  unlikeMenuItem: 'Menu item not found',
  getRestaurant: 'Restaurant not found',
  updateRestaurant: 'Restaurant not found',
  removeRestaurant: 'Restaurant not found',
  reactivateRestaurant: 'Restaurant not found',
  getManagedMenu: 'Restaurant not found',
}

/** The text of a refusal. */
function textOf(name: EndpointName, caller: Caller, status: number): string | undefined {
  if (status === 401) return 'Please log in to continue.'
  // A guest has a name to change, so of another's profile a guest is told what everybody is.
  if (status === 403) return caller === 'guest' && name !== 'updateProfile' ? SIGN_UP : NOT_ALLOWED
  // A review is written about an order.
  return name === 'createReview' ? 'Order not found' : MISSING[name]
}

let people: Record<Caller, Account>
let restaurant: Restaurant
let picture: string

beforeAll(async () => {
  picture = await aPictureUrl()
})

/** The world that the table speaks of. */
scene(async () => {
  restaurant = await addRestaurant()
  people = {
    anonymous: { id: 0, browser: new Browser() },
    guest: await addGuest(),
    user: await addCustomer(),
    'another user': await addCustomer(),
    owner: restaurant.owner,
    'another owner': (await addRestaurant()).owner,
  }
})
afterAll(freshDatabase)

test('the table has a row for every endpoint', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(ENDPOINTS.map(([name]) => name).toSorted())
})

describe.each(Object.entries(EXPECTED) as [EndpointName, Row][])('%s', (name, row) => {
  test.each(CALLERS.map((caller, at) => [caller, row[at] ?? 0] as const))(
    'the call by %s answers %i',
    async (caller, status) => {
      const call = await exampleCall(name, { user: people.user, restaurant, picture })
      const before = everything()
      const answer = await people[caller].browser.ask(name, call)
      expect(answer.status, answer.text).toBe(status)
      if (status < 400) return
      const message = textOf(name, caller, status)
      expect(answer.body).toEqual({ message, error: message, errors: {} })
      expect(everything()).toEqual(before)
    },
  )
})

describe('an id that does not exist', () => {
  const withId = ENDPOINTS.filter(([, { path }]) => path.includes('{id}')).map(([name]) => name)

  test.each(withId)('%s refuses an id that does not exist', async (name) => {
    const call = await exampleCall(name, { user: people.user, restaurant, picture })
    const before = everything()
    const caller = EXPECTED[name][CALLERS.indexOf('user')] === 200 ? 'user' : 'owner'
    const message = MISSING[name]
    const answer = await people[caller].browser.refusal(name, { ...call, id: 999_999 })
    expect(answer).toEqual({ status: message === NOT_ALLOWED ? 403 : 404, message, errors: {} })
    expect(everything()).toEqual(before)
  })
})
