import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { turnRestaurants } from '@/lib/restaurants/server/hours'
import type { Browser } from '@/tests/api'
import { aReview } from '@/tests/builders'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addModifierGroup,
  addRestaurant,
  addSubmittedOrder,
  deliverAll,
  type Restaurant,
} from '@/tests/world'
import { db } from './client'
import { openDatabase } from './database'
import type { ContentVersion } from './engine'

let customer: Account
let restaurant: Restaurant
let orderId: number
let section: { id: number }
let group: Awaited<ReturnType<typeof addModifierGroup>>

scene(async () => {
  customer = await addCustomer()
  restaurant = await addRestaurant()
  section = await restaurant.owner.call('createSection', { id: restaurant.id, body: { name: 'Pizza' } })
  group = await addModifierGroup(restaurant, { at: [0], min: 0 })
  orderId = (await addSubmittedOrder(customer, restaurant)).id
  await deliverAll(restaurant)
})

/** The versions that this process knows, once it is connected. */
async function versionsNow(): Promise<ContentVersion> {
  // Within a turn of the event loop, changes by another connection do not count.
  await nextTurn()
  return { ...(await vi.waitUntil(() => db.contentVersion())) }
}

/** Which versions a change moves, as the process that made it sees them right after the call was answered. */
async function movedBy(change: () => Promise<unknown>): Promise<(keyof ContentVersion)[]> {
  const before = await versionsNow()
  await change()
  const after = await versionsNow()
  return (['catalog', 'likes'] as const).filter((name) => after[name] > before[name])
}

const review = () =>
  customer.call('createReview', { body: aReview({ order_id: orderId, restaurant_id: restaurant.id }) })
const ofRestaurant = () => ({ id: restaurant.id })
const ofItem = () => ({ id: restaurant.items[0]?.id ?? 0 })

test.each<[string, (owner: Browser) => Promise<unknown>]>([
  ['a new restaurant', () => addRestaurant({ prices: [] })],
  [
    'a restaurant that changes',
    (owner) => owner.call('updateRestaurant', { ...ofRestaurant(), body: { name: 'Bistro' } }),
  ],
  [
    'a restaurant that closes',
    async (owner) => {
      // It is open all day and closes tomorrow.
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
      const body = { timeZone: 'Etc/UTC', daysOff: [{ date: tomorrow }] }
      await owner.call('updateRestaurant', { ...ofRestaurant(), body })
      await turnRestaurants({ db, now: new Date(`${tomorrow}T00:00:00.000Z`) })
    },
  ],
  [
    'a restaurant that takes no orders anymore',
    (owner) => owner.call('removeRestaurant', { ...ofRestaurant(), query: { type: 'soft' } }),
  ],
  ['a restaurant that is busy', (owner) => owner.call('setBusy', { ...ofRestaurant(), body: { minutes: 15 } })],
  [
    'a restaurant that is paused',
    (owner) => owner.call('pauseRestaurant', { ...ofRestaurant(), body: { minutes: 15 } }),
  ],
  ['an item that is sold out', (owner) => owner.call('setAvailability', { ...ofItem(), body: { until: 'changed' } })],
  [
    'a restaurant that is deleted',
    (owner) => owner.call('removeRestaurant', { ...ofRestaurant(), query: { type: 'hard' } }),
  ],
  ['a menu item that changes', (owner) => owner.call('updateMenuItem', { ...ofItem(), body: { price: 3 } })],
  ['a menu item that is deleted', (owner) => owner.call('deleteMenuItem', ofItem())],
  ['a new modifier group', () => addModifierGroup(restaurant)],
  [
    'a modifier group that changes',
    (owner) => owner.call('updateModifierGroup', { id: group.id, body: { version: 1, name: 'Portion' } }),
  ],
  ['a modifier group that is deleted', (owner) => owner.call('deleteModifierGroup', { id: group.id })],
  [
    'a modifier that is sold out',
    (owner) => owner.call('setModifierAvailability', { id: group.modifiers[0]?.id, body: { until: 'changed' } }),
  ],
  [
    'an item with other modifier groups',
    (owner) => owner.call('attachModifierGroups', { ...ofItem(), body: { ids: [] } }),
  ],
  ['a new section', (owner) => owner.call('createSection', { ...ofRestaurant(), body: { name: 'Soups' } })],
  ['a section with another name', (owner) => owner.call('updateSection', { ...section, body: { name: 'Stews' } })],
  ['a section that is deleted', (owner) => owner.call('deleteSection', section)],
  ['a new review', review],
  [
    'a reviewer with another name',
    () => customer.call('updateProfile', { id: customer.id, body: { first_name: 'Grace' } }),
  ],
])('%s changes the catalog [4.18.10]', async (_, change) => {
  expect(await movedBy(() => change(restaurant.owner))).toEqual(['catalog'])
})

test('a review that changes and one that is deleted change the catalog', async () => {
  const { id } = await review()
  const body = { review: 'Cold when it came, sadly.', order_rating: 2, restaurant_rating: 3 }
  expect(await movedBy(() => customer.call('updateReview', { id, body }))).toEqual(['catalog'])
  expect(await movedBy(() => customer.call('deleteReview', { id }))).toEqual(['catalog'])
})

test('a like changes the version of likes only', async () => {
  expect(await movedBy(() => customer.call('likeMenuItem', ofItem()))).toEqual(['likes'])
  expect(await movedBy(() => customer.call('unlikeMenuItem', ofItem()))).toEqual(['likes'])
})

test('orders, funds and sessions change no version', async () => {
  expect(await movedBy(() => addSubmittedOrder(customer, restaurant, { paymentMethod: 'wallet' }))).toEqual([])
  expect(await movedBy(() => customer.call('addFunds', { id: customer.id, body: { amount: 5 } }))).toEqual([])
  expect(await movedBy(() => customer.call('signOutEverywhere'))).toEqual([])
})

test('an uncommitted change is not visible', async () => {
  const before = await versionsNow()
  const failed = db.write(async (tx) => {
    await tx.restaurant.update({ where: { id: restaurant.id }, data: { name: 'Bistro' } })
    expect(await versionsNow()).toEqual(before)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  expect(await versionsNow()).toEqual(before)
})

test('a change of this process counts at once, in the same turn of the event loop too', async () => {
  const before = await versionsNow()
  await db.write((tx) => tx.restaurant.update({ where: { id: restaurant.id }, data: { name: 'Trattoria' } }))
  expect(db.contentVersion()?.catalog).toBeGreaterThan(before.catalog)
})

test('another process sees the change as well', async () => {
  const other = openDatabase(env.DATABASE_URL)
  const before = { ...(await vi.waitUntil(() => other.contentVersion())) }
  await addRestaurant({ prices: [] })
  await vi.waitUntil(() => (other.contentVersion()?.catalog ?? 0) > before.catalog)
  expect(other.contentVersion()?.likes).toBe(before.likes)
  await other.close()
})

test.each(['file:/nowhere/plateful.db', 'postgresql://nobody@127.0.0.1:9/nowhere'])(
  'without a database there are no versions: %s',
  async (url) => {
    const absent = openDatabase(url)
    expect(absent.contentVersion()).toBeNull()
    await sleep(50)
    expect(absent.contentVersion()).toBeNull()
    await absent.close()
  },
)
