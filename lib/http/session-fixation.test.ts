import { beforeEach, describe, expect, test } from 'vitest'
import { Browser, type Call, type EndpointName } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addGuest } from '@/tests/world'
import { openSession, SESSION_COOKIE, sealSession } from './session'
import { sessionOf } from './session-user'

const account = aCustomer()
let attacker: Account
let attackersGuest: Account
let demo: Account

scene(async () => {
  await new Browser().call('signUp', { body: account })
  attacker = await addCustomer()
  attackersGuest = await addGuest()
  demo = await addCustomer({ demo: true })
})

/** Every way to sign in. */
const ENTRIES: [EndpointName, () => Call][] = [
  ['logIn', () => ({ body: { credential: account.email, password: account.password } })],
  ['signUp', () => ({ body: aCustomer() })],
  ['continueAsGuest', () => ({})],
  ['demoLogIn', () => ({ id: demo.id })],
]

/** What an attacker may have put into the browser before. */
const PLANTED: [string, () => Promise<string>][] = [
  ['made up', async () => 'planted'],
  ['of the attacker', async () => attacker.cookies.get(SESSION_COOKIE) ?? ''],
  ['of a guest of the attacker', async () => attackersGuest.cookies.get(SESSION_COOKIE) ?? ''],
  ['of a session that has ended', () => sealSession(99)],
]

describe.each(PLANTED)('a session cookie that was planted before: %s', (_, plant) => {
  test.each(ENTRIES)(
    'a planted cookie is replaced by %s and does not open the new session [T5, V7.2.4]',
    async (name, callOf) => {
      const planted = await plant()
      const victim = new Browser()
      victim.cookies.set(SESSION_COOKIE, planted)
      await victim.call('getSession')
      const answer = await victim.ask(name, callOf())
      expect(answer.headers.getSetCookie()[0]).toMatch(/^plateful_session=/)
      expect(victim.cookies.get(SESSION_COOKIE)).not.toBe(planted)
      const { id } = await victim.call('getSession').then((user) => ('id' in user ? user : { id: 0 }))

      const holder = new Browser()
      holder.cookies.set(SESSION_COOKIE, planted)
      expect(await holder.call('getSession')).not.toMatchObject({ id })
      // It ended when the new session replaced it.
      expect(await sessionOf(planted)).toBeNull()
    },
  )
})

describe('a guest who signs up', () => {
  let guest: Browser
  let old: string
  beforeEach(async () => {
    guest = attackersGuest
    old = guest.cookies.get(SESSION_COOKIE) ?? ''
    await guest.call('signUp', { body: aCustomer() })
  })

  test('a guest who signs up gets a new session with the same user id', async () => {
    const fresh = guest.cookies.get(SESSION_COOKIE) ?? ''
    expect(await openSession(fresh)).not.toBe(await openSession(old))
    expect(await sessionOf(fresh)).toMatchObject({ user: { id: attackersGuest.id, guestAccount: false } })
  })

  test('the cookie of the guest is refused after signing up [V7.2.4]', async () => {
    const holder = new Browser()
    holder.cookies.set(SESSION_COOKIE, old)
    expect(await holder.refusal('listOrders')).toMatchObject({ status: 401 })
  })
})

test('no two sessions have the same cookie, even of one user [V7.2.1–2]', async () => {
  const body = { credential: account.email, password: account.password }
  const browsers = [new Browser(), new Browser()]
  for (const browser of browsers) await browser.call('logIn', { body })
  expect(new Set(browsers.map((browser) => browser.cookies.get(SESSION_COOKIE))).size).toBe(2)
})
