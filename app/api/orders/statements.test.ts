import { expect, test } from 'vitest'
import { scene } from '@/tests/scene'
import { statementsOf } from '@/tests/statements'
import { type Account, addCustomer, addOrder, addRestaurant, type Restaurant } from '@/tests/world'

// Only one order can be written at a time, so each statement of one is a wait for all others. Nothing is read again that was
// read or written before.

let ada: Account
let restaurant: Restaurant

scene(async () => {
  ada = await addCustomer()
  // Brings her the anti-forgery token that all writes need.
  await ada.call('getSession')
  restaurant = await addRestaurant({ prices: [8.5, 12.25, 3] })
})

/** What the statements of some work do, and to which table. */
async function actionsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work)
  return statements.map((sql) => {
    const table = sql.match(/(?:FROM|INTO|UPDATE) (?:`main`\.)?[`"](\w+)[`"]/)?.[1]
    return [sql.trim().split(/\s/)[0], table].filter(Boolean).join(' ')
  })
}

test('an order of any number of lines is created in nine statements', async () => {
  expect(await actionsOf(() => addOrder(ada, restaurant))).toEqual([
    'SELECT Session',
    'BEGIN',
    'SELECT Restaurant',
    'SELECT MenuItem',
    // The orders of the last hour, and the Active ones.
    'SELECT Order',
    'SELECT Order',
    'INSERT Order',
    'INSERT OrderItem',
    'COMMIT',
  ])
})

test('an order is submitted and paid from the wallet in thirteen statements', async () => {
  const { id } = await addOrder(ada, restaurant)
  const submit = () => ada.call('submitOrder', { id, body: { paymentMethod: 'wallet' } })
  expect(await actionsOf(submit)).toEqual([
    'SELECT Session',
    'BEGIN',
    'SELECT Order',
    'SELECT Restaurant',
    'SELECT OrderItem',
    'SELECT MenuItem',
    // The open orders, and those of the last hour.
    'SELECT Order',
    'SELECT Order',
    'UPDATE User',
    'INSERT WalletEntry',
    'UPDATE Order',
    'INSERT OrderEvent',
    'COMMIT',
  ])
})
