import { expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { followClock } from '@/lib/orders/server/clock'
import { Browser } from '@/tests/api'
import { aRestaurant } from '@/tests/builders'
import { scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import { type Account, addCustomer, addOperator, addRestaurant, orderOf, type Restaurant } from '@/tests/world'

vi.hoisted(() => {
  process.env.RESTAURANT_APPROVAL = 'true'
})

let operator: Account
let ada: Account
let mia: Account
let restaurant: Restaurant

scene(async () => {
  operator = await addOperator()
  ada = await addCustomer()
  mia = await addCustomer({ email: 'mia@example.com' })
  restaurant = await addRestaurant({ owner: mia })
})

const isOnSite = async () => {
  const { restaurants } = await new Browser().call('listRestaurants')
  return restaurants.some(({ id }) => id === restaurant.id)
}
const body = { reason: 'Looks good' }

test('a new restaurant waits until an operator approves it [4.37.5]', async () => {
  expect(restaurant.servicing).toBe(false)
  await followClock({ db, now: new Date(Date.now() + 365 * 86_400_000) })
  expect(await isOnSite()).toBe(false)
  expect((await ada.refusal('createOrder', { body: orderOf(restaurant) })).status).toBe(409)
  expect(await mia.refusal('reactivateRestaurant', { id: restaurant.id })).toMatchObject({
    status: 409,
    message: 'This restaurant waits for its approval.',
  })
  const { restaurants } = await operator.call('findRestaurants', { query: { q: 'waiting' } })
  expect(restaurants).toMatchObject([{ id: restaurant.id, state: 'waiting' }])

  expect(await operator.call('liftRestaurant', { id: restaurant.id, body })).toMatchObject({ state: 'active' })
  expect(await isOnSite()).toBe(true)
  expect((await new Browser().call('listMenuItems')).length).toBe(restaurant.items.length)
  expect((await sentMails()).at(-1)).toMatchObject({ to: 'mia@example.com', subject: `${restaurant.name} is approved` })
})

test('an operator refuses one by suspending it [4.37.5]', async () => {
  const asked = { id: restaurant.id, body: { reason: 'The address does not exist' } }
  expect(await operator.call('suspendRestaurant', asked)).toMatchObject({ state: 'suspended' })
  expect(await operator.call('liftRestaurant', { id: restaurant.id, body })).toMatchObject({ state: 'active' })
})

test('one that its owner creates as inactive stays so [4.37.5]', async () => {
  const { restaurant: quiet } = await mia.call('createRestaurant', { body: aRestaurant({ servicing: false }) })
  expect(await operator.call('liftRestaurant', { id: quiet.id, body })).toMatchObject({ state: 'inactive' })
})
