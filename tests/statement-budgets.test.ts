import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { refreshIndex } from '@/lib/search/server/refresh-index'
import { Browser, ENDPOINTS } from './api'
import { exampleCall, exampleOf } from './example-calls'
import { aPictureUrl } from './pictures'
import { scene } from './scene'
import { statementsOf } from './statements'
import {
  type Account,
  addCustomer,
  addModifierGroup,
  addOperator,
  addRestaurant,
  addReview,
  deliverAll,
  type Restaurant,
} from './world'

let restaurant: Restaurant
let customer: Account
let operator: Account
let picture: string

// Several rows in each list: a statement for each row would exceed any of these numbers.
const restore = scene(async () => {
  restaurant = await addRestaurant({ prices: [8, 9, 10, 11, 12, 13] })
  await addRestaurant({ owner: restaurant.owner, prices: [5] })
  customer = await addCustomer()
  operator = await addOperator()
  // Wide enough for all widths.
  picture = await aPictureUrl('png', { width: 800, height: 20 })
  for (let count = 0; count < 4; count += 1) await addReview(customer, restaurant)
  await deliverAll(restaurant)
  for (const { id } of restaurant.items) await customer.call('likeMenuItem', { id })
  await refreshIndex({ db })
})

test('modifiers cost an order one statement when it is created, and one when it is submitted', async () => {
  const ordering = async (modifiers: number[]) => {
    const line = { menu_item_id: restaurant.items[0]?.id, quantity: 1, modifiers }
    const body = { restaurant_id: restaurant.id, items: [line, { ...line, customizations: 'Hot' }] }
    let id = 0
    const create = await statementsOf(async () => {
      id = (await customer.call('createOrder', { body })).id
    })
    const submit = await statementsOf(() => customer.call('submitOrder', { id, body: {} }))
    return [create.length, submit.length]
  }
  const options = { min: 0, max: 1, at: [0] }
  const groups = []
  for (const name of ['Size', 'Side', 'Sauce']) groups.push(await addModifierGroup(restaurant, { name, ...options }))
  const [create = 0, submit = 0] = await ordering([])
  const modifiers = groups.map((group) => group.modifiers[0]?.id ?? 0)
  expect(await ordering(modifiers)).toEqual([create + 1, submit + 1])
})

describe('no call takes more statements of the database than its budget', () => {
  test.each(ENDPOINTS)('%s', async (name, endpoint) => {
    const callers = endpoint.auth === 'operator' ? [operator] : [new Browser(), customer, restaurant.owner]
    for (const browser of callers) {
      const call = await exampleCall(name, { customer, restaurant, picture, operator })
      const statements = await statementsOf(() => browser.ask(name, call))
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(exampleOf(name).statements)
      await restore()
    }
  })
})
