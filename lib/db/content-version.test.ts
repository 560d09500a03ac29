import { expect, test } from 'vitest'
import { aReview } from '@/tests/builders'
import { scene } from '@/tests/scene'
import { addCustomer, addKitchen, addSubmittedOrder, type Kitchen, type Person } from '@/tests/world'
import { db } from './client'
import { type ContentVersion, ContentVersions } from './content-version'

let customer: Person
let kitchen: Kitchen
let orderId: number

scene(async () => {
  customer = await addCustomer()
  kitchen = await addKitchen()
  orderId = (await addSubmittedOrder(customer, kitchen)).id
})

/** Which versions a change moves, as another connection sees it right after the call was answered. */
async function movedBy(change: () => Promise<unknown>): Promise<(keyof ContentVersion)[]> {
  const versions = new ContentVersions(process.env.DATABASE_URL ?? '')
  const before = versions.now()
  await change()
  const after = versions.now()
  versions.close()
  if (!before || !after) throw new Error('The versions could not be read')
  return (['catalog', 'likes'] as const).filter((name) => after[name] > before[name])
}

const review = () =>
  customer.browser.call('createReview', {
    body: aReview({ order_id: orderId, restaurant_id: kitchen.restaurant.id }),
  })
const itemId = () => kitchen.items[0]?.id ?? 0

test.each<[string, () => Promise<unknown>]>([
  ['a new restaurant', () => addKitchen({ prices: [] })],
  [
    'a restaurant that changes',
    () => kitchen.owner.browser.call('updateRestaurant', { id: kitchen.restaurant.id, body: { name: 'Bistro' } }),
  ],
  [
    'a restaurant that takes no orders anymore',
    () => kitchen.owner.browser.call('removeRestaurant', { id: kitchen.restaurant.id, query: { type: 'soft' } }),
  ],
  [
    'a restaurant that is deleted',
    () => kitchen.owner.browser.call('removeRestaurant', { id: kitchen.restaurant.id, query: { type: 'hard' } }),
  ],
  [
    'a menu item that changes',
    () => kitchen.owner.browser.call('updateMenuItem', { id: itemId(), body: { price: 3 } }),
  ],
  ['a menu item that is deleted', () => kitchen.owner.browser.call('deleteMenuItem', { id: itemId() })],
  ['a new review', review],
  [
    'a reviewer with another name',
    () => customer.browser.call('updateProfile', { id: customer.id, body: { first_name: 'Grace' } }),
  ],
])('%s changes the catalog', async (_, change) => {
  expect(await movedBy(change)).toEqual(['catalog'])
})

test('a review that changes and one that is deleted change the catalog', async () => {
  const { id } = await review()
  const body = { review: 'Cold when it came, sadly.', order_rating: 2, restaurant_rating: 3 }
  expect(await movedBy(() => customer.browser.call('updateReview', { id, body }))).toEqual(['catalog'])
  expect(await movedBy(() => customer.browser.call('deleteReview', { id }))).toEqual(['catalog'])
})

test('likes have a version of their own', async () => {
  const id = itemId()
  expect(await movedBy(() => customer.browser.call('likeMenuItem', { id }))).toEqual(['likes'])
  expect(await movedBy(() => customer.browser.call('unlikeMenuItem', { id }))).toEqual(['likes'])
})

test('orders, money and sessions change nothing that visitors see', async () => {
  expect(await movedBy(() => addSubmittedOrder(customer, kitchen, { paymentMethod: 'wallet' }))).toEqual([])
  expect(await movedBy(() => customer.browser.call('addFunds', { id: customer.id, body: { amount: 5 } }))).toEqual([])
  expect(await movedBy(() => customer.browser.call('signOutEverywhere'))).toEqual([])
})

test('what is not committed is not seen', async () => {
  const versions = new ContentVersions(process.env.DATABASE_URL ?? '')
  const before = versions.now()
  const failed = db.write(async (tx) => {
    await tx.restaurant.update({ where: { id: kitchen.restaurant.id }, data: { name: 'Bistro' } })
    expect(versions.now()).toEqual(before)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  expect(versions.now()).toEqual(before)
  versions.close()
})

test('without a file there are no versions', () => {
  expect(new ContentVersions('file:/nowhere/plateful.db').now()).toBeNull()
})
