import { expect, test } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { scene } from '@/tests/scene'
import { type Account, addCustomer } from '@/tests/world'

let ada: Account
let bob: Account
scene(async () => {
  ada = await addCustomer()
  bob = await addCustomer()
})

test('signing out everywhere ends every other session of the user and keeps the current one', async () => {
  const others = [ada.browser.copy(), ada.browser.copy()]
  for (const other of others) await other.call(endpoints.listOrders)
  expect(await ada.browser.call(endpoints.signOutEverywhere)).toEqual({ message: 'Signed out everywhere else' })
  for (const other of others) expect(await other.refusal(endpoints.listOrders)).toMatchObject({ status: 401 })
  // The new session comes with a token that fits it.
  await ada.browser.call(endpoints.updateProfile, { params: { id: ada.id }, body: { first_name: 'Grace' } })
  await bob.browser.call(endpoints.listOrders)
})

test('when two sessions sign out everywhere at once, the later one stays signed in', async () => {
  await ada.browser.call(endpoints.getSession)
  const [one, other] = [ada.browser.copy(), ada.browser.copy()]
  const statuses = await Promise.all([one.ask(endpoints.signOutEverywhere), other.ask(endpoints.signOutEverywhere)])
  expect(statuses.map(({ status }) => status)).toEqual([200, 200])
  const seen = await Promise.all([one, other].map((browser) => browser.ask(endpoints.listOrders)))
  expect(seen.map(({ status }) => status).toSorted()).toEqual([200, 401])
})
