import { expect, test } from 'vitest'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import { startSession } from '@/lib/accounts/server/sessions'
import { db } from '@/lib/db/client'
import { Browser } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { scene } from '@/tests/scene'
import { type Account, addCustomer } from '@/tests/world'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

const account = aCustomer()
let laptop: Browser
let phone: Browser
let other: Account

scene(async () => {
  const logIn = async (agent: string) => {
    const browser = new Browser()
    const body = { credential: account.email, password: account.password }
    await browser.call('logIn', { body, headers: { 'user-agent': agent } })
    return browser
  }
  await new Browser().call('signUp', { body: account })
  laptop = await logIn(LAPTOP)
  phone = await logIn(PHONE)
  other = await addCustomer()
})

const sessionsOf = async (browser: Browser) => (await browser.call('getSessions')).sessions

test('sessions are listed with readable device names, and the current one is marked [4.7.5, 7.1.1]', async () => {
  const seen = (await sessionsOf(laptop)).map(({ device, current }) => [device, current])
  expect(seen.toSorted()).toEqual([
    ['Chrome on Windows', true],
    ['Safari on iPhone', false],
    ['Unknown browser', false],
  ])
})

test('sessions of other users and expired ones are not listed [7.1.1]', async () => {
  expect(await sessionsOf(other)).toHaveLength(1)
  const long = new Date(Date.now() - SESSION_LIFE_MS)
  await startSession({ userId: other.id, device: 'Old', proof: {}, replaces: null }, { db, now: long })
  expect(await sessionsOf(other)).toHaveLength(1)
})

test('an ended session is no longer accepted, while the others are [7.1.1, V7.4.5]', async () => {
  const target = (await sessionsOf(laptop)).find(({ device }) => device === 'Safari on iPhone')
  expect(await laptop.call('endSession', { id: target?.id })).toEqual({ message: 'Session ended', id: target?.id })
  expect(await phone.refusal('listOrders')).toMatchObject({ status: 401 })
  expect(await sessionsOf(laptop)).toHaveLength(2)
  expect(await laptop.refusal('endSession', { id: target?.id })).toMatchObject({ status: 404 })
})

test('ending the current session logs the browser out', async () => {
  const target = (await sessionsOf(laptop)).find(({ current }) => current)
  await laptop.call('endSession', { id: target?.id })
  expect(laptop.cookies.has('plateful_session')).toBe(false)
  expect(await laptop.refusal('listOrders')).toMatchObject({ status: 401 })
  await phone.call('listOrders')
})

test('signing in again in the same browser leaves no second session', async () => {
  const body = { credential: account.email, password: account.password }
  await laptop.call('logIn', { body, headers: { 'user-agent': LAPTOP } })
  expect((await sessionsOf(laptop)).filter(({ device }) => device === 'Chrome on Windows')).toHaveLength(1)
})

test.each([
  [null, 'Unknown browser'],
  ['', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  [`${'x'.repeat(5000)}/1.0`, expect.stringMatching(/^.{1,60}$/)],
])('a browser that identifies itself as %s gets a short name', async (agent, device) => {
  const browser = new Browser()
  const body = { credential: account.email, password: account.password }
  await browser.call('logIn', { body, headers: { 'user-agent': agent } })
  const current = (await sessionsOf(browser)).find((session) => session.current)
  expect(current?.device).toEqual(device)
})
