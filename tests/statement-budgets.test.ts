import { describe, expect, test } from 'vitest'
import { Browser, ENDPOINTS, type EndpointName } from './api'
import { exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { scene } from './scene'
import { statementsOf } from './statements'
import { type Account, addCustomer, addRestaurant, addReview, deliverAll, type Restaurant } from './world'

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
  await deliverAll(restaurant)
  for (const { id } of restaurant.items) await customer.call('likeMenuItem', { id })
})

/** The most statements that a call takes, those that begin and end a transaction included. Lower one when its call takes fewer. */
const BUDGETS: Record<EndpointName, number> = {
  listOrders: 7,
  createOrder: 9,
  getOrder: 7,
  submitOrder: 13,
  cancelOrder: 18,
  moveOrder: 20,
  undoOrderMove: 19,
  estimateOrder: 19,
  followEvents: 22,

  getSession: 1,
  logIn: 22,
  signUp: 19,
  continueAsGuest: 15,
  logOut: 5,
  signOutEverywhere: 6,
  getSessions: 2,
  endSession: 5,

  addFunds: 7,
  deductFunds: 7,
  updateProfile: 6,
  updatePicture: 26,
  demoLogIn: 12,

  listMyReviews: 4,
  listRestaurantReviews: 4,
  createReview: 12,
  updateReview: 11,
  deleteReview: 8,

  listMenuItems: 3,
  getMenuItem: 3,
  createMenuItem: 9,
  updateMenuItem: 10,
  deleteMenuItem: 7,
  likeMenuItem: 10,
  unlikeMenuItem: 7,

  listRestaurants: 1,
  listMyRestaurants: 2,
  createRestaurant: 6,
  getRestaurant: 1,
  listManaged: 2,
  updateRestaurant: 6,
  removeRestaurant: 11,
  reactivateRestaurant: 7,
  getManagedMenu: 5,
  getBoard: 21,
  keepBoardOpen: 7,
  pauseRestaurant: 7,
  setAvailability: 11,

  uploadImage: 24,
}

describe('no call takes more statements of the database than its budget', () => {
  test.each(ENDPOINTS)('%s', async (name) => {
    for (const browser of [new Browser(), customer, restaurant.owner]) {
      const call = await exampleCall(name, { customer, restaurant, picture })
      const statements = await statementsOf(() => browser.ask(name, call))
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(BUDGETS[name])
      await restore()
    }
  })
})
