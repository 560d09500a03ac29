import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listDemoAccounts } from '@/lib/accounts/server/demo'
import { hashPassword } from '@/lib/accounts/server/password'
import { startSession } from '@/lib/accounts/server/sessions'
import { db } from '@/lib/db/client'
import { Browser } from '@/tests/api'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addGuest } from '@/tests/world'

beforeEach(freshDatabase)

test('a demo account is entered without a password [6.2.4, 7.1.1]', async () => {
  const { id } = await addCustomer({ demo: true })
  const browser = new Browser()
  const user = await browser.call('demoLogIn', { id })
  expect(user).toMatchObject({ id, wallet: 999.99 })
  expect(await browser.call('getSession')).toEqual({ ...user, likedItems: [], likedRestaurants: [] })
})

describe('an id that is not of a demo account is refused [6.2.4, T51]', () => {
  test.each([
    ['a customer', async () => (await addCustomer()).id],
    ['a guest', async () => (await addGuest()).id],
    ['no account', async () => 999],
  ])('%s', async (_, idOf) => {
    const browser = new Browser()
    expect(await browser.refusal('demoLogIn', { id: await idOf() })).toEqual({
      status: 404,
      message: 'There is no such demo account',
      errors: {},
    })
    expect(await browser.call('getSession')).toHaveProperty('errors')
  })
})

test('the body has no influence on which demo account is entered', async () => {
  const demo = await addCustomer({ demo: true })
  const victim = await addCustomer()
  const user = await new Browser().call('demoLogIn', {
    id: demo.id,
    rawBody: JSON.stringify({ id: victim.id, userId: victim.id }),
  })
  expect(user).toMatchObject({ id: demo.id })
})

test('demo logins can be turned off [6.2.4, T51, V6.3.2]', async () => {
  const password = 'plateful-demo'
  const { id } = await addCustomer({ demo: true, passwordHash: await hashPassword(password) })
  expect(await listDemoAccounts({ db })).toHaveLength(1)
  vi.resetModules()
  vi.stubEnv('DEMO_LOGIN', 'false')
  const { enterDemo } = await import('@/lib/accounts/server/demo')
  const queries = await import('@/lib/accounts/server/demo')
  await expect(enterDemo(id, { db })).rejects.toMatchObject({ code: 'not_found' })
  expect(await queries.listDemoAccounts({ db })).toEqual([])
  // Its password, which is in the documentation, is refused as well.
  const { logIn } = await import('@/lib/accounts/server/credentials')
  const email = (await db.read.user.findUniqueOrThrow({ where: { id } })).email ?? ''
  await expect(
    logIn({ email, password, address: '', isKnownTo: () => false }, { db, now: new Date() }),
  ).rejects.toMatchObject({ code: 'unauthenticated' })
  // Earlier sessions of demo accounts end too, and other sessions go on.
  const { findSession } = await import('@/lib/accounts/server/sessions')
  const now = new Date()
  const sessionOf = async (userId: number) =>
    (await startSession({ userId, device: 'Tests', proof: {}, replaces: null }, { db, now })).id
  expect(await findSession(await sessionOf(id), { db, now })).toBeNull()
  const other = await addCustomer()
  expect(await findSession(await sessionOf(other.id), { db, now })).toMatchObject({ user: { id: other.id } })
  vi.unstubAllEnvs()
  vi.resetModules()
})
