import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser, type Call, OPERATIONS, type OperationName } from './api'
import { aCustomer, aMenuItem, aRestaurant, aReview } from './builders'
import { freshDatabase } from './db'
import { aPictureUrl } from './pictures'
import { scene } from './scene'
import {
  addCustomer,
  addGuest,
  addKitchen,
  addOrder,
  addReview,
  addSubmittedOrder,
  type Kitchen,
  type Person,
} from './world'

/**
 * Who may do what: one row per call, one column per caller. Each call is about what belongs to "user" (orders, reviews,
 * the account) and to "owner" (the restaurant, its menu). Every cell is asserted; a call without a row fails.
 */
const CALLERS = ['anonymous', 'guest', 'user', 'another user', 'owner', 'another owner'] as const
type Caller = (typeof CALLERS)[number]
type Row = readonly [number, number, number, number, number, number]

const PUBLIC: Row = [200, 200, 200, 200, 200, 200]
const CREATES_FOR_ANYBODY: Row = [201, 201, 201, 201, 201, 201]
const OWN: Row = [401, 200, 200, 200, 200, 200]
const OWN_BUT_NOT_A_GUESTS: Row = [401, 403, 200, 200, 200, 200]
const ACCOUNTS: Row = [401, 403, 201, 201, 201, 201]

const EXPECTED: Record<OperationName, Row> = {
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

const password = 'correct horse battery'
let people: Record<Caller, Person>
let kitchen: Kitchen
let picture: string

beforeAll(async () => {
  picture = await aPictureUrl()
})

/** The world that the table speaks of. */
scene(async () => {
  kitchen = await addKitchen()
  people = {
    anonymous: { id: 0, browser: new Browser() },
    guest: await addGuest(),
    user: await addCustomer(),
    'another user': await addCustomer(),
    owner: kitchen.owner,
    'another owner': (await addKitchen()).owner,
  }
})
afterAll(freshDatabase)

/** A call that would succeed for whoever it is meant for, about something that exists. */
async function callOf(name: OperationName): Promise<Call> {
  const { user, owner } = people
  const restaurantId = kitchen.restaurant.id
  const items = kitchen.items.map(({ id }) => ({ menu_item_id: id, quantity: 1 }))
  const submitted = () => addSubmittedOrder(user, kitchen)
  const calls: Record<OperationName, () => Promise<Call>> = {
    listOrders: async () => ({}),
    createOrder: async () => ({ body: { restaurant_id: restaurantId, items } }),
    getOrder: async () => ({ id: (await addOrder(user, kitchen)).id }),
    submitOrder: async () => ({ id: (await addOrder(user, kitchen)).id, body: { paymentMethod: 'wallet' } }),
    cancelOrder: async () => ({ id: (await submitted()).id }),

    getSession: async () => ({}),
    logIn: async () => {
      const body = aCustomer({ password })
      await new Browser().call('signUp', { body })
      return { body: { credential: body.email, password } }
    },
    signUp: async () => ({ body: aCustomer() }),
    continueAsGuest: async () => ({}),
    logOut: async () => ({}),
    signOutEverywhere: async () => ({}),

    addFunds: async () => ({ id: user.id, body: { amount: 1 } }),
    deductFunds: async () => ({ id: user.id, body: { amount: 1 } }),
    updateProfile: async () => ({ id: user.id, body: { first_name: 'Eve' } }),
    updatePicture: async () => ({ id: user.id, body: { profile_image: picture } }),
    demoLogIn: async () => ({ id: (await addCustomer({ demo: true })).id }),

    listMyReviews: async () => ({}),
    listRestaurantReviews: async () => ({ id: restaurantId }),
    createReview: async () => ({ body: aReview({ order_id: (await submitted()).id, restaurant_id: restaurantId }) }),
    updateReview: async () => ({ id: (await addReview(user, kitchen)).id, body: { review: 'Mine now' } }),
    deleteReview: async () => ({ id: (await addReview(user, kitchen)).id }),

    listMenuItems: async () => ({}),
    getMenuItem: async () => ({ id: kitchen.items[0]?.id }),
    createMenuItem: async () => ({ body: aMenuItem({ restaurant_id: restaurantId }) }),
    updateMenuItem: async () => ({ id: kitchen.items[0]?.id, body: { price: 0.01 } }),
    deleteMenuItem: async () => ({ id: kitchen.items[0]?.id }),
    likeMenuItem: async () => ({ id: kitchen.items[0]?.id }),
    unlikeMenuItem: async () => ({ id: kitchen.items[0]?.id }),

    listRestaurants: async () => ({}),
    listMyRestaurants: async () => ({}),
    createRestaurant: async () => ({ body: aRestaurant() }),
    getRestaurant: async () => ({ id: restaurantId }),
    listManaged: async () => ({}),
    updateRestaurant: async () => ({ id: restaurantId, body: { name: 'Mine now' } }),
    removeRestaurant: async () => ({ id: restaurantId, query: { type: 'hard' } }),
    reactivateRestaurant: async () => {
      await owner.browser.call('removeRestaurant', { id: restaurantId, query: { type: 'soft' } })
      return { id: restaurantId }
    },
    getManagedMenu: async () => ({ id: restaurantId }),

    uploadImage: async () => ({ body: { image: picture } }),
  }
  return calls[name]()
}

test('the table has a row for every call', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(OPERATIONS.map(([name]) => name).toSorted())
})

describe.each(Object.entries(EXPECTED) as [OperationName, Row][])('%s', (name, row) => {
  test.each(CALLERS.map((caller, at) => [caller, row[at] ?? 0] as const))(
    'by %s answers %i',
    async (caller, status) => {
      const call = await callOf(name)
      const answer = await people[caller].browser.ask(name, call)
      expect(answer.status, answer.text).toBe(status)
    },
  )
})
