import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser, ENDPOINTS, type EndpointName } from './api'
import { freshDatabase } from './db'
import { exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { everything, scene } from './scene'
import { type Account, addCustomer, addGuest, addRestaurant, type Restaurant } from './world'

/**
 * Who may do what: one row per endpoint, one column per role. Orders, reviews and the account belong to "customer",
 * the restaurant and its menu to "owner". A refused call says why and changes nothing. Every cell is asserted, and an
 * endpoint without a row fails, so the tests of an endpoint need not repeat who may call it.
 */
const ROLES = ['visitor', 'guest', 'customer', 'another customer', 'owner', 'another owner'] as const
type Role = (typeof ROLES)[number]
type Row = readonly [number, number, number, number, number, number]

const PUBLIC: Row = [200, 200, 200, 200, 200, 200]
const PUBLIC_CREATION: Row = [201, 201, 201, 201, 201, 201]
const OWN: Row = [401, 200, 200, 200, 200, 200]
const OWN_BUT_NOT_A_GUESTS: Row = [401, 403, 200, 200, 200, 200]
const ACCOUNTS: Row = [401, 403, 201, 201, 201, 201]

const EXPECTED: Record<EndpointName, Row> = {
  //                    visitor, guest, customer, another customer, owner, another owner
  listOrders: OWN,
  createOrder: ACCOUNTS,
  getOrder: [401, 404, 200, 404, 200, 404],
  submitOrder: [401, 403, 200, 404, 404, 404],
  cancelOrder: [401, 403, 200, 404, 200, 404],
  moveOrder: [401, 403, 404, 404, 200, 404],
  undoOrderMove: [401, 403, 404, 404, 200, 404],
  estimateOrder: [401, 403, 404, 404, 200, 404],
  followEvents: OWN,

  getSession: PUBLIC,
  logIn: PUBLIC,
  signUp: PUBLIC_CREATION,
  continueAsGuest: PUBLIC_CREATION,
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
  getBoard: [401, 403, 403, 403, 200, 403],
  keepBoardOpen: [401, 403, 403, 403, 200, 403],
  pauseRestaurant: [401, 403, 403, 403, 200, 403],
  setAvailability: [401, 403, 403, 403, 200, 403],

  uploadImage: ACCOUNTS,
}

const SIGN_UP = 'Please sign up to continue.'
const NOT_ALLOWED = 'You are not allowed to do this.'

/**
 * The text for an id that does not exist, or that the role must not know of. No answer reveals whether an account
 * exists.
 */
const MISSING: Partial<Record<EndpointName, string>> = {
  getOrder: 'Order not found',
  submitOrder: 'Order not found',
  cancelOrder: 'Order not found',
  moveOrder: 'Order not found',
  undoOrderMove: 'Order not found',
  estimateOrder: 'Order not found',
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
  getBoard: 'Restaurant not found',
  keepBoardOpen: 'Restaurant not found',
  pauseRestaurant: 'Restaurant not found',
  setAvailability: 'Menu item not found',
}

/** The text of a refusal. */
function textOf(name: EndpointName, role: Role, status: number): string | undefined {
  if (status === 401) return 'Please log in to continue.'
  // Guests may change their own name, so another profile is refused to them as to everyone.
  if (status === 403) return role === 'guest' && name !== 'updateProfile' ? SIGN_UP : NOT_ALLOWED
  // A review names its order, which is what other roles do not find.
  return name === 'createReview' ? 'Order not found' : MISSING[name]
}

let accounts: Record<Role, Account>
let restaurant: Restaurant
let picture: string

beforeAll(async () => {
  picture = await aPictureUrl()
})

/** The accounts, the restaurant and the picture that the table is about. */
scene(async () => {
  restaurant = await addRestaurant()
  accounts = {
    visitor: new Browser(),
    guest: await addGuest(),
    customer: await addCustomer(),
    'another customer': await addCustomer(),
    owner: restaurant.owner,
    'another owner': (await addRestaurant()).owner,
  }
})
afterAll(freshDatabase)

test('the table has a row for every endpoint', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(ENDPOINTS.map(([name]) => name).toSorted())
})

describe.each(Object.entries(EXPECTED) as [EndpointName, Row][])('%s', (name, row) => {
  test.each(ROLES.map((role, at) => [role, row[at] ?? 0] as const))(
    'the call by %s answers %i',
    async (role, status) => {
      const call = await exampleCall(name, { customer: accounts.customer, restaurant, picture })
      const before = status < 400 ? null : await everything()
      const answer = await accounts[role].ask(name, call)
      expect(answer.status, answer.text).toBe(status)
      if (status < 400) return
      const message = textOf(name, role, status)
      expect(answer.body).toEqual({ message, error: message, errors: {} })
      expect(await everything()).toEqual(before)
    },
  )
})

describe('an id that does not exist', () => {
  const withId = ENDPOINTS.filter(([, { path }]) => path.includes('{id}')).map(([name]) => name)

  test.each(withId)('%s refuses an id that does not exist', async (name) => {
    const call = await exampleCall(name, { customer: accounts.customer, restaurant, picture })
    const before = await everything()
    const role = EXPECTED[name][ROLES.indexOf('customer')] === 200 ? 'customer' : 'owner'
    const message = MISSING[name]
    const answer = await accounts[role].refusal(name, { ...call, id: 999_999 })
    expect(answer).toEqual({ status: message === NOT_ALLOWED ? 403 : 404, message, errors: {} })
    expect(await everything()).toEqual(before)
  })
})
