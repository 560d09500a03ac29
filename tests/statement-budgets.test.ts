import { describe, expect, test } from 'vitest'
import { Browser, ENDPOINTS, type EndpointName } from './api'
import { exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { scene } from './scene'
import { statementsOf } from './statements'
import { type Account, addCustomer, addRestaurant, addReview, type Restaurant } from './world'

let restaurant: Restaurant
let customer: Account
let picture: string

// Several rows in each list: a statement for each row would exceed any of these numbers.
const restore = scene(async () => {
  restaurant = await addRestaurant({ prices: [8, 9, 10, 11, 12, 13] })
  await addRestaurant({ owner: restaurant.owner, prices: [5] })
  customer = await addCustomer()
  picture = await aPictureUrl()
  for (let count = 0; count < 4; count += 1) await addReview(customer, restaurant)
  for (const { id } of restaurant.items) await customer.browser.call('likeMenuItem', { id })
})

/** The most statements that a call takes, transactions not counted. Lower one when its call takes fewer. */
const BUDGETS: Record<EndpointName, number> = {
  listOrders: 5,
  createOrder: 10,
  getOrder: 5,
  submitOrder: 14,
  cancelOrder: 12,

  getSession: 1,
  logIn: 14,
  signUp: 13,
  continueAsGuest: 9,
  logOut: 3,
  signOutEverywhere: 4,
  getSessions: 2,
  endSession: 3,

  addFunds: 5,
  deductFunds: 5,
  updateProfile: 4,
  updatePicture: 20,
  demoLogIn: 8,

  listMyReviews: 4,
  listRestaurantReviews: 4,
  createReview: 10,
  updateReview: 9,
  deleteReview: 6,

  listMenuItems: 3,
  getMenuItem: 3,
  createMenuItem: 7,
  updateMenuItem: 8,
  deleteMenuItem: 5,
  likeMenuItem: 8,
  unlikeMenuItem: 5,

  listRestaurants: 1,
  listMyRestaurants: 2,
  createRestaurant: 4,
  getRestaurant: 1,
  listManaged: 2,
  updateRestaurant: 4,
  removeRestaurant: 6,
  reactivateRestaurant: 5,
  getManagedMenu: 5,

  uploadImage: 18,
}

describe('no call takes more statements of the database than its budget', () => {
  test.each(ENDPOINTS)('%s', async (name) => {
    for (const browser of [new Browser(), customer.browser, restaurant.owner.browser]) {
      const call = await exampleCall(name, { customer, restaurant, picture })
      const statements = await statementsOf(() => browser.ask(name, call))
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(BUDGETS[name])
      restore()
    }
  })
})
