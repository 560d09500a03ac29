import { expect, test } from 'vitest'
import { scene } from '@/tests/scene'
import { type Account, addCustomer } from '@/tests/world'

let ada: Account
let bob: Account
scene(async () => {
  ada = await addCustomer()
  bob = await addCustomer()
})

test('signing out everywhere ends every other session of the user and keeps the current one [4.7.5, 7.1.1, T6]', async () => {
  const others = [ada.copy(), ada.copy()]
  for (const other of others) await other.call('listOrders')
  expect(await ada.call('signOutEverywhere')).toEqual({ message: 'Signed out everywhere else' })
  for (const other of others) expect(await other.refusal('listOrders')).toMatchObject({ status: 401 })
  // The new session comes with a token that fits it.
  await ada.call('updateProfile', { id: ada.id, body: { first_name: 'Grace' } })
  await bob.call('listOrders')
})

test('when two sessions sign out everywhere at once, only one of them stays signed in', async () => {
  await ada.call('getSession')
  const [one, other] = [ada.copy(), ada.copy()]
  const statuses = await Promise.all([one.ask('signOutEverywhere'), other.ask('signOutEverywhere')])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const seen = await Promise.all([one, other].map((browser) => browser.ask('listOrders')))
  expect(seen.map(({ status }) => status).toSorted()).toEqual([200, 401])
})
